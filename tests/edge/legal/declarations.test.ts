import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formTo, linksOf, tagsOf, wordsOf } from '../../support/html.ts';
import {
  type Answer,
  type Ask,
  ask,
  cookieHeader,
  emailOf,
  knownBrowser,
  newNetwork,
  postForm,
  signedIn,
} from '../../support/portal.ts';
import { expectProblem, expectSafe } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

const CALL = '/api/legal/declaration';
const SUPPORT = 'support@geeni.example';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

let people = 0;
/** The address of a person whom no other test uses. */
const somebody = () => `person-${++people}@person.example`;

const ordinary = { cause: 'ordinary', ends: 'soonest' };
/** The fields of the form as a page serves it, with what a person types. */
async function typed(kind: 'withdrawal' | 'cancellation', more: Record<string, string> = {}) {
  const { fields } = formTo((await ask({ path: `/${kind}` })).text, CALL);
  return {
    ...fields,
    name: 'Erika Mustermann',
    email: somebody(),
    contract: 'Premium',
    ...ordinary,
    ...more,
  };
}
const send = (fields: Record<string, string>, more: Partial<Ask> = {}) =>
  postForm(CALL, fields, { network: newNetwork(), ...more });
/** As the script of the page sends it. */
const byScript = (fields: Record<string, string>) => send(fields, { headers: { 'x-portal-request': '1' } });
/** The page that an answer leads to, in the same browser. */
const shown = (answer: Answer) => ask({ path: answer.location ?? '', cookie: cookieHeader(answer) });
const lettersAbout = async (email: string) =>
  (await sandbox.outbox(SUPPORT)).filter(({ replyTo }) => replyTo === email);
const receiptsTo = async (email: string) =>
  (await sandbox.outbox(email)).filter(({ kind }) => kind === 'receipt');

describe('How the plans of a person are billed', () => {
  const anyStore =
    'If you bought a plan through Apple, Google Play or another store, only that store can end it.';
  const shownTo = async (kind: string, persona: string) => {
    const { text } = await ask({ path: `/${kind}`, cookie: await signedIn(persona) });
    return { words: wordsOf(text), links: linksOf(text) };
  };

  test.each(['withdrawal', 'cancellation'])('stands on /%s, for whoever is signed in', async (kind) => {
    const apple = await shownTo(kind, 'apple');
    expect(apple.words).toMatch(/Apple bills .+?\. Only Apple can end it/);
    expect(apple.links).toContain('https://apps.apple.com/account/subscriptions');
    const owing = await shownTo(kind, 'pastdue');
    expect(owing.words).toMatch(/is billed by Merkury Smart\. Next charge: \$[\d.]+ on/);
    expect(owing.words).toMatch(/Your .+? invoice \(\$[\d.]+\) is unpaid\./);
    for (const { words } of [apple, owing]) expect(words).not.toContain(anyStore);
  });

  test.each(['withdrawal', 'cancellation'])(
    'is not known of a visitor of /%s, who reads that a store may bill one',
    async (kind) => {
      expect(wordsOf((await ask({ path: `/${kind}` })).text)).toContain(anyStore);
    },
  );

  test('is not known where the platform does not answer', async () => {
    const cookie = await signedIn('apple');
    await sandbox.setFault({ brand: 'geeni', method: 'GET', path: '/subscriptions', fault: 'status:500' });
    expect(wordsOf((await ask({ path: '/cancellation', cookie })).text)).toContain(anyStore);
  });
});

describe('A declaration', () => {
  test('of withdrawal goes to support and, as a receipt, to the person, and the page shows it', async () => {
    const fields = await typed('withdrawal', { contract: 'Invoice 1042', orderedOn: '2026-01-05' });
    const answer = await send(fields);
    expectSafe(answer);
    expect([answer.status, answer.location]).toEqual([303, '/withdrawal?view=sent']);
    const page = await shown(answer);
    expect(page.status).toBe(200);
    const words = wordsOf(page.text);
    for (const each of [
      'Your withdrawal has been sent',
      'Erika Mustermann',
      'Invoice 1042',
      'January 5, 2026',
    ])
      expect(words).toContain(each);
    const [receipt, ...others] = await receiptsTo(fields.email);
    const [letter, ...more] = await lettersAbout(fields.email);
    expect([others, more]).toEqual([[], []]);
    expect(receipt).toMatchObject({
      channel: 'email',
      from: 'Merkury Smart <portal@geeni.example>',
      replyTo: SUPPORT,
      subject: 'Receipt of your withdrawal from a contract with Merkury Smart',
    });
    expect(letter).toMatchObject({
      kind: 'declaration',
      replyTo: fields.email,
      subject: 'Withdrawal from the contract (Merkury Smart)',
    });
    const moment =
      /^Received on: (.+ at \d+:\d\d:\d\d\s[AP]M \S+)$/m.exec(receipt?.text ?? '')?.[1] ?? 'none';
    expect(words.replaceAll('\u202f', ' ')).toContain(moment.replaceAll('\u202f', ' '));
    for (const text of [receipt?.text, letter?.text]) {
      expect(text).toContain('\n> Name: Erika Mustermann\n');
      expect(text).toContain('\n> Contract: Invoice 1042\n');
      expect(text).toContain('\n> Ordered on: January 5, 2026\n');
    }
    expect(letter?.text).toContain(`\n> Email address: ${fields.email}\n`);
    expect(receipt?.text).not.toContain(fields.email);
  });

  test('of cancellation says its kind, its reason and when the contract is to end', async () => {
    const fields = await typed('cancellation', {
      cause: 'special',
      reason: 'It stopped.\r\nTwice.',
      ends: 'day',
      endsOn: '2099-01-31',
    });
    const answer = await send(fields);
    expect(answer.location).toBe('/cancellation?view=sent');
    const [receipt] = await receiptsTo(fields.email);
    expect(receipt?.text).toContain('\n> Declaration: Cancellation for cause\n');
    expect(receipt?.text).toContain('\nThe reason went to support with it.\n');
    expect(receipt?.text).not.toContain('stopped');
    expect(receipt?.text).toContain('\n> To end: January 31, 2099\n');
    const [letter] = await lettersAbout(fields.email);
    expect(letter?.text).toContain('\n> Reason: It stopped.\n> Twice.\n');
    const words = wordsOf((await shown(answer)).text);
    for (const each of ['Cancellation for cause', 'Twice.', 'January 31, 2099'])
      expect(words).toContain(each);
  });

  test('gets its receipt in the person’s language, and support gets it in the brand’s', async () => {
    const fields = await typed('cancellation', { ends: 'day', endsOn: '2099-01-31' });
    const answer = await send(fields, { headers: { 'accept-language': 'de' } });
    const [receipt] = await receiptsTo(fields.email);
    expect(receipt?.subject).toBe('Eingangsbestätigung deiner Kündigung eines Vertrags mit Merkury Smart');
    expect(receipt?.text).toContain('\n> Erklärung: Ordentliche Kündigung\n');
    expect(receipt?.text).toContain('31. Januar 2099');
    const [letter] = await lettersAbout(fields.email);
    expect(letter?.text).toContain('\n> Declaration: Ordinary cancellation\n');
    expect(letter?.text).toContain('January 31, 2099');
    const page = await ask({
      path: answer.location ?? '',
      cookie: cookieHeader(answer),
      headers: { 'accept-language': 'de' },
    });
    expect(wordsOf(page.text)).toContain('Deine Kündigung ist gesendet');
  });

  test('survives a reload, and only in the browser that made it', async () => {
    const fields = await typed('cancellation');
    const answer = await send(fields);
    const [first, again] = [await shown(answer), await shown(answer)];
    expect(again.text).toContain('Erika Mustermann');
    expect(first.setCookies).toEqual([]);
    const other = await ask({ path: '/cancellation?view=sent' });
    expect(other.text).not.toContain('Erika Mustermann');
    expect(formTo(other.text, CALL).fields).toMatchObject({ name: '' });
  });

  test('is forgotten when somebody signs out', async () => {
    const cookie = await signedIn('owner', 'geeni');
    const out = await postForm('/api/auth/sign-out', {}, { cookie });
    expect(out.setCookies.some((each) => /^__Host-declaration=;.*Max-Age=0/.test(each))).toBe(true);
  });

  test('that is pressed twice, or sent again, is sent once', async () => {
    const fields = await typed('cancellation');
    await sandbox.setFault({ method: 'POST', path: '/letters/declaration', fault: 'slow:500', times: 1 });
    const answers = await Promise.all([send(fields), send(fields), byScript(fields)]);
    answers.push(await send(fields));
    const pages = await Promise.all(
      answers.map(async (answer) => ask({ path: '/cancellation?view=sent', cookie: cookieHeader(answer) })),
    );
    const moments = pages.map(({ text }) => /Received on<\/dt><dd><bdi>([^<]+)/.exec(text)?.[1]);
    expect(new Set(moments).size).toBe(1);
    expect(moments[0]).toBeDefined();
    expect(await lettersAbout(fields.email)).toHaveLength(1);
    expect(await receiptsTo(fields.email)).toHaveLength(1);
    await send({ ...fields, contract: 'Another' });
    expect(await lettersAbout(fields.email)).toHaveLength(2);
  });

  test('by script gets the same page to go to', async () => {
    const answer = await byScript(await typed('withdrawal'));
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { next: '/withdrawal?view=sent' }]);
  });
});

describe('A declaration that is refused', () => {
  test('comes back with everything that was typed, and says what is wrong', async () => {
    const fields = await typed('cancellation', {
      email: 'erika@',
      cause: 'special',
      reason: '理由'.repeat(400),
      ends: 'day',
      endsOn: '2001-01-01',
    });
    const answer = await send(fields);
    expect([answer.status, answer.location]).toEqual([303, '/cancellation?notice=fields_refused']);
    const { text } = await shown(answer);
    const words = wordsOf(text);
    expect(words).toContain('Please check the marked fields. Nothing has been sent yet.');
    expect(words).toContain('Please enter a valid email address.');
    expect(words).toContain('Please enter today or a later date.');
    const inputs = tagsOf(text).filter(({ name }) => name === 'input');
    const valueOf = (name: string) =>
      inputs.find(({ attributes }) => attributes.get('name') === name)?.attributes.get('value');
    expect([valueOf('name'), valueOf('email'), valueOf('endsOn')]).toEqual([
      'Erika Mustermann',
      'erika@',
      '2001-01-01',
    ]);
    expect(text).toContain('理由'.repeat(150));
    expect(await sandbox.outbox('erika@')).toEqual([]);
    // Whoever opens the page anew may be somebody else in the same browser: it shows nothing of what was typed.
    const anew = await ask({ path: '/cancellation', cookie: cookieHeader(answer) });
    expect(anew.text).not.toContain('Erika Mustermann');
    expect(wordsOf(anew.text)).not.toContain('Please check');
  });

  test('for an address that a mail service decodes', async () => {
    const email = '=?utf-8?q?x?=@x.example';
    expect((await send(await typed('withdrawal', { email }))).location).toBe(
      '/withdrawal?notice=fields_refused',
    );
  });

  test('by script says so', async () => {
    const answer = await byScript(await typed('withdrawal', { name: '\u0000' }));
    expectProblem(answer, 422, 'fields_refused');
  });

  test.each([
    ['no kind', { kind: '' }],
    ['another kind', { kind: 'imprint' }],
    ['a key that is no key', { key: '../x' }],
    ['a field that does not exist', { to: 'other@person.example' }],
    ['a name that no form can send', { name: 'x'.repeat(201) }],
  ])('has %s', async (_what, more) => {
    const fields = await typed('withdrawal', more);
    expectProblem(await send(fields), 400, 'bad_request');
    expect(await sandbox.outbox(fields.email)).toEqual([]);
  });

  test('comes from another site', async () => {
    const fields = await typed('withdrawal');
    const answer = await send(fields, {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
    expect(await sandbox.outbox(fields.email)).toEqual([]);
  });

  test('is made at a brand without the page', async () => {
    const fields = await typed('withdrawal');
    expectProblem(await send(fields, { brand: 'pepper' }), 404, 'not_found');
  });
});

describe('No text of a person', () => {
  test('begins a line or a header of a letter', async () => {
    const fields = await typed('withdrawal', {
      name: 'Erika\r\nBcc: all people',
      contract: 'Premium\u2028Subject: Free money',
    });
    await send(fields);
    const [letter] = await lettersAbout(fields.email);
    const [receipt] = await receiptsTo(fields.email);
    for (const sent of [letter, receipt]) {
      expect(sent?.subject).toMatch(/^[^\n\r]+$/);
      expect(sent?.subject).not.toContain('Erika');
      expect(sent?.text).toContain('\n> Name: Erika Bcc: all people\n');
      expect(sent?.text).toContain('\n> Contract: Premium Subject: Free money\n');
    }
  });

  test('can be pressed in a letter, or passes for a letter of the brand', async () => {
    const fields = await typed('cancellation', {
      cause: 'special',
      name: 'URGENT: your account will be closed. Verify at www.merkury.example or call +1 900 555 0199',
      contract: 'https://merkury-login.example/verify?u=1 or help@merkury-login.example',
      reason:
        'Dear customer,\r\nyour payment failed. Confirm within 24 h:\r\nhttps://merkury-login.example/pay\r\nMerkury Smart Support',
    });
    await send(fields);
    const [receipt] = await receiptsTo(fields.email);
    const lines = (receipt?.text ?? '').split('\n');
    expect(lines[0]).toBe(
      'Someone wrote the following on the Merkury Smart account portal and gave this email address. Nothing changes automatically: support processes it by hand. If it wasn’t you, reply to this email to let support know.',
    );
    expect(lines.filter((line) => /URGENT|login|customer|payment/.test(line))).toEqual([
      '> Name: URGENT: your account will be closed. Verify at www[.]merkury[.]example or call +1·900·555·0199',
      '> Contract: https[:]//merkury-login[.]example/verify?u=1 or help[@]merkury-login[.]example',
    ]);
    const [letter] = await lettersAbout(fields.email);
    expect(
      (letter?.text ?? '').split('\n').filter((line) => /customer|payment|login|24 h/.test(line)),
    ).toEqual([
      '> Contract: https[:]//merkury-login[.]example/verify?u=1 or help[@]merkury-login[.]example',
      '> Reason: Dear customer,',
      '> your payment failed. Confirm within 24 h:',
      '> https[:]//merkury-login[.]example/pay',
    ]);
    for (const { text = '' } of [letter ?? {}, receipt ?? {}]) expect(text).not.toMatch(/https?:|www\./);
  });

  test('is the reason of a letter that says who could have written it', async () => {
    const fields = await typed('withdrawal');
    await send(fields);
    const unknown = (await lettersAbout(fields.email))[0]?.text;
    expect(unknown).toContain('anyone may have written it, under any email address');
    await send(
      { ...(await typed('withdrawal')), email: emailOf('owner') },
      { cookie: await knownBrowser('owner') },
    );
    const known = (await lettersAbout(emailOf('owner')))[0]?.text;
    expect(known).toContain('from a browser that has signed in to the account with this email address');
    expect(known).not.toContain('anyone may have written it');
  });
});

describe('Where a letter cannot be sent', () => {
  test('nothing is said to be sent, what was typed stays, and support is offered by mail', async () => {
    const fields = await typed('cancellation', { contract: 'Premium & more' });
    await sandbox.setFault({ method: 'POST', path: '/letters/declaration', fault: 'status:503', times: 2 });
    expectProblem(await byScript(fields), 502, 'declaration_not_sent');
    const answer = await send(fields);
    expect(answer.location).toBe('/cancellation?notice=declaration_not_sent');
    const { text } = await shown(answer);
    expect(wordsOf(text)).toContain('We couldn’t confirm that this was sent.');
    expect(formTo(text, CALL).fields).toMatchObject({ email: fields.email, contract: 'Premium & more' });
    const mail = linksOf(text).find((href) => href.startsWith(`mailto:${SUPPORT}?`)) ?? '';
    expect(new URL(mail).searchParams.get('body')).toContain('Contract: Premium & more');
    expect([await lettersAbout(fields.email), await receiptsTo(fields.email)]).toEqual([[], []]);
    // The same form can be sent again.
    expect((await send(fields)).location).toBe('/cancellation?view=sent');
    expect(await lettersAbout(fields.email)).toHaveLength(1);
  });

  test('but support has it, the page says that the receipt is missing, and is the proof', async () => {
    const fields = await typed('withdrawal');
    await sandbox.setFault({ method: 'POST', path: '/letters/receipt', fault: 'status:503', times: 1 });
    const answer = await send(fields);
    expect(answer.location).toBe('/withdrawal?view=sent');
    const words = wordsOf((await shown(answer)).text);
    expect(words).toContain(
      `Your declaration has reached us, but we couldn’t send the receipt to ${fields.email}.`,
    );
    expect(words).not.toContain('on its way');
    expect(await lettersAbout(fields.email)).toHaveLength(1);
    expect(await receiptsTo(fields.email)).toEqual([]);
  });
});

test.each([SUPPORT, 'Support+a@geeni.example', 'portal@geeni.example'])(
  'A declaration with the brand’s own address, %s, has no receipt, which the brand could answer itself',
  async (email) => {
    const before = (await sandbox.outbox(SUPPORT)).length;
    const answer = await send(await typed('withdrawal', { email }));
    expect(wordsOf((await shown(answer)).text)).toContain('we couldn’t send the receipt');
    expect(await sandbox.outbox(SUPPORT)).toHaveLength(before + 1);
    expect((await sandbox.outbox(email)).filter(({ kind }) => kind === 'receipt')).toEqual([]);
  },
);

describe('Too many declarations from one network in ten minutes', () => {
  const limited = '/withdrawal?notice=declaration_limited';

  test('are refused, with the time to wait; everything that was typed stays', async () => {
    const network = newNetwork();
    const fields = await typed('withdrawal');
    for (let count = 1; count <= 20; count += 1)
      expect((await send({ ...fields, email: 'nobody' }, { network })).location).not.toBe(limited);
    for (let count = 1; count <= 20; count += 1)
      expect((await send({ ...fields, contract: `Contract ${count}` }, { network })).location).toBe(
        '/withdrawal?view=sent',
      );
    const answer = await send({ ...fields, contract: 'Contract 21' }, { network });
    expect(answer.location).toBe(limited);
    const { text } = await shown(answer);
    expect(wordsOf(text)).toContain('Too many declarations have been sent from here recently');
    expect(formTo(text, CALL).fields).toMatchObject({ contract: 'Contract 21' });
    // The form of the twentieth once more: it has been sent.
    const again = await send({ ...fields, contract: 'Contract 20' }, { network });
    expect(again.location).toBe('/withdrawal?view=sent');
    const byScriptToo = await send(fields, { network, headers: { 'x-portal-request': '1' } });
    expectProblem(byScriptToo, 429, 'declaration_limited');
    expect(Number(byScriptToo.headers['retry-after'])).toBeGreaterThan(500);
    // Whoever has signed in with this browser is not in the way of a neighbour.
    const own = { ...fields, email: emailOf('stuck') };
    expect((await send(own, { network, cookie: await knownBrowser('stuck') })).location).toBe(
      '/withdrawal?view=sent',
    );
    expect(await receiptsTo(emailOf('stuck'))).toHaveLength(1);
  });
});

describe('A signed-in person', () => {
  test('finds name, address and plan filled in, and the quicker way', async () => {
    const cookie = await signedIn('owner');
    const { text } = await ask({ path: '/cancellation', cookie });
    expect(formTo(text, CALL).fields).toMatchObject({
      name: 'Olivia Bennett',
      email: emailOf('owner'),
      contract: 'Plus',
    });
    expect(linksOf(text).filter((href) => href.startsWith('/cancel-plan?subscriptionId='))).toHaveLength(1);
    const withdrawal = await ask({ path: '/withdrawal', cookie });
    expect(linksOf(withdrawal.text).filter((href) => href.startsWith('/cancel-plan?'))).toEqual([]);
  });

  test.each([
    ['without a plan', 'newcomer'],
    ['with a plan of Apple', 'apple'],
  ])('%s gets the form without a plan', async (_what, persona) => {
    const cookie = await signedIn(persona);
    const { text } = await ask({ path: '/cancellation', cookie });
    expect(formTo(text, CALL).fields).toMatchObject({ email: emailOf(persona), contract: '' });
    expect(linksOf(text).filter((href) => href.startsWith('/cancel-plan?'))).toEqual([]);
  });

  test('gets the form without plans where the platform fails', async () => {
    const cookie = await signedIn('owner');
    await sandbox.setFault({ brand: 'geeni', method: 'GET', path: '/subscriptions', fault: 'status:500' });
    const { status, text } = await ask({ path: '/cancellation', cookie });
    expect(status).toBe(200);
    expect(formTo(text, CALL).fields).toMatchObject({ email: emailOf('owner'), contract: '' });
  });
});

test('the pages that take a declaration have the headers of a page with an e-mail address', async () => {
  for (const path of ['/withdrawal', '/cancellation']) {
    const { headers } = await ask({ path });
    expect(headers['cache-control']).toContain('no-store');
  }
});
