import { fillIn } from '../../copy/fill-in.ts';
import { withoutIsolates } from '../../domain/text/bidi.ts';
import type { AccountBilling } from '../../domain/billing/plan-billing.ts';
import { type Letter, sendLetter } from '../letters/send-letter.ts';
import type { RequestContext } from '../request/request-context.ts';
import { deletionBillingText, plainLine } from './deletion-billing.ts';

/**
 * Mails a copy of what a person was told about their plans when they asked for the deletion of their account, because the account
 * will be gone. Returns whether it is on its way: a brand without a sender of letters has none.
 */
export async function sendDeletionLetter(
  context: RequestContext,
  email: string,
  billing: AccountBilling | null,
): Promise<boolean> {
  const { letters: sender } = context.brand;
  if (!sender) return false;
  const sent = await sendLetter(context.env, deletionLetter(context, { email, from: sender.from }, billing));
  if (!sent.sent) context.log.warn('letter_not_sent', { what: 'deletion', code: sent.code });
  return sent.sent;
}

function deletionLetter(
  context: RequestContext,
  { email, from }: { email: string; from: string },
  billing: AccountBilling | null,
): Letter {
  const { brand, nowMs } = context;
  const copy = context.copy('deletion');
  const { title, lines } = deletionBillingText(billing, 'after', context);
  const date = context.day(nowMs);
  const ways = lines.map((line) =>
    [plainLine(line, context), ...(line.link ? [`${line.link.label}: ${line.link.href}`] : [])].join('\n'),
  );
  const parts = [fillIn(copy.letterIntro, { date, email }), title, ...ways, copy.stillKeep, copy.letterOutro];
  return {
    kind: 'deletion',
    brand: brand.key,
    from: { email: from, name: brand.displayName },
    to: email,
    replyTo: brand.support.email,
    subject: withoutIsolates(fillIn(copy.letterSubject, { brand: brand.displayName })),
    text: `${parts.join('\n\n')}\n`,
  };
}
