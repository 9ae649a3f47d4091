import { copyFor } from '../../copy/copy.ts';
import { linkingTransaction } from '../../contracts/linking/linking.ts';
import { deniedAddress } from '../../domain/linking/linking-request.ts';
import { contactOf } from '../../domain/access/masked-contact.ts';
import { resendWaitMs } from '../../domain/access/resend-wait.ts';
import { mfaWords } from '../access/mfa-words.ts';
import { openLinking } from './linking-code.ts';
import { linkingFlash } from './linking-flash.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * Loads the page where a linking's MFA code is entered; undefined if this browser has no such transaction for this
 * assistant. Never sends a code.
 */
export async function linkingCodePage(context: RequestContext, partner: string | undefined) {
  const transaction = linkingTransaction.safeParse(context.url.searchParams.get('request'));
  const open = transaction.success ? await openLinking(context, transaction.data) : undefined;
  const contact = open && contactOf(open.pending.mfa);
  if (!transaction.success || !open || !contact || open.linking.request.partner !== partner) return undefined;
  const { request } = open.linking;
  const copy = copyFor('mfa', context.locale.language, context.brand);
  const flash = await linkingFlash.take(context, ({ place }) => place === transaction.data);
  return {
    title: copy.title,
    form: {
      notice: flash && { kind: flash.kind, title: flash.title, text: flash.text },
      waitMs: resendWaitMs(open.pending.sentAtMs, context.nowMs),
      linking: transaction.data,
      words: mfaWords(context, contact),
    },
    cancel: {
      href: deniedAddress(request),
      label: copyFor('linking', context.locale.language, context.brand).cancel,
    },
  };
}
