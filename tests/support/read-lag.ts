import { sandbox } from './sandbox.ts';

/** The calls that read a person's account. */
export const ACCOUNT_READS = [
  '/subscriptions',
  '/billingInfo',
  '/paymentHistory',
  '/devices',
  '/listAvailableSubscriptions',
];

/** From here on, every read of the brand's accounts shows a change only so many milliseconds after it. */
export async function delayEveryRead(brand: string, ms: number): Promise<void> {
  for (const path of ACCOUNT_READS)
    await sandbox.setFault({ brand, method: 'GET', path, fault: `lag:${ms}` });
}
