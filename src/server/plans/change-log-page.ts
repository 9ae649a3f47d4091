import { plainText } from '../../contracts/plain-text.ts';
import type { ChangeLogProps } from '../../components/plans/change-log.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { exactMomentText } from '../../domain/text/moment.ts';
import { readChangeLog } from '../account/account-reader.ts';
import { sheetSender } from '../page/sheet-sender.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { changeText } from './change-log-text.ts';

/** Loads every change of the account that was made here, the newest first; makes no platform call. */
export async function changeLogPage(
  context: RequestContext,
  session: Pick<SessionRecord, 'brand' | 'person'>,
): Promise<Pick<ChangeLogProps, 'page' | 'paper'>> {
  const { locale, nowMs, timeZone } = context;
  const changeLog = await readChangeLog(context, session);
  const copy = context.copy('changeLog');
  return {
    page:
      changeLog === undefined
        ? { kind: 'failed' }
        : changeLog.length === 0
          ? { kind: 'empty' }
          : { kind: 'changes', changes: changeLog.map((change) => changeText(change, context)) },
    paper: {
      from: sheetSender(context),
      person: [session.person.name, plainText(session.person.email)],
      asOf: fillIn(copy.asOf, { time: exactMomentText(nowMs, locale.format, timeZone) }),
    },
  };
}
