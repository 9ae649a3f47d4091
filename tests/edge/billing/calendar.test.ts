import { afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { allBrands } from '../../../src/brands/all-brands.ts';
import { linksOf, wordsOf } from '../../support/html.ts';
import { ask, signedIn } from '../../support/portal.ts';
import { readCalendar } from '../../support/read-calendar.ts';
import { DATE, found, MONEY } from '../../support/promised.ts';
import { expectSecurityHeaders } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

type Who = { brand: string; cookie: string };
const person = async (brand: string, persona: string): Promise<Who> => ({
  brand,
  cookie: await signedIn(persona, brand),
});

/** The page, the calendar file that it links to, and its events. */
async function calendarOn(path: string, who: Who, headers: Record<string, string> = {}) {
  const page = await ask({ ...who, path, headers });
  const link = linksOf(page.text).find((href) => href.startsWith('/api/billing/calendar?'));
  const file = link === undefined ? undefined : await ask({ ...who, path: link, headers });
  const events = file?.status === 200 ? readCalendar(file.text) : [];
  return { page, link: link ?? '', file, events };
}

/** The lines of /payment: the day of each, and what it says. */
function linesOf(text: string) {
  return [...text.matchAll(/<time[^>]* datetime="([^"]+)"[^>]*>[^]*?<\/li>/gi)].map(([line, day]) => ({
    day,
    words: wordsOf(line),
  }));
}

describe('the upcoming charges', () => {
  test.each([...allBrands.byKey.keys()])(
    'are at %s the same on the page and in its calendar file',
    async (brand) => {
      const { page, file, events } = await calendarOn('/payment', await person(brand, 'owner'));
      const [amount = '', date = '', each, day] = found(
        wordsOf(page.text),
        `Next charge (${MONEY}) on (${DATE}) (${MONEY}) on the (\\d+)\\w\\w of each month`,
      );
      expect(each).toBe(amount);
      expect(events).toHaveLength(12);
      expect(new Date(`${date} UTC`).toISOString().slice(0, 10)).toBe(events[0]?.day);
      for (const event of events) {
        expect(Number(event.day.slice(-2))).toBe(Number(day));
        expect(event.summary).toContain(amount);
      }
      expect(file?.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(file?.headers['content-disposition']).toBe(`attachment; filename="${brand}-payments.ics"`);
      expect(file?.headers['cache-control']).toBe('private, no-store');
    },
  );

  it('name nobody and no other host', async () => {
    const { file } = await calendarOn('/payment', await person('geeni', 'pending'));
    expect(file?.text).not.toMatch(/@geeni\.example|Okafor|4242|sandbox/i);
    const hosts = [...(file?.text ?? '').matchAll(/https?:\/\/([^/:\s]+)/g)].map(([, host]) => host);
    expect(new Set(hosts)).toEqual(new Set(['geeni.localhost']));
    if (file) expectSecurityHeaders(file);
  });

  it('name the end of a plan that was cancelled, and no charge', async () => {
    const { page, events } = await calendarOn('/payment', await person('geeni', 'cancelled'));
    const lines = linesOf(page.text);
    expect(lines.map(({ day }) => day)).toEqual(events.map(({ day }) => day));
    expect(lines.map(({ words }) => words)).toEqual([expect.stringMatching(/ ends $/)]);
    expect(wordsOf(page.text)).not.toMatch(/in all|stay as they are/);
  });

  it('are silent where nothing is known: for Apple’s plan, a paused one, an unknown one and a free one', async () => {
    for (const persona of ['apple', 'paused', 'unclear', 'free']) {
      const { page, link } = await calendarOn('/payment', await person('geeni', persona));
      expect([persona, page.status, link, linesOf(page.text)]).toEqual([persona, 200, '', []]);
    }
  });
});

describe('video that is about to be deleted', () => {
  test.each([
    ['geeni', 'pending', '/subscriptions'],
    ['otis', 'pending', '/subscriptions'],
  ])('at %s is in a calendar file with the words of My Plan', async (brand, persona, path) => {
    const { page, events } = await calendarOn(path, await person(brand, persona));
    expect(events).toHaveLength(1);
    const words = wordsOf(page.text);
    for (const line of events[0]?.description.split('\n') ?? []) expect(words).toContain(line);
    const file = await calendarOn(path, await person(brand, persona), { 'accept-language': 'ar' });
    expect(file.events[0]?.day).toBe(events[0]?.day);
    expect(file.events[0]?.summary).toMatch(/\p{Script=Arabic}/u);
  });
});

describe('a calendar file that cannot be made', () => {
  test.each([
    ['/payment', '/payment'],
    ['/subscriptions', '/subscriptions'],
  ])('of %s leads to a page that says so', async (path, back) => {
    const who = await person('geeni', 'pending');
    const { link } = await calendarOn(path, who);
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'status:500' });
    const { status, location } = await ask({ ...who, path: link });
    expect([status, location]).toEqual([303, `/error?${new URLSearchParams({ redirectUri: back })}`]);
  });

  it('is none of another account, of a visitor, or of another kind', async () => {
    const who = await person('geeni', 'pending');
    const { link } = await calendarOn('/payment', who);
    const other = await person('geeni', 'owner');
    expect((await ask({ ...other, path: link })).status).toBe(303);
    expect((await ask({ brand: 'geeni', path: link })).location).toMatch(/^\/login/);
    expect((await ask({ ...who, path: link.replace('payments', 'letters') })).status).toBe(400);
  });
});
