import { billingOperations } from '../../src/server/platform/billing-operations.ts';
import { accountNow } from './as-before.ts';
import { customerOf } from './customer.ts';
import { type Asking, skip, skipForLack } from './asking.ts';

/** Makes the calls that need no sign-in. */
export async function readOpenly({ recorder, brand, ...asking }: Asking): Promise<void> {
  recorder.during('open');
  const segments = { brand: brand.key };
  await recorder.call('plans', { query: { brand: brand.key } });
  await recorder.call('deviceModels', { segments });
  if (brand.apps) await recorder.call('appLink', { segments });
  else
    skip(
      { recorder, brand, ...asking },
      ['appLink'],
      'The brand has no app.',
      'Ask for a brand with an app.',
    );
}

/** Reads everything of the account that the portal reads. */
export async function readAccount(asking: Asking): Promise<void> {
  const { recorder, brand, profile } = asking;
  if (!profile) return;
  recorder.during('reads');
  asking.accountBefore = await accountNow(asking);
  await recorder.call('contactInfo');
  await recorder.call('accountSubscriptions', { segments: { accountId: customerOf(asking).accountId } });
  await recorder.call('listAvailableSubscriptions');
  await recorder.call('devices', { query: { excludeExternalSub: 'false' } });
  const { info } = billingOperations(brand);
  skip(
    asking,
    [info === 'billingInfo' ? 'billingInfoV3' : 'billingInfo'],
    `The portal makes this call for no person of ${brand.displayName}: the brand has ${info}.`,
    'Ask for a brand that has it.',
  );
  const invoices = await recorder.call('paymentHistory');
  // The last of the list, because a platform that ignores the id might send the first.
  asking.invoiceId = invoices.ok ? invoices.answer.at(-1)?.invoiceId : undefined;
  if (asking.invoiceId !== undefined)
    await recorder.call('invoiceDetails', { query: { invoiceId: asking.invoiceId } });
  else
    skipForLack(asking, ['invoiceDetails'], {
      of: ['paymentHistory'],
      because: 'The account has no invoice.',
      toTell: 'Use an account with an invoice.',
    });
  await recorder.call('migrationRequired');
}
