import * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { chosenLanguages } from '../../domain/text/languages.ts';
import { type NativeMessage, nativeMessage, nativeSources } from '../../contracts/native-message.ts';
import { isoDate } from '../world/clock.ts';
import { makeToken } from './one-time-token.ts';
import { accountKey, personaEmail } from '../world/seed.ts';
import type { World } from '../world/world.ts';

const KEPT_MESSAGES = 200;

/** The pages that the app can open. */
export const nativeTargets = [
  '/subscriptions',
  '/plans',
  '/manage-devices',
  '/payment',
  '/billing',
  '/account-history',
  '/checkout',
] as const;

/** Form of POST /sandbox/native-app. With a plan code it is a plan change, which an isolated SSO does not support. */
export const nativeAppForm = z.object({
  persona: z.string(),
  target: z.enum(nativeTargets),
  source: z.enum(nativeSources),
  toPlanCode: z.string().default(''),
  fromPlanCode: z.string().default(''),
  /** The app's language; empty for an app that does not send it. */
  language: z.enum(['', ...chosenLanguages]).default(''),
});

/** Returns the link that the brand's app opens, with a new token; null if the brand has no such persona. */
export function deepLink(
  world: World,
  brand: SandboxBrand,
  form: z.output<typeof nativeAppForm>,
): string | null {
  const account = world.store.accounts.get(accountKey(brand.key, personaEmail(form.persona, brand.key)));
  if (!account) return null;
  const { toPlanCode, fromPlanCode, target, source, language } = form;
  const { token } = makeToken(world, { purpose: 'sso', account, toPlanCode, fromPlanCode });
  const named = source === 'app' ? {} : { source };
  const speaks = language === '' ? {} : { lang: language };
  return toPlanCode || fromPlanCode
    ? `/sso-redirect?${new URLSearchParams({ token, toPlanCode, fromPlanCode, ...speaks })}`
    : `/isolated-sso-redirect?${new URLSearchParams({ token, nextPath: target, ...named, ...speaks })}`;
}

/** Body of POST /sandbox/native-messages: the messages that the portal may send, and no others. */
export const nativeReport = z.unknown().pipe(nativeMessage);

/** A message of the portal to the app, as GET /sandbox/native-messages returns it. */
export type ReceivedMessage = { at: string; brand: string; message: NativeMessage };

/** Stores a message as an app would receive it; the last 200 are kept. */
export function receive({ store, clock, random }: World, brand: string, message: NativeMessage): void {
  const text = JSON.stringify(message);
  store.nativeMessages.put({ id: random.hex(12), atMs: clock.nowMs(), brand, text });
  store.nativeMessages.keepNewest(KEPT_MESSAGES);
}

/** Returns the messages received, the newest first. */
export function receivedMessages({ store }: World): ReceivedMessage[] {
  return store.nativeMessages
    .list()
    .map(({ atMs, brand, text }) => ({
      at: isoDate(atMs),
      brand,
      message: nativeMessage.parse(JSON.parse(text)),
    }))
    .toReversed();
}
