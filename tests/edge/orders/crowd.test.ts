import { describe, expect, test } from 'vitest';
import { charged } from '../../support/buyer.ts';
import { HASTY_TIME_SCALE } from '../../support/edge-portals.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { askOwnPortal } from '../../support/own-portal.ts';
import { type Answer, ask, ownNetwork, postForm, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

/** How long the crowd acts, in seconds. `CROWD_SECONDS=180` makes it longer. */
const SECONDS = Number(process.env['CROWD_SECONDS'] ?? 5);
const brands = ['momentum', 'pepper', 'otis', 'visi', 'geeni'];
const personas = ['owner', 'yearly', 'collector', 'canadian'];
const SUBMIT = '/api/orders/submit';

askOwnPortal({ timeScale: HASTY_TIME_SCALE });

const one = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** The faults of an order, and of any other call. */
const orderFaults =
  `late:1000 late:4000 late:15000 done:500 done:502 done:504 empty html truncated reset slow:400
  error:error.subscription.card.declined status:503`.split(/\s+/);
const otherFaults = 'status:500 status:503 status:404 status:429 status:401 reset html empty'.split(' ');
const others = [
  'GET /subscriptions',
  'GET /listAvailableSubscriptions',
  'GET /devices',
  'GET /billingInfo',
  'GET /contactInfo',
  'POST /preview',
  'GET /paymentHistory',
  'GET /plans',
  'POST /cancelPlan',
  'POST /saveDevices',
  'GET /profile',
  'POST /validateCoupon/{code}',
];

async function makesTrouble(): Promise<void> {
  const brand = one(brands);
  const isOrder = Math.random() < 0.5;
  const [method = '', path = ''] = isOrder ? ['POST', '/subscribe'] : one(others).split(' ');
  const lags = path === '/subscriptions' && Math.random() < 0.4;
  const fault = isOrder ? one(orderFaults) : lags ? 'lag:3000' : one([...otherFaults, 'slow:300']);
  await sandbox.setFault({ brand, method, path, fault, times: lags ? 6 : 1 });
}

/** One person who browses, orders and cancels, and adds up what the pages say was charged, in minor units. */
function somebody(brand: string, persona: string) {
  const told: number[] = [];
  const unsure: number[] = [];
  const statuses = new Map<number, number>();
  let cookie: string | undefined;
  let orders = 0;

  function seen(answer: Answer, at: string): Answer {
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) expect([502, 504], at).toContain(answer.status);
    if (answer.status === 200) {
      expect(answer.text, at).toMatch(/<h1[\s>]/);
      expect(wordsOf(answer.text).length, at).toBeGreaterThan(60);
    }
    if (answer.location?.startsWith('/login') && answer.location.includes('reason=ended')) cookie = undefined;
    return answer;
  }
  const get = async (path: string) => seen(await ask({ brand, cookie, path }), `${brand} GET ${path}`);
  const post = async (path: string, fields: Record<string, string>) =>
    seen(await postForm(path, fields, { brand, cookie, network: ownNetwork() }), `${brand} POST ${path}`);

  async function hearsNews(): Promise<void> {
    const words = wordsOf((await get('/subscriptions')).text);
    for (const [, shown = ''] of words.matchAll(
      /Your order for .+? went through\. .+?\. (.+?) was charged\./g,
    )) {
      const amount = Number(shown.replaceAll(/\D/g, ''));
      const index = unsure.indexOf(amount);
      if (index >= 0) told.push(...unsure.splice(index, 1).filter((found) => found > 0));
    }
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
    orders += 1;
    let answer = await post(SUBMIT, { ...fields, terms: 'accepted' });
    // Polls as the page does.
    for (
      let page = answer;
      page.location === '/order-summary?state=pending' || page.location === undefined;
    ) {
      page = await get('/order-summary?state=pending');
      const words = wordsOf(page.text);
      if (words.includes('no answer has come yet')) return void unsure.push(amount);
      answer = page;
      if (page.location === undefined && !words.includes('We are waiting for the confirmation')) break;
    }
    if (answer.location === '/order-summary?notice=unsure') unsure.push(amount);
    if (answer.location !== '/order-summary') return;
    const receipt = wordsOf((await get('/order-summary')).text);
    const receiptAmount = /Thank you! .*?Charged today (\S+)/.exec(receipt)?.[1];
    // The receipt shows the amount that the person agreed to.
    expect(receiptAmount, receipt).toBeDefined();
    expect(Number(receiptAmount?.replaceAll(/\D/g, '')), receipt).toBe(amount);
    if (amount > 0) told.push(amount);
  }

  async function cancels(): Promise<void> {
    const page = await get('/cancel-plan?step=confirm');
    if (!page.text.includes('action="/api/cancel?')) return;
    await post('/api/cancel', formTo(page.text, '/api/cancel').fields);
  }

  return {
    told,
    unsure,
    statuses,
    hearsNews,
    orders: () => orders,
    async goesOn(): Promise<void> {
      cookie ??= await signedIn(persona, brand);
      const mood = Math.random();
      if (mood < 0.25) return hearsNews();
      if (mood < 0.35)
        return void (await get(one(['/payment', '/account-history', '/plans', '/manage-devices'])));
      if (mood < 0.4) return cancels();
      return placesOrder();
    },
    async signsIn(): Promise<void> {
      cookie = await signedIn(persona, brand);
    },
    charged: () => charged({ brand, persona }),
  };
}

const sorted = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);

describe('Twenty people at once, while the platform has every kind of fault', () => {
  test(
    `for ${SECONDS} seconds: the ledger has what the pages said, and no page is empty`,
    {
      timeout: (SECONDS + 180) * 1_000,
    },
    async () => {
      await sandbox.reset();
      const people = brands.flatMap((brand) => personas.map((persona) => somebody(brand, persona)));
      const endMs = Date.now() + SECONDS * 1_000;
      const isOver = () => Date.now() >= endMs;
      const trouble = (async () => {
        while (!isOver()) {
          await makesTrouble();
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      })();
      await Promise.all([
        trouble,
        ...people.map(async (person) => {
          while (!isOver()) await person.goesOn();
        }),
      ]);
      await sandbox.clearFaults();
      // By now every late call has been carried out, and every lagging list is up to date.
      await sandbox.advanceClock(5 * 60_000);
      const statuses = new Map<number, number>();
      for (const person of people) {
        await person.signsIn();
        await person.hearsNews();
        expect(sorted(await person.charged())).toEqual(sorted(person.told));
        for (const [status, count] of person.statuses)
          statuses.set(status, (statuses.get(status) ?? 0) + count);
      }
      const total = (count: (person: ReturnType<typeof somebody>) => number) =>
        people.reduce((sum, person) => sum + count(person), 0);
      console.log(
        JSON.stringify({
          answers: Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)),
          orders: total(({ orders }) => orders()),
          charged: total(({ told }) => told.length),
          neverShown: total(({ unsure }) => unsure.length),
        }),
      );
      expect(total(({ orders }) => orders())).toBeGreaterThan(0);
    },
  );
});
