import type * as stored from '../../contracts/stored/security-record.ts';

/** A browser and its system under the names people use; null where unknown. */
export type UserAgentInfo = stored.UserAgentInfo;

/** The kind of machine a browser runs on, for choosing an icon. */
export type ClientKind = UserAgentInfo['kind'];

/** The result of a `User-Agent` parser, in the names of that parser's lists. */
export type ParsedUserAgent = { browser: string | null; system: string | null; type: string | undefined };

/** The names people use, by the parser's names. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['Samsung Internet for Android', 'Samsung Internet'],
  ['Chrome OS', 'ChromeOS'],
]);
const computers: ReadonlySet<string> = new Set(['Windows', 'macOS', 'Linux', 'Chrome OS']);

/** Converts a parsed `User-Agent` to the names people use, with the kind of machine. */
export function userAgentInfo({ browser, system, type }: ParsedUserAgent): UserAgentInfo {
  const kind = clientKind(type, system);
  return { browser: knownName(browser), system: knownName(systemName(system, kind)), kind };
}

function clientKind(type: string | undefined, system: string | null): ClientKind {
  if (type === 'mobile') return 'phone';
  if (type === 'tablet') return 'tablet';
  return type === 'desktop' || (system !== null && computers.has(system)) ? 'computer' : 'unknown';
}

/** iOS is shown as iPhone or iPad where the kind of machine is known. */
function systemName(system: string | null, kind: ClientKind): string | null {
  if (system !== 'iOS') return system;
  if (kind === 'phone') return 'iPhone';
  return kind === 'tablet' ? 'iPad' : system;
}

function knownName(name: string | null): string | null {
  return name === null ? null : (spoken.get(name) ?? name);
}
