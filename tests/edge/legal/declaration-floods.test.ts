import { beforeAll, describe, expect, test } from 'vitest';
import { formTo, linksOf, wordsOf } from '../../support/html.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import {
  type Answer,
  type Ask,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  postForm,
  knownBrowser,
} from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

// A portal of its own: what is spent here is spent for a day.
askSeparatePortal();
beforeAll(() => sandbox.reset());

const CALL = '/api/legal/declaration';
const SUPPORT = 'support@geeni.example';
const SENT = '/withdrawal?view=sent';

let forms: Record<string, string>;
beforeAll(async () => {
  forms = formTo((await ask({ path: '/withdrawal' })).text, CALL).fields;
});
let contracts = 0;
/** Declares a withdrawal of a contract that no other declaration names, from a network of its own. */
const declare = (email: string, more: Partial<Ask> = {}) =>
  postForm(
    CALL,
    { ...forms, name: 'Erika', email, contract: `Contract ${++contracts}` },
    { network: newNetwork(), ...more },
  );
const wordsAfter = async (answer: Answer) =>
  wordsOf((await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) })).text);
const lettersAbout = async (email: string) =>
  (await sandbox.outbox(SUPPORT)).filter(({ replyTo }) => replyTo === email);
const receiptsTo = async (email: string) =>
  (await sandbox.outbox(email)).filter(({ kind }) => kind === 'receipt');

describe('Receipts to one mailbox', () => {
  test('are ten a day, whatever tag is typed; every declaration reaches support all the same', async () => {
    for (let count = 1; count <= 10; count += 1)
      expect((await declare(`victim+${count}@person.example`)).location).toBe(SENT);
    const email = 'Victim@person.example';
    const answer = await declare(email);
    expect(answer.location).toBe(SENT);
    const words = await wordsAfter(answer);
    expect(words).toContain(`Your declaration has reached us, but we couldn’t send the receipt to ${email}.`);
    expect(words).toContain('Please print or save this page: it is your proof.');
    expect(await receiptsTo(email)).toEqual([]);
    const [letter] = await lettersAbout(email);
    expect(letter?.text).toContain('The portal emailed no receipt for it.');
    const [before] = await lettersAbout('victim+10@person.example');
    expect(before?.text).not.toContain('no receipt');
  });

  test('that strangers have used up are left to the person in a browser that knows them', async () => {
    const email = emailOf('owner');
    for (let count = 1; count <= 12; count += 1) await declare(email);
    expect(await receiptsTo(email)).toHaveLength(10);
    const cookie = await knownBrowser('owner');
    expect(await wordsAfter(await declare(email, { cookie }))).toContain('on its way');
    expect(await receiptsTo(email)).toHaveLength(11);
    // The cookie of another account gives no place.
    await declare(email, { cookie: await knownBrowser('free') });
    expect(await receiptsTo(email)).toHaveLength(11);
  });
});

test('A hundred networks get the receipts of a brand and no more, and then nobody floods support', async () => {
  const { letters: told } = await counts();
  const strangers = Array.from({ length: 100 }, newNetwork);
  let refused = 0;
  for (const round of [1, 2, 3])
    await Promise.all(
      strangers.map(async (network, index) => {
        const { location } = await declare(`stranger-${round}-${index}@person.example`, { network });
        if (location !== SENT) refused += 1;
      }),
    );
  // A known browser has sent one of each before.
  expect(await counts()).toEqual({ letters: 200 + 1, receipts: 150 + 1 });
  expect(refused).toBe(300 - (200 + 1 - told));
  const answer = await declare('person@person.example');
  expect(answer.location).toBe('/withdrawal?notice=declaration_crowded');
  const page = await ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
  expect(wordsOf(page.text)).toContain('Too many declarations are reaching us right now');
  expect(linksOf(page.text).some((href) => href.startsWith(`mailto:${SUPPORT}?`))).toBe(true);
  const email = emailOf('yearly');
  expect((await declare(email, { cookie: await knownBrowser('yearly') })).location).toBe(SENT);
  expect(await receiptsTo(email)).toHaveLength(1);
  expect((await lettersAbout(email))[0]?.text).not.toContain('no receipt');
});

/** How many letters have gone to support, and how many of their writers have a receipt. */
async function counts(): Promise<{ letters: number; receipts: number }> {
  const letters = await sandbox.outbox(SUPPORT);
  const without = letters.filter(({ text }) => text?.includes('The portal emailed no receipt'));
  return { letters: letters.length, receipts: letters.length - without.length };
}
