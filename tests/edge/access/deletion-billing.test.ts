import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteBy } from '../../support/deletion.ts';
import { formTo, linksOf, wordsOf } from '../../support/html.ts';
import { ask, cookieHeader, emailOf, postForm, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

const CALL = '/api/account/delete';
const PAGE = '/delete-account';
const APPLE = 'https://apps.apple.com/account/subscriptions';

/** What a page says of each plan, and whether the person ticks that somebody else goes on charging. */
type Row = {
  persona: string;
  forms?: string[];
  says: (string | RegExp)[];
  ticks: string | undefined;
  link?: string;
};

const date = String.raw`\w+ \d+, \d{4}`;
const next = String.raw`Next charge: \$[\d.]+ on ${date}\.`;
const noPromise = 'We can’t promise that deleting your account stops this charge. To be sure, cancel';
const appleGoesOn =
  /Apple bills .+?\. Only Apple can end it, and Apple goes on charging you until you cancel there\./;
const appleTick = 'I know that Apple will go on charging me until I cancel there.';

const rows: Row[] = [
  { persona: 'owner', says: [new RegExp(next), noPromise], ticks: undefined },
  {
    persona: 'trial',
    says: [new RegExp(String.raw`is free until ${date}\. Then .+ charges \$[\d.]+\.`), noPromise],
    ticks: undefined,
  },
  {
    persona: 'pastdue',
    says: [
      new RegExp(next),
      new RegExp(
        String.raw`Your ${date} invoice \(\$[\d.]+\) is unpaid\. Deleting your account may not settle what is unpaid\.`,
      ),
    ],
    ticks: undefined,
  },
  {
    persona: 'cancelled',
    says: [new RegExp(String.raw`ends on ${date} and won’t be charged again\.`)],
    ticks: undefined,
  },
  { persona: 'apple', says: [appleGoesOn, /is paid until/], ticks: appleTick, link: APPLE },
  { persona: 'double', says: [appleGoesOn, new RegExp(next), noPromise], ticks: appleTick, link: APPLE },
  {
    persona: 'apple',
    forms: ['google-store'],
    says: [/Google Play bills .+?\. Only Google Play can end it/],
    ticks: 'I know that Google Play will go on charging me until I cancel there.',
    link: 'https://play.google.com/store/account/subscriptions',
  },
  {
    persona: 'apple',
    forms: ['other-store'],
    says: [/We can’t see who bills .+?\. Only they can end it/],
    ticks: 'I know that deleting my account doesn’t end a plan that is billed elsewhere.',
  },
  { persona: 'newcomer', says: ['You have no paid plan, so you aren’t charged for one.'], ticks: undefined },
  { persona: 'paused', says: [/We can’t tell whether .+? will be charged again\./], ticks: undefined },
];

beforeAll(() => sandbox.reset());
afterEach(() => Promise.all([sandbox.clearFaults(), sandbox.speak([])]));

describe.each(['geeni', 'otis', 'momentum'])('Before an account of %s is deleted', (brand) => {
  test.each(rows)('$persona $forms reads who bills, and what comes next', async ({ persona, ...row }) => {
    await sandbox.speak(row.forms ?? [], brand);
    const { text } = await ask({ brand, path: PAGE, cookie: await signedIn(persona, brand) });
    const words = wordsOf(text);
    for (const said of row.says) expect(words).toMatch(said);
    expect(words.includes('I know that')).toBe(row.ticks !== undefined);
    if (row.ticks !== undefined) expect(words).toContain(row.ticks);
    expect(Object.hasOwn(formTo(text, CALL).fields, 'knows')).toBe(false);
    if (row.link) expect(linksOf(text)).toContain(row.link);
    await sandbox.speak([], brand);
  });
});

describe('A plan that is billed by card can be cancelled first', () => {
  test.each([
    ['geeni', '/cancel-plan?subscriptionId=geeni-owner-plan'],
    ['momentum', 'https://support.momentum.example/cancel'],
  ])('at %s by %s', async (brand, href) => {
    const { text } = await ask({ brand, path: PAGE, cookie: await signedIn('owner', brand) });
    expect(linksOf(text)).toContain(href);
  });
});

describe('Where the plans cannot be read', () => {
  test.each(['status:500', 'html', 'reset'])(
    'under %s the page says so, and what to check',
    async (fault) => {
      const cookie = await signedIn('owner', 'geeni');
      await sandbox.setFault({ brand: 'geeni', method: 'GET', path: '/subscriptions', fault });
      const words = wordsOf((await ask({ brand: 'geeni', path: PAGE, cookie })).text);
      expect(words).toContain('We can’t see your plans right now. Please check My Plan');
      expect(words).toContain('If you bought a plan through Apple, Google Play or another store');
      expect(words).toContain('I know that deleting my account doesn’t end a plan that is billed elsewhere.');
      expect(words).not.toContain('Next charge');
    },
  );

  test('a list that goes on is not taken for all plans', async () => {
    const cookie = await signedIn('double', 'geeni');
    await sandbox.speak(['first-page'], 'geeni');
    const words = wordsOf((await ask({ brand: 'geeni', path: PAGE, cookie })).text);
    expect(words).toContain('We couldn’t load everything in your account.');
    expect(words).toContain('I know that deleting my account doesn’t end a plan that is billed elsewhere.');
    await sandbox.speak([], 'geeni');
  });
});

describe('A person whom Apple bills', () => {
  const brand = 'visi';
  beforeEach(() => sandbox.reset());

  test('who has not ticked it deletes nothing, and is told to', async () => {
    const cookie = await signedIn('apple', brand);
    await sandbox.clearLog();
    const answer = await deleteBy({ brand, cookie });
    expect([answer.status, answer.location]).toEqual([303, PAGE]);
    const calls = (await sandbox.log()).map(({ path }) => path);
    expect(calls).not.toContain('/users/deletionRequests');
    const page = await ask({ brand, path: PAGE, cookie: `${cookie}; ${cookieHeader(answer)}` });
    expect(wordsOf(page.text)).toContain('Please check the box first. Nothing has been deleted.');
  });

  test('who has ticked it reads it again in the farewell and while the request is pending', async () => {
    const cookie = await signedIn('apple', brand);
    const answer = await postForm(CALL, { knows: 'on' }, { brand, cookie });
    expect([answer.status, answer.location]).toEqual([303, '/']);
    const farewell = await ask({ brand, path: '/', cookie: cookieHeader(answer) });
    expect(wordsOf(farewell.text)).toMatch(appleGoesOn);
    expect(linksOf(farewell.text)).toContain(APPLE);
    const again = await signedIn('apple', brand);
    const pending = await ask({ brand, path: '/pending-delete', cookie: again });
    expect(wordsOf(pending.text)).toMatch(appleGoesOn);
    expect(wordsOf(pending.text)).toContain(appleTick);
    expect(linksOf(pending.text)).toContain(APPLE);
  });
});

describe('After the request a person reads what the account shows then', () => {
  const brand = 'geeni';
  beforeEach(() => sandbox.reset());
  const requested = async (persona: string) => {
    const answer = await deleteBy({ brand, cookie: await signedIn(persona, brand) });
    const farewell = wordsOf((await ask({ brand, path: '/', cookie: cookieHeader(answer) })).text);
    const cookie = await signedIn(persona, brand);
    const pending = wordsOf((await ask({ brand, path: '/pending-delete', cookie })).text);
    return { location: answer.location, said: [farewell, pending] };
  };

  test.each<[string, string[], string, RegExp[], RegExp[]]>([
    [
      'the plan stays as it is',
      [],
      'owner',
      [new RegExp(next), /We can’t promise that the deletion stops/],
      [],
    ],
    [
      'the plan is cancelled',
      ['deletion-cancels-plans'],
      'owner',
      [new RegExp(String.raw`ends on ${date} and won’t be charged again`)],
      [/can’t promise/, /Next charge/],
    ],
    [
      'the plan has ended',
      ['deletion-ends-plans'],
      'owner',
      [/You have no paid plan, so you aren’t charged for one\./],
      [/can’t promise/, /Next charge/],
    ],
    [
      'an unpaid invoice stays',
      [],
      'pastdue',
      [/is unpaid\. Deleting your account may not settle what is unpaid\./],
      [],
    ],
    ['an unpaid invoice is void', ['deletion-forgives'], 'pastdue', [new RegExp(next)], [/unpaid/]],
  ])('%s', async (_, forms, persona, says, saysNot) => {
    await sandbox.speak(forms, brand);
    const { location, said } = await requested(persona);
    expect(location).toBe('/');
    for (const words of said) {
      for (const each of says) expect(words).toMatch(each);
      for (const each of saysNot) expect(words).not.toMatch(each);
    }
  });

  test('a charge that comes while the request is pending was never denied', async () => {
    await sandbox.speak(['deletion-charges-on'], brand);
    const { said } = await requested('owner');
    await sandbox.advanceClock(40 * 24 * 60 * 60_000);
    await signedIn('owner', brand);
    const email = encodeURIComponent(emailOf('owner', brand));
    const ledger: unknown[] = JSON.parse(
      (await ask({ path: `/sandbox/ledger?brand=${brand}&email=${email}` })).text,
    );
    const profile = await ask({ brand, path: '/pending-delete', cookie: await signedIn('owner', brand) });
    expect(profile.status).toBe(200);
    expect(ledger.length).toBeGreaterThan(0);
    for (const words of said)
      expect(words).toContain('We can’t promise that the deletion stops this charge.');
  });

  test('a deletion that the platform refuses until all is paid is no reason to try again', async () => {
    await sandbox.speak(['deletion-needs-payment'], brand);
    const cookie = await signedIn('pastdue', brand);
    const answer = await deleteBy({ brand, cookie });
    expect([answer.status, answer.location]).toEqual([303, '/error?error_code=deletion_refused']);
    const words = wordsOf((await ask({ brand, path: answer.location ?? '', cookie })).text);
    expect(words).toContain('Your account can’t be deleted right now. Nothing was deleted.');
    expect((await ask({ brand, path: '/subscriptions', cookie })).status).toBe(200);
  });
});

describe('A copy of the farewell', () => {
  beforeEach(() => sandbox.reset());

  test('is mailed where the brand sends letters', async () => {
    const cookie = await signedIn('double', 'geeni');
    const answer = await postForm(CALL, { knows: 'on' }, { brand: 'geeni', cookie });
    const to = emailOf('double', 'geeni');
    const page = wordsOf((await ask({ brand: 'geeni', path: '/', cookie: cookieHeader(answer) })).text);
    expect(page).toContain(`We’ve sent a copy of this to ${to}.`);
    const [letter] = await sandbox.outbox(to);
    expect(letter).toMatchObject({
      kind: 'deletion',
      subject: 'Your request to delete your Merkury Smart account',
    });
    expect(letter?.text).toMatch(appleGoesOn);
    expect(letter?.text).toContain(`Your subscriptions at Apple: ${APPLE}`);
    expect(letter?.text).toMatch(new RegExp(next));
    expect(letter?.text).toContain('sign in and choose Cancel Request');
  });

  test.each([
    ['the brand sends none', 'momentum', undefined],
    ['it was not accepted', 'geeni', 'status:500'],
  ])('is to be printed where %s', async (_, brand, fault) => {
    if (fault) await sandbox.setFault({ brand, method: 'POST', path: '/letters/deletion', fault });
    const answer = await deleteBy({ brand, cookie: await signedIn('owner', brand) });
    const page = wordsOf((await ask({ brand, path: '/', cookie: cookieHeader(answer) })).text);
    expect(page).toContain('Please print or save this page. You won’t see it again.');
  });
});
