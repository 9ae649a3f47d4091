import { base64url } from 'jose';
import { type AppMessage, type NativeSource, nativeSources } from '../../contracts/native-message.ts';
import { APP_MESSAGES_SECONDS } from '../../contracts/app-messages.ts';
import { cookieNames, setCookie, setReadableCookie } from './cookies.ts';

/**
 * That this browser is the web view of an app: a script found the app around the page of a link. `session` is what the
 * app knows of the session: `open` until it is told the end.
 */
export type AppVisit = { source: NativeSource; session: 'open' | 'ended' };

/** The longest value of the messages that wait; the oldest are dropped first. A browser keeps no cookie of more than 4,096 bytes. */
const MAX_NOTICES_LENGTH = 3_500;

const sessionStates = ['open', 'ended'] as const satisfies readonly AppVisit['session'][];

/** The cookies of a request. */
type Visitor = { cookies: ReadonlyMap<string, string> };

/** Returns the visit of an app; undefined for any other browser. The cookie lasts as long as the web view keeps it. */
export function appVisit({ cookies }: Visitor): AppVisit | undefined {
  const [name, state] = (cookies.get(cookieNames.app) ?? '').split('.');
  const source = nativeSources.find((known) => known === name);
  const session = sessionStates.find((known) => known === state);
  return source && session && { source, session };
}

/** Builds the `Set-Cookie` value that notes the visit of an app. */
export function appVisitCookie({ source, session }: AppVisit): string {
  return setCookie('app', `${source}.${session}`);
}

/** True for a `Set-Cookie` value that notes the visit of an app. */
export function isAppVisitCookie(cookie: string): boolean {
  return cookie.startsWith(`${cookieNames.app}=`);
}

/**
 * Builds the `Set-Cookie` value with which the next page that runs a script tells the app `messages`. What an earlier
 * answer left there and no page has told yet stays before them.
 */
export function appMessagesCookie({ cookies }: Visitor, messages: readonly AppMessage[]): string {
  const waiting = cookies.get(cookieNames.appMessages)?.split('.') ?? [];
  const packed = messages.map((message) => base64url.encode(JSON.stringify(message)));
  const all = [...waiting.filter(Boolean), ...packed];
  while (all.join('.').length > MAX_NOTICES_LENGTH) all.shift();
  return setReadableCookie('appMessages', all.join('.'), APP_MESSAGES_SECONDS);
}

/** Builds the `Set-Cookie` value that forgets the messages that wait: they are of the account that was there before. */
export function clearedAppMessagesCookie(): string {
  return setReadableCookie('appMessages', '', 0);
}
