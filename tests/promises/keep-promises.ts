import { describe, expect, test } from 'vitest';
import type { SandboxBrand } from '../../src/sandbox/catalogue/sandbox-brands.ts';
import { withoutIsolates } from '../../src/domain/text/bidi.ts';
import { canCancel, planAfterCancel } from '../../src/domain/plans/cancellation.ts';
import { currentSubscription } from '../../src/domain/plans/current-subscription.ts';
import { canResume, resumeIntent } from '../../src/domain/plans/resumed-plan.ts';
import { statedCharge } from '../../src/domain/plans/subscription-state.ts';
import { momentOf } from '../../src/domain/text/when.ts';
import type { PaymentText } from '../../src/components/billing/payment-view.tsx';
import type { When } from '../../src/contracts/when.ts';
import type { PriceStory } from '../../src/domain/orders/price-story.ts';
import type { UpcomingCharges } from '../../src/domain/orders/upcoming-charges.ts';
import type { AcceptedPromo } from '../../src/domain/orders/promo.ts';
import { priceText } from '../../src/sandbox/catalogue/prices.ts';
import { coupons } from '../../src/sandbox/money/coupons.ts';
import { DAY_MS } from '../../src/sandbox/world/clock.ts';
import { afterMonths } from '../../src/sandbox/world/months.ts';
import { personasOf } from '../../src/sandbox/world/personas.ts';
import { orderContextOf } from '../../src/server/account/order-context.ts';
import { storyOf } from '../../src/server/words/price-text.ts';
import { checkPromo } from '../../src/server/orders/check-promo.ts';
import { receiptText } from '../../src/server/orders/receipt-text.ts';
import { changeText } from '../../src/server/plans/change-log-text.ts';
import { loadMyPlan } from '../../src/server/plans/load-my-plan.ts';
import { myPlanText } from '../../src/server/plans/my-plan-text.ts';
import { loadPayment } from '../../src/server/billing/load-payment.ts';
import { paymentText } from '../../src/server/billing/payment-text.ts';
import { byDiagonals, PairsLeft } from '../support/pairs-left.ts';
import { isUsual } from '../support/suite.ts';
import { changeTo, dayIn, type PromiseDesk, promiseDesk, worldOf } from './promise-desk.ts';

const codes = [undefined, ...coupons.filter(({ alwaysRefused }) => !alwaysRefused).map(({ code }) => code)];
const SOON_MS = 60_000;
/** So much later a charge may come of which the page says "about". */
const LATEST_MS = 3 * DAY_MS;

/** What /payment says. */
async function paymentOf(desk: PromiseDesk): Promise<PaymentText | undefined> {
  const context = desk.context();
  const { page } = await loadPayment(context, desk.session, desk.reader);
  return page.kind === 'payment' ? paymentText(page, context) : undefined;
}

/** The next charges on /payment. */
async function upcoming(desk: PromiseDesk): Promise<readonly string[]> {
  return ((await paymentOf(desk))?.next.charges ?? []).map((line) => line.replaceAll('\u00a0', ' '));
}

/**
 * Expects that /payment says of each upcoming charge what it is: by the sentence for each month, with its day; or by the last line
 * that the plan has until then.
 */
async function expectEachSaid(desk: PromiseDesk, { lines }: UpcomingCharges): Promise<void> {
  const told = await paymentOf(desk);
  const { locale, timeZone } = desk.context();
  for (const line of lines) {
    const day = dayIn(line.at, timeZone);
    const shown = told?.changes?.lines.findLast(
      (each) => (each.day ?? '') <= day && each.what.includes(line.plan),
    );
    if (line.kind === 'ends') {
      expect(shown?.day).toBe(day);
      continue;
    }
    const words = withoutIsolates(told?.next.monthly ?? shown?.amount ?? told?.next.charges.join() ?? '');
    const { amount } = line;
    if (amount) expect(words).toContain(priceText(amount.minorUnits, amount.currency, locale.format));
    else if (shown) expect(words).toBe('Amount not known yet');
    const [, dayOfMonth] = / on the (\d+)\w\w of each month/.exec(words) ?? [];
    if (dayOfMonth !== undefined) expect(Number(dayOfMonth)).toBe(Number(day.slice(-2)));
    if (amount && shown && shown.day !== day) expect(words).toContain(' per ');
  }
}

/** The line that /payment must show for a charge. */
function said(desk: PromiseDesk, currency: string, amount: number, at: When): string {
  const { locale, timeZone } = desk.context();
  const day = new Intl.DateTimeFormat(locale.format, { dateStyle: 'long', timeZone }).format(momentOf(at));
  return `${priceText(amount, currency, locale.format)} on ${day}`;
}

/** The charge after the next one, at `atMs`, by the price story; `null` where no more charge is planned. */
function thereafter(
  { discount, first, list, next }: PriceStory,
  atMs: number | undefined,
): { amount: number; at: When } | null {
  if (!next?.at || atMs === undefined) return null;
  const isOn =
    discount?.lasts.kind === 'always' ||
    (discount?.endsAtMs !== null && discount !== null && atMs < discount.endsAtMs);
  return { amount: isOn ? first.total : list.total, at: atMs };
}

/** Orders a plan, lets two periods pass, and expects every promised charge in the ledger. False if it cannot be ordered. */
async function kept(
  brand: SandboxBrand,
  desk: PromiseDesk,
  {
    truth,
    planId,
    code,
  }: { truth: Awaited<ReturnType<PromiseDesk['truth']>>; planId: string; code: string | undefined },
): Promise<boolean> {
  const change = changeTo(brand, truth, planId);
  if (!change) return false;
  const devices = truth.devices.filter(({ id }) => change.deviceIds.includes(id));
  const entry =
    code === undefined
      ? undefined
      : await checkPromo(desk.platform, code, change.toPlanCode, devices, desk.context().nowMs);
  if (entry?.state === 'rejected') return false;
  const promo: AcceptedPromo | undefined = entry;
  // The platform answers later than the request began.
  const context = desk.context();
  const read = await orderContextOf(desk.platform, desk.customer, truth, {
    change,
    couponCode: code,
    nowMs: context.nowMs,
  });
  // For example a promo code for a change that is not immediate.
  if (read.kind !== 'orderContext') return false;
  const story = storyOf(read.orderContext, promo, context);
  const before = desk.ledger().length;
  expect(await desk.order(read.orderContext, code, promo?.lasts)).toBe(true);
  const upcomingCharges = await desk.upcomingCharges();
  await expectEachSaid(desk, upcomingCharges);
  const orderedMs = desk.nowMs();
  const taken = () => desk.ledger().slice(0, desk.ledger().length - before);
  expect(taken().map(({ amountMinor }) => amountMinor)).toEqual(story.today > 0 ? [story.today] : []);
  for (const index of [0, 1]) {
    // The price story names no day after the next one: it is the one on which the world charges.
    const promised = index === 0 ? story.next : thereafter(story, desk.dueMs());
    if (promised === null || promised.at === null) {
      expect(await upcoming(desk)).toEqual([]);
      continue;
    }
    const line = said(desk, story.currency, promised.amount, promised.at);
    expect(await upcoming(desk)).toEqual([line]);
    if (index === 0) await expectOneReceipt(desk, line);
    const count = taken().length;
    const atMs = momentOf(promised.at);
    desk.goOnTo(atMs - SOON_MS);
    expect(taken(), `before charge ${index}`).toHaveLength(count);
    desk.goOnTo(atMs + SOON_MS);
    const [last] = taken();
    if (promised.amount === 0) expect(taken()).toHaveLength(count);
    else {
      expect(last).toMatchObject({ amountMinor: promised.amount, currency: story.currency });
      expect(Math.abs(Date.parse(last?.at ?? '') - atMs)).toBeLessThan(SOON_MS);
    }
  }
  expectKept(desk, upcomingCharges, { sinceMs: orderedMs, before: before + (story.today > 0 ? 1 : 0) });
  return true;
}

/** Expects the next charge in the thanks, in the copy to keep, in the change log and on My Plan, as /payment says it. */
async function expectOneReceipt(desk: PromiseDesk, line: string): Promise<void> {
  const context = desk.context();
  const receipt = desk.receipt();
  if (!receipt) throw new Error('the order has no receipt');
  const thanks = receiptText({ receipt, modelNames: new Map() }, context);
  expect(thanks.lines.map(({ label, value }) => withoutIsolates(`${value} on ${label}`))).toContain(line);
  const [amount, day] = line.split(' on ');
  expect(withoutIsolates(decodeURIComponent(thanks.copy.href))).toContain(`${day}: ${amount}`);
  // What is paid on the provider's page is not in the change log.
  for (const change of await desk.changeLog())
    expect(changeText(change, context).means.map(withoutIsolates)).toContain(`Next charge: ${line}`);
  const { page } = await loadMyPlan(context, desk.session, { change: undefined, hasLeftAccount: false });
  if (page.kind === 'redirect') throw new Error(`My Plan leads to ${page.to}`);
  const cards = withoutIsolates(JSON.stringify(myPlanText(page, context)));
  for (const fact of line.split(' on ')) expect(cards).toContain(fact);
}

/** Lets twelve months pass, and expects in the ledger what /payment said of them, and nothing else. */
function expectKept(
  desk: PromiseDesk,
  { lines, sum }: UpcomingCharges,
  { sinceMs, before }: { sinceMs: number; before: number },
): void {
  const untilMs = afterMonths(sinceMs, 12) - SOON_MS;
  desk.goOnTo(untilMs);
  const charged = desk
    .ledger()
    .slice(0, desk.ledger().length - before)
    .filter(({ at }) => Date.parse(at) < untilMs)
    .toReversed();
  const told = lines.flatMap((line) =>
    line.kind === 'charge' && momentOf(line.at) < untilMs && line.amount?.minorUnits !== 0 ? [line] : [],
  );
  // A charge that may come later may come after the year.
  const sure = told.filter(({ at, isAbout }) => momentOf(at) + (isAbout ? LATEST_MS : 0) < untilMs);
  expect(charged.length).toBeGreaterThanOrEqual(sure.length);
  expect(charged.length).toBeLessThanOrEqual(told.length);
  for (const [index, { amount, at, isAbout }] of told.entries()) {
    const taken = charged[index];
    if (!taken) continue;
    const lateBy = nearest(Date.parse(taken.at)) - nearest(momentOf(at));
    expect(lateBy).toBeGreaterThanOrEqual(0);
    expect(lateBy).toBeLessThanOrEqual(isAbout ? nearest(LATEST_MS) : 0);
    if (!amount) continue;
    const { amountMinor, taxMinor, currency } = taken;
    const compared = amount.tax === 'included' ? amountMinor : amountMinor - taxMinor;
    expect(currency).toBe(amount.currency);
    if (amount.isMost) expect(compared).toBeLessThanOrEqual(amount.minorUnits);
    else expect(compared).toBe(amount.minorUnits);
  }
  // A charge at the very end of the months is in the one list or in the other.
  const isWhole = charged.length === told.length && lines.every(({ at }) => momentOf(at) < untilMs);
  if (sum && isWhole)
    expect(charged.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(sum.minorUnits);
}

/** A time to the minute. */
function nearest(ms: number): number {
  return Math.round(ms / SOON_MS);
}

/** Codes whose discount ends, and none. */
const endingCodes = [undefined, 'save10', 'quarter25'];
/** So many charges later, every discount that ends has ended. */
const MANY_CHARGES = 5;

/**
 * Orders the largest plan that is possible, cancels it, and keeps it. Expects the next charge as the page promises it, and later
 * charges at the price without the discount. False if no plan can be ordered with the code.
 */
async function keptAfterCancelling(
  brand: SandboxBrand,
  desk: PromiseDesk,
  code: string | undefined,
): Promise<boolean> {
  const ordered = await ordersLargest(brand, desk, code);
  if (!ordered) return false;
  const held = currentSubscription((await desk.truth()).subscriptions, brand.planCodes);
  const after = planAfterCancel((await desk.truth()).catalogue, brand.planCodes);
  if (!held || !after || !canCancel(held, brand.planCodes)) return false;
  const cancelled = await desk.platform.call('cancelPlan', {
    body: { pepperSubscriptionId: held.id, pepperPlanId: held.planId, defaultPlanId: after.id },
  });
  expect(cancelled.ok).toBe(true);
  const truth = await desk.truth();
  const ending = truth.subscriptions.find(({ id }) => id === held.id);
  if (!ending || !canResume(ending, brand.planCodes)) return false;
  const context = desk.context();
  const read = await orderContextOf(desk.platform, desk.customer, truth, {
    change: resumeIntent(ending, truth.devices),
    couponCode: undefined,
    nowMs: context.nowMs,
  });
  if (read.kind !== 'orderContext') return false;
  const story = storyOf(read.orderContext, undefined, context);
  expect(await desk.order(read.orderContext, undefined)).toBe(true);
  const count = desk.ledger().length;
  const charges = () => desk.ledger().slice(0, desk.ledger().length - count);
  expect(story.today).toBe(0);
  const firstMs = momentOf(story.next?.at ?? 0);
  desk.goOnTo(firstMs + SOON_MS);
  expect(charges().map(({ amountMinor }) => amountMinor)).toEqual([story.next?.amount]);
  desk.goOnTo(afterMonths(firstMs, (MANY_CHARGES - 1) * story.cycle) + LATEST_MS + SOON_MS);
  expect(charges()).toHaveLength(MANY_CHARGES);
  expect(charges()[0]?.amountMinor).toBe(story.list.total);
  return true;
}

/** Orders the last plan on offer that can be ordered with the code, and returns true; false where there is none. */
async function ordersLargest(
  brand: SandboxBrand,
  desk: PromiseDesk,
  code: string | undefined,
): Promise<boolean> {
  const truth = await desk.truth();
  for (const { id } of truth.available.toReversed()) {
    const change = changeTo(brand, truth, id);
    if (!change) continue;
    const read = await orderContextOf(desk.platform, desk.customer, truth, {
      change,
      couponCode: code,
      nowMs: desk.nowMs(),
    });
    if (read.kind === 'orderContext' && (await desk.order(read.orderContext, code))) return true;
  }
  return false;
}

/** Which orders are placed: every plan with every code for everybody, or as many as have every possible pair of person, plan and code. */
export type Extent = 'every row' | 'every pair';

/** The orders of `npm test` at each brand: as many as have every possible pair of brand, person, plan by its rank, and code. */
const leftOfAll = new PairsLeft();

/**
 * Tests the promises for every person of a brand, with plans and promo codes, and without any order. `npm test` places as many orders as
 * have every possible pair of brand, person, plan and code.
 */
export function keepPromises(sold: SandboxBrand, extent: Extent): void {
  // The plans of a brand are cached for all tests of the process, so this brand has a key of its own.
  const brand: SandboxBrand = { ...sold, key: `${sold.key}-promises` };
  describe(`at ${sold.key} every promised charge is in the ledger, to the cent and the day`, () => {
    const sandbox = worldOf(brand);
    const left = isUsual ? leftOfAll : new PairsLeft();
    const people = personasOf(brand.catalogue)
      .filter(
        ({ account, secondFactor }) => !account?.signIn && account?.status === undefined && !secondFactor,
      )
      .map(({ key }) => key);

    test.each(people)(
      `%s, with ${isUsual ? 'every pair' : extent} of plan and promo code`,
      async (persona) => {
        const desk = await promiseDesk(sandbox, brand, persona);
        const truth = await desk.truth();
        let count = 0;
        for (const { plan, code } of byDiagonals(truth.available, codes, people.indexOf(persona))) {
          const choice = isUsual
            ? [brand.key, persona, String(truth.available.indexOf(plan)), code]
            : [persona, plan.id, code];
          if ((isUsual || extent === 'every pair') && !left.has(choice)) continue;
          if (!(await sandbox.tried(() => kept(brand, desk, { truth, planId: plan.id, code })))) continue;
          left.tried(choice);
          count += 1;
        }
        // Nobody changes a plan here that Apple bills, that is paused, or whose state is unknown.
        expect(count > 0).toBe(!['apple', 'paused', 'unclear'].includes(persona));
      },
    );

    test.each(people.filter((key) => ['newcomer', 'canadian'].includes(key)))(
      '%s, who orders, cancels and keeps the plan',
      async (persona) => {
        const desk = await promiseDesk(sandbox, brand, persona);
        const tried = [];
        for (const code of endingCodes)
          tried.push(await sandbox.tried(() => keptAfterCancelling(brand, desk, code)));
        expect(tried).toContain(true);
      },
    );

    test.each(people)('%s, who changes nothing', async (persona) => {
      const desk = await promiseDesk(sandbox, brand, persona);
      await sandbox.tried(async () => {
        const due = (await desk.truth()).subscriptions.flatMap(({ state }) => statedCharge(state) ?? []);
        expect(await upcoming(desk)).toEqual(
          due.map(({ currency, total, at }) => said(desk, currency, total, at)),
        );
        const upcomingCharges = await desk.upcomingCharges();
        if (persona !== 'unclear') await expectEachSaid(desk, upcomingCharges);
        const sinceMs = desk.nowMs();
        const before = desk.ledger().length;
        const [first] = due;
        desk.goOnTo((first ? momentOf(first.at) : desk.nowMs()) + SOON_MS);
        expect(desk.ledger().map(({ currency, amountMinor }) => [currency, amountMinor])).toEqual(
          due.map(({ currency, total }) => [currency, total]),
        );
        // Nothing is said of a plan whose state nobody explains.
        if (persona !== 'unclear') expectKept(desk, upcomingCharges, { sinceMs, before });
      });
    });
  });
}
