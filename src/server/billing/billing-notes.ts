import * as z from 'zod';
import { billingFieldNames, type BillingFields } from '../../contracts/billing/billing-fields.ts';
import { type BillingProblem, billingProblems } from '../../domain/billing/billing-problem.ts';
import { clearedCookie, cookieNames, setCookie } from '../session/cookies.ts';
import { keyRing } from '../session/key-ring.ts';
import { openedNote, sealedNote } from '../session/sealed-cookie.ts';
import type { RequestContext } from '../page/request-context.ts';

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
export async function billingFlashCookie(context: RequestContext, note: BillingFlash): Promise<string> {
  const keys = await keyRing(context.env.SESSION_KEY);
  const sealed = (kept: BillingFlash) =>
    sealedNote(keys, { purpose: 'billing', brand: context.brand.key }, kept, FLASH_SECONDS, context.nowMs);
  const whole = await sealed(note);
  const value = whole.length > MAX_COOKIE ? await sealed({ problem: note.problem }) : whole;
  return setCookie('billing', value, FLASH_SECONDS);
}

/** Takes what is waiting to be said: it is said once, neither on a reload nor on the way back. */
export async function takenBillingFlash(context: RequestContext): Promise<BillingFlash | undefined> {
  const sealed = context.cookies.get(cookieNames.billing);
  if (!sealed) return undefined;
  context.keptCookies.push(clearedCookie('billing'));
  return openedNote(
    await keyRing(context.env.SESSION_KEY),
    { purpose: 'billing', brand: context.brand.key },
    sealed,
    flash,
    context.nowMs,
  );
}

/** The cookie that keeps which provider the visitor chose (design decision 11). */
export async function providerChoiceCookie(
  context: RequestContext,
  provider: 'recurly' | 'stripeElements',
): Promise<string> {
  const keys = await keyRing(context.env.SESSION_KEY);
  const note = await sealedNote(
    keys,
    { purpose: 'billing-provider', brand: context.brand.key },
    { provider },
    CHOICE_SECONDS,
    context.nowMs,
  );
  return setCookie('billingProvider', note, CHOICE_SECONDS);
}

/** The provider the visitor chose; undefined where they chose none. */
export async function providerChoice(
  context: RequestContext,
): Promise<'recurly' | 'stripeElements' | undefined> {
  const sealed = context.cookies.get(cookieNames.billingProvider);
  if (!sealed) return undefined;
  const keys = await keyRing(context.env.SESSION_KEY);
  return (
    await openedNote(
      keys,
      { purpose: 'billing-provider', brand: context.brand.key },
      sealed,
      choice,
      context.nowMs,
    )
  )?.provider;
}
