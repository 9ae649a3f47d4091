import { existsSync, readFileSync } from 'node:fs';

/** A secret that must not leave the edge: its name, and the pattern that finds it. */
export type Secret = [what: string, shape: RegExp];

/** The secrets in texts, each with its name and some of the text around it. */
export function secretsIn(texts: readonly string[], among: readonly Secret[]): string[] {
  return texts.flatMap((text) =>
    among.flatMap(([what, shape]) => {
      const at = text.search(shape);
      return at < 0 ? [] : [`${what}: …${text.slice(Math.max(0, at - 60), at + 80)}…`];
    }),
  );
}

/** A wrong password that tests type; it is as secret as a right one. */
export const WRONG_PASSWORD = 'Mistyped-Passw0rd?';

/** The signing keys of this checkout, from the files that the runtime reads. Throws if there are none. */
function signingKeys(): string[] {
  const files = ['.dev.vars', 'dist/server/.dev.vars'].filter((file) => existsSync(file));
  const keys = files.flatMap(
    (file) => /^SESSION_KEY="?([^"\n]+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  );
  if (keys.length === 0) throw new Error('no SESSION_KEY to look for: start the portal once');
  return keys;
}

/** Tokens of the platform by pattern, the names of its fields with secrets, passwords, and the keys of this machine. */
export const secrets: Secret[] = [
  ['a session token', /session-[0-9a-f]{20,}/],
  ['an access key id', /\bASIA[0-9A-Z]{12,}/],
  ['a secret access key', /(?<![0-9a-z-])[0-9a-f]{40}(?![0-9a-z-])/],
  ['a temporary token', /temporary-[0-9a-f]{20,}/],
  ['a second-factor token', /second-factor-[0-9a-f]{20,}/],
  [
    'the name of a secret',
    /peppertoken|AccessKeyId|SecretAccessKey|SessionToken|secondFactorAuthenticationToken/i,
  ],
  ['a signature', /AWS4-HMAC-SHA256|x-amz-security-token/i],
  ['Basic credentials', /Basic [A-Za-z0-9+/]{16,}/],
  ['the password', /Passw0rd(!|%21|&#33;)/],
  ['a mistyped password', /Mistyped/],
  ['the signing key', new RegExp(signingKeys().join('|'))],
];

/** Personal data, which an answer to the person may hold and the log may not. */
export const personal: Secret[] = [
  ['an e-mail address', /@(geeni|otis|notion|visi|nightowl|pepper|momentum)\.example/],
  ['a telephone number', /\+?1?2025550142/],
  ['a person’s name', /Olivia|Bennett|Camila|Duarte/],
  ['a cookie', /__Host-|[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{43}/],
];
