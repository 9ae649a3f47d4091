import { budgetedCall } from '../limits/budgeted-call.ts';
import { errorFacts } from '../log.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * Asks the platform to mail a link for a new password. Nobody waits for this and nothing
 * of it shows: whether the address is known, the limit is reached or the platform is down, the person moves on all the
 * same, and in the same time. Never rejects.
 */
export async function sendResetMail(
  context: RequestContext,
  platform: PlatformClient,
  email: string,
): Promise<void> {
  const brand = context.brand.key;
  try {
    const parts = { segments: { brand }, body: { template: '', email } } as const;
    const asked = await budgetedCall(context, platform, 'forgotPassword', { account: email, parts });
    if (asked.kind === 'spent') context.log.info('recovery_mail_limited');
  } catch (error) {
    context.log.error('recovery_mail_failed', errorFacts(error));
  }
}
