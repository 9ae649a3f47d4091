import { describe, expect, test } from 'vitest';
import { momentOf } from '../../src/domain/text/when.ts';
import type { SandboxBrand } from '../../src/sandbox/catalogue/sandbox-brands.ts';
import { DAY_MS } from '../../src/sandbox/world/clock.ts';
import { afterMonths } from '../../src/sandbox/world/months.ts';
import { brandOf } from '../../src/sandbox/world/world.fixture.ts';
import { payment } from '../../src/copy/en/billing/payment.ts';
import { loadPayment } from '../../src/server/billing/load-payment.ts';
import { paymentText } from '../../src/server/billing/payment-text.ts';
import { calendarFile } from '../../src/server/calendar/calendar-file.ts';
import { readCalendar } from '../support/read-calendar.ts';
import { orderContextOf } from '../../src/server/account/order-context.ts';
import {
  changeTo,
  dayIn,
  type PromiseDesk,
  type PromiseWorld,
  promiseDesk,
  worldOf,
} from './promise-desk.ts';

const SOON_MS = 60_000;

/** The last days of the January to come: each month after it has other days, and February the fewest. */
const lastDays = [29, 30, 31];

/** Lets the time come to a day of the January to come, and orders the first monthly plan. */
async function orderInJanuary(brand: SandboxBrand, desk: PromiseDesk, day: number): Promise<void> {
  const year = new Date(desk.nowMs()).getUTCFullYear() + 1;
  desk.goOnTo(Date.UTC(year, 0, day, 10));
  const truth = await desk.truth();
  const plan = truth.available.find(({ billingCycle }) => billingCycle === 1);
  const change = plan && changeTo(brand, truth, plan.id);
  if (!change) throw new Error('no monthly plan can be ordered');
  const asked = { change, couponCode: undefined, nowMs: desk.nowMs() };
  const read = await orderContextOf(desk.platform, desk.customer, truth, asked);
  if (read.kind !== 'orderContext') throw new Error(read.kind);
  expect(await desk.order(read.orderContext, undefined)).toBe(true);
}

/** The days that /payment names for a year from now: each in milliseconds since 1970, and whether it says "about". */
async function toldDays(desk: PromiseDesk) {
  const { lines } = await desk.upcomingCharges();
  return lines
    .map((line) => ({ atMs: momentOf(line.at), isAbout: line.kind === 'charge' && line.isAbout }))
    .filter(({ atMs }) => atMs < yearFrom(desk));
}

/** Of each day in the calendar file: whether it says "about". /payment names no day of the month, where it is not always the same. */
async function saidDays(desk: PromiseDesk): Promise<boolean[]> {
  const context = desk.context();
  const { page } = await loadPayment(context, desk.session, desk.reader);
  const then = page.kind === 'payment' ? paymentText(page, context).next.monthly : undefined;
  expect(then).toMatch(/^\S+ each month, /);
  const file = await calendarFile(context, desk.session, 'payments');
  const events = readCalendar(file instanceof Response ? await file.text() : '');
  const { lines } = await desk.upcomingCharges();
  expect(events.map(({ day }) => day)).toEqual(lines.map(({ at }) => dayIn(at, context.timeZone)));
  return events.map(({ description }) => description === payment.calendarAbout);
}

/** The end of the days that are compared: a charge at the very end is in the one list or in the other. */
function yearFrom(desk: PromiseDesk): number {
  return afterMonths(desk.nowMs(), 12) - SOON_MS;
}

/** The days on which the world charges within a year from now, without letting them pass. */
function upcomingDays({ tried }: PromiseWorld, desk: PromiseDesk): Promise<number[]> {
  return tried(() => {
    const count = desk.ledger().length;
    desk.goOnTo(yearFrom(desk));
    const charges = desk.ledger().slice(0, desk.ledger().length - count);
    return Promise.resolve(charges.map(({ at }) => Date.parse(at)).toReversed());
  });
}

describe.each([
  ['Recurly', brandOf('geeni')],
  ['Stripe', brandOf('notion')],
])('at a brand that is billed by %s', (_provider, sold) => {
  // The plans of a brand are cached for all tests of the process.
  const brand: SandboxBrand = { ...sold, key: `${sold.key}-short-months` };
  const sandbox = worldOf(brand);

  test.each(lastDays)(
    'a plan of January %i is charged on the days that are told, in each month until May',
    async (day) => {
      const desk = await promiseDesk(sandbox, brand, 'ended');
      await sandbox.tried(async () => {
        await orderInJanuary(brand, desk, day);
        for (const _month of [1, 2, 3, 4]) {
          const told = await toldDays(desk);
          expect(told.map(({ atMs }) => atMs)).toEqual(await upcomingDays(sandbox, desk));
          expect(told.filter(({ isAbout }) => isAbout)).toEqual([]);
          desk.goOnTo((desk.dueMs() ?? 0) + SOON_MS);
        }
      });
    },
  );

  test('the page and the calendar file say which days are not sure, and only of them', async () => {
    const desk = await promiseDesk(sandbox, brand, 'ended');
    await sandbox.tried(async () => {
      await orderInJanuary(brand, desk, 31);
      expect(new Set(await saidDays(desk))).toEqual(new Set([false]));
      desk.forgetOrder();
      desk.loseInvoices();
      const [next, ...later] = await saidDays(desk);
      expect([next, new Set(later)]).toEqual([false, new Set([true])]);
    });
  });

  test.each(lastDays)(
    'in February, nothing but the next day of a plan of January %i is sure without an order and an invoice',
    async (day) => {
      const desk = await promiseDesk(sandbox, brand, 'ended');
      await sandbox.tried(async () => {
        await orderInJanuary(brand, desk, day);
        desk.forgetOrder();
        desk.loseInvoices();
        desk.goOnTo((desk.dueMs() ?? 0) - 14 * DAY_MS);
        const [next, ...later] = await toldDays(desk);
        const [due, ...charged] = await upcomingDays(sandbox, desk);
        expect(next).toEqual({ atMs: due, isAbout: false });
        expect(later).toHaveLength(charged.length);
        for (const [index, { atMs, isAbout }] of later.entries()) {
          expect(isAbout).toBe(true);
          const lateBy = (charged[index] ?? 0) - atMs;
          expect(lateBy).toBeGreaterThanOrEqual(0);
          expect(lateBy).toBeLessThanOrEqual(3 * DAY_MS);
        }
      });
    },
  );
});
