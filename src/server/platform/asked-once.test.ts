import { expect, it } from 'vitest';
import { askedOnce } from './asked-once.ts';
import type { PlatformClient } from './platform-client.ts';

/** A client that records the questions, and answers each with a failure of its own. */
function recorded() {
  const asked: string[] = [];
  const client = {
    call: (name: string, parts: unknown) => {
      asked.push(`${name} ${JSON.stringify(parts ?? null)}`);
      return Promise.resolve({ ok: false, failure: { kind: 'garbled', detail: String(asked.length) } });
    },
  } as unknown as PlatformClient;
  return { asked, client: askedOnce(client) };
}

it('asks the same question once, and gives everybody its answer', async () => {
  const { asked, client } = recorded();
  const answers = await Promise.all([client.call('subscriptions'), client.call('subscriptions')]);
  expect(answers[0]).toBe(answers[1]);
  expect(await client.call('subscriptions')).toBe(answers[0]);
  expect(asked).toEqual(['subscriptions null']);
});

it('asks again where anything of the question is different', async () => {
  const { asked, client } = recorded();
  await client.call('validateCoupon', { segments: { code: 'save10' }, body: { device_models: ['a'] } });
  await client.call('validateCoupon', { segments: { code: 'save10' }, body: { device_models: ['b'] } });
  await client.call('validateCoupon', { segments: { code: 'save20' }, body: { device_models: ['b'] } });
  await client.call('subscriptions');
  expect(asked).toHaveLength(4);
});
