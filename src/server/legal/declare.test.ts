import { expect, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { logInto } from '../../../tests/support/test-platform.ts';
import { declare } from './declare.ts';

const form = {
  kind: 'withdrawal',
  key: 'a',
  name: 'Erika Mustermann',
  email: 'erika@person.example',
  contract: 'Premium',
  orderedOn: '',
  cause: 'ordinary',
  reason: '',
  ends: 'soonest',
  endsOn: '',
} as const;

test('the form of the law stays open where the counters fail: support is told, and the page is the receipt', async () => {
  const { env, story } = fakeEnv(() => Response.error(), { fails: 'attempts take' });
  const lines: string[] = [];
  const context = aContext('https://account.geeni.example/withdrawal', {}, undefined, env);
  const { note, problem } = await declare({ ...context, log: logInto(lines) }, form);
  expect(problem).toBeUndefined();
  expect(note).toMatchObject({ at: 'sent', receipt: false });
  expect(story.at(-1)).toBe('attempts sendOnce');
  expect(lines.join()).toContain('"event":"unexpected"');
});
