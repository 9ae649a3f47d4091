import { budgetedCall } from '../limits/budgeted-call.ts';
import { errorFacts } from '../log.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Whether a link for a new password was asked for: the platform took the request; the budget was used up, so it was not
 * asked; or nobody knows.
 */
export type ResetMail = 'asked' | 'spent' | 'unsure';

/**
 * Asks the platform to mail a link for a new password. Where anybody may ask, the caller must not wait for it. Whether the address is known,
 * the budget is used up or the platform is down, the person sees the same page after the same time: so nobody can find
 * out which addresses have an account. Never rejects; an error is logged.
 */
export async function sendResetMail(
  context: RequestContext,
  platform: PlatformClient,
  email: string,
): Promise<ResetMail> {
  const brand = context.brand.key;
  try {
    const parts = { segments: { brand }, body: { template: '', email } } as const;
    const answer = await budgetedCall(context, platform, 'forgotPassword', { account: email, parts });
    if (answer.kind === 'called') return answer.result.ok ? 'asked' : 'unsure';
    context.log.info('recovery_mail_limited');
    return 'spent';
  } catch (error) {
    context.log.error('recovery_mail_failed', errorFacts(error));
    return 'unsure';
  }
}
