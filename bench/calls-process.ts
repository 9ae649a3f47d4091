import * as z from 'zod';
import { checkedBrands } from '../scripts/brand-files.ts';
import { type OperationName, platformOperations } from '../src/contracts/platform/platform-table.ts';
import { workersFolder } from './built-workers.ts';
import { PASSWORD } from './portal-process.ts';
import { requestOnce } from './requests.ts';
import { capnp, type RunningWorker, startWorkerd } from './workerd.ts';

/** The platform calls of My Plan, except those with cached answers. */
const pageCalls: readonly { name: OperationName; parts: object }[] = [
  { name: 'subscriptions', parts: {} },
  { name: 'listAvailableSubscriptions', parts: {} },
  { name: 'devices', parts: { query: { excludeExternalSub: 'false' } } },
  { name: 'billingInfo', parts: {} },
  { name: 'paymentHistory', parts: {} },
  { name: 'contactInfo', parts: {} },
];

/** The part of the platform's answer to a sign-in that signs calls. */
const signedInAnswer = z.object({
  token: z.string(),
  pepperUser: z.object({
    awsUserCredentials: z.object({
      AccessKeyId: z.string(),
      SecretAccessKey: z.string(),
      SessionToken: z.string(),
    }),
  }),
});

/** Starts a Worker that only makes the platform calls of a signed-in page of the owner (workers/calls.ts). */
export async function startCalls(
  port: number,
  sandboxPort: number,
  brandKey: string,
  { core }: { core?: number } = {},
): Promise<RunningWorker> {
  const { byKey } = await checkedBrands();
  const brand = byKey.get(brandKey);
  if (!brand) throw new Error(`There is no brand ${brandKey}`);
  const { base, context, path } = platformOperations.byEmail;
  const { host, pathname } = new URL(`${brand.platform[base]}${context === '' ? '' : `/${context}`}${path}`);
  const basic = Buffer.from(`${brandKey}:owner@${brandKey}.example:${PASSWORD}`).toString('base64');
  const answer = await requestOnce({
    port: sandboxPort,
    host,
    path: pathname,
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rememberMe: false }),
  });
  const { token, pepperUser } = signedInAnswer.parse(JSON.parse(answer.text));
  const calls = {
    brand: { key: brandKey, platform: brand.platform },
    session: { token, credentials: pepperUser.awsUserCredentials },
    calls: pageCalls,
  };
  return startWorkerd(
    {
      core,
      folders: [workersFolder],
      modules: { 'calls.mjs': 'calls.mjs' },
      services: [capnp.elsewhere('sandbox', sandboxPort)],
      bindings: [capnp.service('PLATFORM', 'sandbox'), capnp.json('CALLS', calls)],
    },
    port,
  );
}
