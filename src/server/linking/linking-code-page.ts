import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import { linkingTransaction } from '../../contracts/linking/linking.ts';
import { deniedAddress } from '../../domain/linking/linking-request.ts';
import { contactOf } from '../../domain/access/masked-contact.ts';
import { resendWaitMs } from '../../domain/access/one-time-code.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { mfaWords } from '../access/mfa-words.ts';
import { linkedPartner, openLinking } from './linking-code.ts';
import { linkingFlash } from './linking-flash.ts';
import { LINKING_OVER, namesOf } from './linking-page.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Loads the page where a linking's MFA code is entered. After the code was accepted, the page says that the account is
 * linked. Redirects to the page that says it is over, if this browser has no such transaction for this assistant. Never
 * sends a code.
 */
export async function linkingCodePage(context: RequestContext, partner: string | undefined) {
  const over = redirectTo(LINKING_OVER);
  const read = linkingTransaction.safeParse(context.url.searchParams.get('request'));
  if (!read.success) return over;
  const transaction = read.data;
  const open = await openLinking(context, transaction);
  if (!open) {
    const linkedTo = await linkedPartner(context, transaction);
    if (linkedTo === undefined || linkedTo !== partner) return over;
    const copy = context.copy('linking');
    const title = fillIn(copy.linkedTitle, namesOf(context, linkedTo));
    const unlink = fillIn(copy[`unlink_${linkedTo}`], { brand: context.brand.displayName });
    return loaded({
      kind: 'linked' as const,
      title,
      text: oneAfterAnother([copy.linked, unlink], context.locale.language),
    });
  }
  const { request } = open.linking;
  const contact = contactOf(open.pending.mfa);
  if (!contact || request.partner !== partner) return over;
  const copy = context.copy('mfa');
  const { note: flash, cookies } = await linkingFlash.take(context, ({ place }) => place === transaction);
  const page = {
    kind: 'form' as const,
    title: copy.title,
    form: {
      notice: flash && { kind: flash.kind, title: flash.title, text: flash.text },
      waitMs: resendWaitMs(open.pending.sentAtMs, context.nowMs),
      linking: transaction,
      over: pathTo('signIn', { reason: 'ended' }),
      words: mfaWords(context, contact),
    },
    cancel: {
      href: deniedAddress(request),
      label: context.copy('linking').cancel,
    },
  };
  return loaded(page, { cookies });
}
