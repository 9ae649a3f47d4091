/** @module-tag all */
import { describe, expect, test } from 'vitest';
import { charged, ledger } from '../../support/buyer.ts';
import {
  contradictions,
  doubts,
  PLAN_PAGES,
  promisedCharges,
  seenPage,
  type SeenPage,
} from '../../support/contradictions.ts';
import { FAST_TIME_SCALE } from '../../support/edge-portals.ts';
import { formTo, redirectOf, wordsOf } from '../../support/html.ts';
import { ACCOUNT_READS } from '../../support/read-lag.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { type Answer, ask, newNetwork, postForm, signedIn } from '../../support/portal.ts';
import { DAY_MS, written } from '../../support/promised.ts';
import { sandbox } from '../../support/sandbox.ts';

/** How long the crowd acts, in seconds. `CROWD_SECONDS=180` makes it longer. */
const SECONDS = Number(process.env['CROWD_SECONDS'] ?? 5);
const brands = ['momentum', 'pepper', 'otis', 'visi', 'geeni'];
const personas = `owner yearly collector canadian californian pending legacy trial double pastdue
  cancelled`.split(/\s+/);
/** In a short run a few people of each brand act more often. */
const PEOPLE = SECONDS < 60 ? 4 : personas.length;
const SUBMIT = '/api/orders/submit';

askSeparatePortal({ timeScale: FAST_TIME_SCALE });

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((each) => ({ each, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);

const one = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** The faults of an order after which it is known soon whether it was placed, and those of any other call. */
const orderFaults =
  `late:1000 late:4000 late:15000 done:500 done:502 done:504 empty html truncated reset slow:400
  error:error.subscription.card.declined`.split(/\s+/);
/** An order that is lost closes its account for a day (docs/adr/016), so orders are lost only towards the end. */
const lastFaults = [...orderFaults, 'status:503'];
const otherFaults = 'status:500 status:503 status:404 status:429 status:401 reset html empty'.split(' ');
/** Every read of an account lags together with the others, besides its other faults. */
const others = [
  ...ACCOUNT_READS.map((path) => `GET ${path}`),
  'GET /contactInfo',
  'POST /preview',
  'GET /plans',
  'POST /cancelPlan',
  'POST /saveDevices',
  'GET /profile',
  'POST /validateCoupon/{code}',
];

async function makesTrouble(brand: string, isLate: boolean): Promise<void> {
  const isOrder = Math.random() < 0.4;
  const [method = '', path = ''] = isOrder ? ['POST', '/subscribe'] : one(others).split(' ');
  // A read that is only slow would not lag, so that the next one would show an older moment than this one.
  const slow = ACCOUNT_READS.includes(path) ? [] : ['slow:300'];
  const fault = one(isOrder ? (isLate ? lastFaults : orderFaults) : [...otherFaults, ...slow]);
  await sandbox.setFault({ brand, method, path, fault, times: 1 });
}

/**
 * Lets every list lag by a second, then by three, then by twenty, and again; `round` counts from 0. A list never shows an older
 * moment than before: a lag that begins shows nothing from before it began. It is a fault of every brand, beside which each
 * may have another one. Returns for how many milliseconds it is meant to stay.
 */
async function listsLag(round: number): Promise<number> {
  const lagMs = [1_000, 3_000, 20_000][round % 3] ?? 0;
  await Promise.all(ACCOUNT_READS.map((path) => sandbox.clearFault({ method: 'GET', path })));
  await Promise.all(
    ACCOUNT_READS.map((path) => sandbox.setFault({ method: 'GET', path, fault: `lag:${lagMs}` })),
  );
  return Math.min(Math.max(1_500, 2 * lagMs), (SECONDS * 1_000) / 4);
}

/** True for a page that could not be shown, because a read failed or the session is over. */
const leadsAway = (answer: Answer) => /^\/(login|error)\b/.test(redirectOf(answer) ?? '');

/** True for My Plan where no change of the account is open that it cannot show yet. */
const isSettled = (myPlan: SeenPage) =>
  doubts([myPlan]).length === 0 && myPlan.cards.every(({ texts }) => !texts.includes('Updating'));

/** One person who browses, orders, cancels and keeps, and adds up what the pages say was charged, in minor units. */
function somebody(brand: string, persona: string) {
  const told: number[] = [];
  const unsure: number[] = [];
  /** The orders whose answer a fault of another call kept from the person, as a session that ended. */
  const unseen: number[] = [];
  const statuses = new Map<number, number>();
  /** What the person did, for the message of a failure. */
  const trail: string[] = [];
  const done = { orders: 0, placed: 0, cancelled: 0, kept: 0, compared: 0 };
  /** The pages since the last change, from when My Plan shows its outcome; undefined before that. */
  let moment: SeenPage[] | undefined;
  let cookie: string | undefined;

  function seen(answer: Answer, at: string): Answer {
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    trail.push(`${at}: ${answer.status} ${answer.location ?? ''}`);
    if (answer.status >= 500) expect([502, 504], at).toContain(answer.status);
    if (answer.status === 200) {
      expect(answer.text, at).toMatch(/<h1[\s>]/);
      expect(wordsOf(answer.text).length, at).toBeGreaterThan(60);
    }
    if (answer.location?.startsWith('/login') && answer.location.includes('reason=ended')) cookie = undefined;
    return answer;
  }
  async function get(path: string): Promise<Answer> {
    const answer = seen(await ask({ brand, cookie, path }), `${brand} GET ${path}`);
    agrees(path, answer);
    return answer;
  }
  async function post(path: string, fields: Record<string, string>): Promise<Answer> {
    moment = undefined;
    return seen(
      await postForm(path, fields, { brand, cookie, network: newNetwork() }),
      `${brand} POST ${path}`,
    );
  }

  /** Expects that a page contradicts neither itself nor another one of the same moment. */
  function agrees(path: string, answer: Answer): void {
    if (answer.status !== 200 || !PLAN_PAGES.some((each) => each === path.split('?', 1)[0])) return;
    const page = seenPage(path, answer);
    expect(contradictions([page]), `${persona} of ${brand}, ${path}`).toEqual([]);
    // An order of unknown outcome may have waited in the account's queue while My Plan was seen.
    const mayBeUnsure = unsure.length > 0;
    if (mayBeUnsure && doubts([page]).length > 0) moment = undefined;
    else if (page.path === '/subscriptions' && isSettled(page)) moment ??= [];
    if (!moment) return;
    moment = [...moment.filter((other) => other.path !== path), page];
    done.compared += moment.length - 1;
    const wrong = [...contradictions(moment), ...(mayBeUnsure ? [] : doubts(moment))];
    expect(wrong, `${persona} of ${brand}: ${trail.join('\n')}`).toEqual([]);
  }

  async function hearsOutcomes(): Promise<void> {
    const { texts } = seenPage('/subscriptions', await get('/subscriptions'));
    for (const [at, title] of texts.entries()) {
      if (!/^Your order for .+ went through\.$/.test(title)) continue;
      const [, shown = ''] = /(\S+) was charged\.$/.exec(texts[at + 1] ?? '') ?? [];
      const index = unsure.indexOf(Number(shown.replaceAll(/\D/g, '')));
      if (index >= 0) told.push(...unsure.splice(index, 1).filter((found) => found > 0));
    }
  }

  function cannotSee(amount: number): void {
    unseen.push(amount);
    // Its outcome may be shown later.
    unsure.push(amount);
  }

  async function placesOrder(): Promise<void> {
    const plans = [
      ...(await get(one(['/plans', '/plans?term=yearly']))).text.matchAll(/value="(plan-[a-z0-9_]+)"/g),
    ];
    if (plans.length === 0) return;
    const planId = one(plans)[1] ?? '';
    const chosen = await post('/api/plans/choose', {
      planId,
      confirmed: 'yes',
      ...(Math.random() < 0.3 ? { promoCode: 'save10' } : {}),
    });
    if (chosen.location === '/manage-devices') {
      const page = (await get('/manage-devices')).text;
      const device = /name="device"[^>]*value="([^"]+)"/.exec(page)?.[1];
      if (device === undefined) return;
      const { version = '' } = formTo(page, '/api/devices/save').fields;
      await post('/api/devices/save', { version, device, confirmed: '1' });
    }
    const summary = await get('/order-summary');
    if (!summary.text.includes(`action="${SUBMIT}?`)) return;
    const { fields } = formTo(summary.text, SUBMIT);
    const amount = Number(fields['today']);
    done.orders += 1;
    const sent = await post(SUBMIT, { ...fields, terms: 'accepted' });
    let answer = sent;
    // Polls as the page does.
    for (let page = answer; [undefined, '/order-summary?state=pending'].includes(redirectOf(page));) {
      page = await get('/order-summary?state=pending');
      const words = wordsOf(page.text);
      if (words.includes('it isn’t confirmed yet')) return void unsure.push(amount);
      answer = page;
      if (redirectOf(page) === undefined && !words.includes('We’re waiting for your order')) break;
    }
    if (redirectOf(answer) === '/order-summary?notice=unsure') unsure.push(amount);
    if (answer !== sent && (redirectOf(answer) === undefined || leadsAway(answer))) return cannotSee(amount);
    if (redirectOf(answer) !== '/order-summary') return;
    const page = await get('/order-summary');
    if (leadsAway(page)) return cannotSee(amount);
    const receipt = wordsOf(page.text);
    const receiptAmount = /Thank you! .*?Today (\S+)/.exec(receipt)?.[1];
    // The receipt shows the amount that the person agreed to.
    expect(receiptAmount, receipt).toBeDefined();
    expect(Number(receiptAmount?.replaceAll(/\D/g, '')), receipt).toBe(amount);
    if (amount > 0) told.push(amount);
    done.placed += 1;
  }

  async function cancels(): Promise<void> {
    const page = await get('/cancel-plan?step=confirm');
    if (!page.text.includes('action="/api/cancel?')) return;
    await post('/api/cancel', formTo(page.text, '/api/cancel').fields);
    done.cancelled += 1;
  }

  async function keeps(): Promise<void> {
    const page = await get('/keep-plan');
    if (!page.text.includes('action="/api/plans/keep?')) return;
    const { fields } = formTo(page.text, '/api/plans/keep');
    expect(fields['today'], `${persona} of ${brand} keeps a plan`).toBe('0');
    await post('/api/plans/keep', fields);
    done.kept += 1;
  }

  return {
    who: { brand, persona },
    trail,
    told,
    unsure,
    unseen,
    statuses,
    done,
    hearsOutcomes,
    async goesOn(): Promise<void> {
      cookie ??= await signedIn(persona, brand);
      const mood = Math.random();
      if (mood < 0.4) {
        await hearsOutcomes();
        for (const path of shuffled(PLAN_PAGES).slice(0, 2)) await get(path);
        return;
      }
      if (mood < 0.48) return cancels();
      if (mood < 0.6) return keeps();
      return placesOrder();
    },
    async signsIn(): Promise<void> {
      cookie = await signedIn(persona, brand);
    },
    /** Looks at all pages, which agree, and returns the charges that Payment promises. */
    async looksAround(): Promise<string[]> {
      const pages: SeenPage[] = [];
      for (const path of PLAN_PAGES) pages.push(seenPage(path, await get(path)));
      expect(contradictions(pages), `${persona} of ${brand}`).toEqual([]);
      return pages.filter(({ path }) => path === '/payment').flatMap(promisedCharges);
    },
  };
}

type Somebody = ReturnType<typeof somebody>;
const total = (people: readonly Somebody[], count: (person: Somebody) => number) =>
  people.reduce((sum, person) => sum + count(person), 0);

/** The amounts of a list that are not in another one, each as often as it is there more often. */
function without(amounts: readonly number[], taken: readonly number[]): number[] {
  const left = [...amounts];
  for (const each of taken) if (left.includes(each)) left.splice(left.indexOf(each), 1);
  return left;
}

describe('A crowd, while the platform has every kind of fault', () => {
  test(
    `for ${SECONDS} seconds: the ledger has what the pages said and promised, and no page contradicts another`,
    { timeout: (SECONDS + 180) * 1_000 },
    async () => {
      await sandbox.reset();
      const people = brands.flatMap((brand) =>
        shuffled(personas)
          .slice(0, PEOPLE)
          .map((persona) => somebody(brand, persona)),
      );
      const endMs = Date.now() + SECONDS * 1_000;
      const isOver = () => Date.now() >= endMs;
      let [round, lagsUntilMs] = [0, 0];
      async function lagsGoOn(): Promise<void> {
        if (Date.now() < lagsUntilMs) return;
        // Nobody else begins the next round meanwhile.
        lagsUntilMs = Infinity;
        lagsUntilMs = (await listsLag(round)) + Date.now();
        round += 1;
      }
      await Promise.all(
        people.map(async (person) => {
          while (!isOver()) {
            await lagsGoOn();
            if (Math.random() < 0.5) await makesTrouble(person.who.brand, Date.now() > endMs - SECONDS * 250);
            await person.goesOn();
          }
        }),
      );
      const compared = total(people, ({ done }) => done.compared);
      await sandbox.clearFaults();
      // By now every late call has been carried out, and every lagging list is up to date.
      await sandbox.advanceClock(5 * 60_000);
      const statuses = new Map<number, number>();
      const promises: { who: { brand: string; persona: string }; promised: string[]; before: number }[] = [];
      for (const { who, told, unseen, trail, ...person } of people) {
        await person.signsIn();
        await person.hearsOutcomes();
        const before = await charged(who);
        // What was told was charged, and nothing else, besides an order whose answer the person could not see.
        expect(without(told, before), trail.join('\n')).toEqual([]);
        expect(without(without(before, told), unseen), trail.join('\n')).toEqual([]);
        promises.push({ who, promised: await person.looksAround(), before: before.length });
        for (const [status, count] of person.statuses)
          statuses.set(status, (statuses.get(status) ?? 0) + count);
      }
      await sandbox.advanceClock(367 * DAY_MS);
      for (const { who, promised, before } of promises) {
        // A charge that is due is taken when somebody asks for the account.
        await signedIn(who.persona, who.brand);
        const next = (await ledger(who)).at(-1 - before);
        const { amount, date } = next ? written(next) : {};
        expect(next ? [`${amount} on ${date}`] : [], `${who.persona} of ${who.brand}`).toEqual(promised);
      }
      console.log(
        JSON.stringify({
          answers: Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)),
          orders: total(people, ({ done }) => done.orders),
          placed: total(people, ({ done }) => done.placed),
          cancelled: total(people, ({ done }) => done.cancelled),
          kept: total(people, ({ done }) => done.kept),
          charged: total(people, ({ told }) => told.length),
          unseen: total(people, ({ unseen }) => unseen.length),
          neverShown: total(people, ({ unsure }) => unsure.length),
          compared,
          promised: promises.filter(({ promised }) => promised.length > 0).length,
        }),
      );
      expect(total(people, ({ done }) => done.orders)).toBeGreaterThan(0);
    },
  );
});
