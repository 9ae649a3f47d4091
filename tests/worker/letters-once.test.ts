import { reset, runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, describe, expect, test } from 'vitest';
import type { Letter } from '../../src/server/letters/send-letter.ts';
import { NOW_MS, objects } from './fixtures.ts';

afterEach(reset);

const declaration: Letter = {
  kind: 'declaration',
  brand: 'geeni',
  from: { email: 'portal@geeni.example', name: 'Merkury Smart' },
  to: 'support@geeni.example',
  replyTo: 'erika@person.example',
  subject: 'Withdrawal from the contract (Merkury Smart)',
  text: 'Name: Erika Mustermann\n',
};
const receipt: Letter = {
  ...declaration,
  kind: 'receipt',
  to: 'erika@person.example',
  replyTo: 'support@geeni.example',
};
/** The binding of these tests takes letters of one sender. */
const refused = (letter: Letter): Letter => ({
  ...letter,
  from: { email: 'other@geeni.example', name: '' },
});
const object = (name = 'a') => objects.ATTEMPTS.getByName(`letters:${name}`);

describe('Letters that go out once', () => {
  test('are taken by the mail service, and asked for again they are not sent again', async () => {
    const sent = { atMs: NOW_MS, count: 2 };
    const both = await Promise.all([
      object().sendOnce([declaration, receipt], NOW_MS),
      object().sendOnce([declaration, receipt], NOW_MS + 1),
    ]);
    expect(both).toEqual([sent, sent]);
    expect(await object().sendOnce([declaration, receipt], NOW_MS + 2)).toEqual(sent);
    expect(await object('b').sendOnce([declaration], NOW_MS + 3)).toEqual({ atMs: NOW_MS + 3, count: 1 });
  });

  test('are tried again where none was sent', async () => {
    const failed = await object().sendOnce([refused(declaration), receipt], NOW_MS);
    expect(failed).toMatchObject({ count: 0, code: expect.stringMatching(/^\w+$/) });
    expect(await object().sendOnce([declaration, receipt], NOW_MS + 1)).toEqual({
      atMs: NOW_MS + 1,
      count: 2,
    });
  });

  test('end at the first that fails, and those before it count as sent', async () => {
    const first = await object().sendOnce([declaration, refused(receipt)], NOW_MS);
    expect(first).toMatchObject({ atMs: NOW_MS, count: 1, code: expect.any(String) });
    expect(await object().sendOnce([declaration, receipt], NOW_MS + 1)).toEqual({ atMs: NOW_MS, count: 1 });
  });

  test('are forgotten after a day', async () => {
    await object().sendOnce([declaration], NOW_MS);
    expect(await runDurableObjectAlarm(object())).toBe(true);
    expect(await object().sendOnce([declaration], NOW_MS + 1)).toEqual({ atMs: NOW_MS + 1, count: 1 });
  });
});
