import { fillIn } from '../../copy/fill-in.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { CompromiseOutcome } from './recovery-notes.ts';
import { supportLink } from './support-link.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/**
 * Says what was done after a press of "This wasn't me": what is known to be done and what is not, what became of the link
 * for a new password, and what a new password alone does not help against.
 */
export function compromiseReportText(
  context: RequestContext,
  { done, email }: { done: CompromiseOutcome; email: string },
) {
  const { brand } = context;
  const copy = context.copy('security');
  const isComplete = done.sessions === 'ended' && done.browsers === 'removed';
  const advice = {
    social: copy.compromiseReportSocial,
    sso: copy.compromiseReportApp,
    password: undefined,
    code: undefined,
    unknown: undefined,
  }[done.by];
  const security = pathTo('security', brand);
  const codeAdvice = done.code === 'off' ? fillIn(copy.mfaOffDo, { brand: brand.displayName }) : undefined;
  return {
    text: {
      asked: fillIn(copy.compromiseReportMailed, { email }),
      spent: copy.compromiseReportMailSpent,
      unsure: copy.compromiseReportMailUnsure,
    }[done.mail],
    security: security === undefined ? undefined : { href: security, label: copy.title },
    notice: {
      kind: isComplete ? ('success' as const) : ('warning' as const),
      done: [
        done.sessions === 'ended' ? copy.compromiseReportSessions : copy.compromiseReportSessionsUnsure,
        done.browsers === 'removed' ? copy.compromiseReportBrowsers : copy.compromiseReportBrowsersUnsure,
        ...(isComplete || security === undefined ? [] : [copy.compromiseReportLookAgain]),
      ],
      advice: [advice, codeAdvice].filter((sentence) => sentence !== undefined),
      support: done.by === 'sso' || codeAdvice !== undefined ? supportLink(context) : undefined,
    },
  };
}
