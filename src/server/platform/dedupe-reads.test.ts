import { expect, it } from 'vitest';
import { dedupeReads } from './dedupe-reads.ts';
import type { PlatformClient } from './platform-client.ts';

/** A client that records the questions, and answers each with a failure of its own. */
function recorded() {
  const requests: string[] = [];
  const client = {
    call: (name: string, parts: unknown) => {
      requests.push(`${name} ${JSON.stringify(parts ?? null)}`);
      return Promise.resolve({ ok: false, failure: { kind: 'garbled', detail: String(requests.length) } });
    },
  } as unknown as PlatformClient;
  return { requests, client: dedupeReads(client) };
}

it('asks the same question once, and gives everybody its answer', async () => {
  const { requests, client } = recorded();
  const answers = await Promise.all([client.call('subscriptions'), client.call('subscriptions')]);
  expect(answers[0]).toBe(answers[1]);
  expect(await client.call('subscriptions')).toBe(answers[0]);
  expect(requests).toEqual(['subscriptions null']);
});

it('asks again where anything of the question is different', async () => {
  const { requests, client } = recorded();
  await client.call('validateCoupon', { segments: { code: 'save10' }, body: { device_models: ['a'] } });
  await client.call('validateCoupon', { segments: { code: 'save10' }, body: { device_models: ['b'] } });
  await client.call('validateCoupon', { segments: { code: 'save20' }, body: { device_models: ['b'] } });
  await client.call('subscriptions');
  expect(requests).toHaveLength(4);
});
