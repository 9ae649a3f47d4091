import { plainText } from '../../contracts/plain-text.ts';
import type { PlanRecordProps } from '../../components/plans/plan-record.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { exactMomentText } from '../../domain/text/moment.ts';
import { readChangeRecord } from '../account/account-reader.ts';
import { sheetSender } from '../page/sheet-sender.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { changeText } from './change-record-text.ts';

/** Loads every change of the account that was made here, the newest first; makes no platform call. */
export async function planRecordPage(
  context: RequestContext,
  session: Pick<SessionRecord, 'brand' | 'person'>,
): Promise<Pick<PlanRecordProps, 'page' | 'paper'>> {
  const { locale, nowMs, timeZone } = context;
  const record = await readChangeRecord(context, session);
  const copy = context.copy('record');
  return {
    page:
      record === undefined
        ? { kind: 'failed' }
        : record.length === 0
          ? { kind: 'empty' }
          : { kind: 'changes', changes: record.map((change) => changeText(change, context)) },
    paper: {
      from: sheetSender(context),
      person: [session.person.name, plainText(session.person.email)],
      asOf: fillIn(copy.asOf, { time: exactMomentText(nowMs, locale.format, timeZone) }),
    },
  };
}
