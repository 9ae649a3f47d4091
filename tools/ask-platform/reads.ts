import { billingOperations } from '../../src/server/platform/billing-operations.ts';
import { accountNow } from './as-before.ts';
import { type Asking, customerOf, lacking, skip } from './asking.ts';
import { reason, type Untold } from './seen.ts';

/** Makes the calls that need no sign-in. */
export async function readOpenly({ recorder, brand }: Asking): Promise<Untold | undefined> {
  const segments = { brand: brand.key };
  await recorder.call('plans', { query: { brand: brand.key } });
  await recorder.call('deviceModels', { segments });
  if (!brand.apps) return reason('The brand has no app.', 'Ask for a brand with an app.');
  await recorder.call('appLink', { segments });
  return undefined;
}

/** Reads everything of the account that the portal reads. */
export async function readAccount(asking: Asking): Promise<Untold | undefined> {
  const { recorder, brand } = asking;
  asking.accountBefore = await accountNow(asking);
  await recorder.call('contactInfo');
  await recorder.call('accountSubscriptions', { segments: { accountId: customerOf(asking).accountId } });
  await recorder.call('listAvailableSubscriptions');
  await recorder.call('devices', { query: { excludeExternalSub: 'false' } });
  const { info } = billingOperations(brand);
  skip(
    asking,
    [info === 'billingInfo' ? 'billingInfoV3' : 'billingInfo'],
    reason(
      `The portal makes this call for no person of ${brand.displayName}: the brand has ${info}.`,
      'Ask for a brand that has it.',
    ),
  );
  await recorder.call('migrationRequired');
  const invoices = await recorder.call('paymentHistory');
  // The last of the list, because a platform that ignores the id might send the first.
  asking.invoiceId = invoices.ok ? invoices.answer.at(-1)?.invoiceId : undefined;
  if (asking.invoiceId === undefined)
    return lacking(
      asking,
      ['paymentHistory'],
      reason('The account has no invoice.', 'Use an account with an invoice.'),
    );
  await recorder.call('invoiceDetails', { query: { invoiceId: asking.invoiceId } });
  return undefined;
}
