import * as z from 'zod';
import { billingFieldNames, type BillingFields } from '../../contracts/billing/billing-fields.ts';
import { type BillingProblem, billingProblems } from '../../domain/billing/billing-problem.ts';
import type { PortalEnv } from '../portal-env.ts';
import { clearedCookie, cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { openedNote, sealedNote } from '../session/sealed-cookie.ts';
import type { Visit } from '../page/request-context.ts';

const FLASH_SECONDS = 60;
const CHOICE_SECONDS = 180 * 86_400;
/** A browser drops a cookie of more than 4096 bytes: what was typed then goes, what is said stays. */
const MAX_COOKIE = 3_800;

const flash = z.strictObject({
  problem: z.enum(billingProblems),
  fields: z.record(z.enum(billingFieldNames), z.string()).optional(),
});
const choice = z.strictObject({ provider: z.enum(['recurly', 'stripeElements']) });

/** What the card form says when it is shown again, with what was typed beside the card. */
export type BillingFlash = { problem: BillingProblem; fields?: BillingFields | undefined };

/** The cookie that carries a problem to the next sight of the card form. */
export async function billingFlashCookie(env: PortalEnv, visit: Visit, note: BillingFlash): Promise<string> {
  const keys = await keyRing(env.SESSION_KEY);
  const sealed = (kept: BillingFlash) =>
    sealedNote(keys, { purpose: 'billing', brand: visit.brand.key }, kept, FLASH_SECONDS, visit.nowMs);
  const whole = await sealed(note);
  const value = whole.length > MAX_COOKIE ? await sealed({ problem: note.problem }) : whole;
  return setCookie('billing', value, FLASH_SECONDS);
}

/** Takes what is waiting to be said: it is said once, neither on a reload nor on the way back. */
export async function takenBillingFlash(env: PortalEnv, visit: Visit): Promise<BillingFlash | undefined> {
  const sealed = visit.cookies.get(cookieNames.billing);
  if (!sealed) return undefined;
  visit.keptCookies.push(clearedCookie('billing'));
  return openedNote(
    await keyRing(env.SESSION_KEY),
    { purpose: 'billing', brand: visit.brand.key },
    sealed,
    flash,
    visit.nowMs,
  );
}

/** The cookie that keeps which provider the visitor chose (design decision 11). */
export async function providerChoiceCookie(
  env: PortalEnv,
  visit: Visit,
  provider: 'recurly' | 'stripeElements',
): Promise<string> {
  const keys = await keyRing(env.SESSION_KEY);
  const note = await sealedNote(
    keys,
    { purpose: 'billing-provider', brand: visit.brand.key },
    { provider },
    CHOICE_SECONDS,
    visit.nowMs,
  );
  return setCookie('billingProvider', note, CHOICE_SECONDS);
}

/** The provider the visitor chose; undefined where they chose none. */
export async function providerChoice(
  env: PortalEnv,
  visit: Visit,
): Promise<'recurly' | 'stripeElements' | undefined> {
  const sealed = visit.cookies.get(cookieNames.billingProvider);
  if (!sealed) return undefined;
  const keys = await keyRing(env.SESSION_KEY);
  return (
    await openedNote(
      keys,
      { purpose: 'billing-provider', brand: visit.brand.key },
      sealed,
      choice,
      visit.nowMs,
    )
  )?.provider;
}
