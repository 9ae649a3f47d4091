import { connect } from 'node:tls';
import type { LookedAt } from './looked-at.ts';
import { Unanswered } from './portal-ask.ts';
import { judged, type Verdict } from './verdict.ts';

/**
 * What a host presents. `distrust` is the code of what a browser would not accept; undefined where it accepts all. `names` are
 * the hosts that it is for, of which one may begin with `*.`.
 */
export type Certificate = { distrust: string | undefined; names: readonly string[]; untilMs: number };

/** Cloudflare renews a certificate long before so few days are left. */
const LEAST_DAYS = 14;
const DAY_MS = 86_400_000;

/** Checks that a browser trusts the host's certificate, that it names the host, and that it is valid for a while. */
export async function certificate({ host, certificateOf, nowMs }: LookedAt): Promise<Verdict> {
  const { distrust, names, untilMs } = await certificateOf(host);
  const days = Math.floor((untilMs - nowMs) / DAY_MS);
  return judged(
    [
      ...(distrust === undefined ? [] : [`browsers do not trust it (${distrust})`]),
      ...(names.some((name) => covers(name, host)) ? [] : [`it is for ${names.join(', ') || 'no host'}`]),
      ...(days >= LEAST_DAYS ? [] : [`it is valid for ${days} more days`]),
    ],
    {
      fine: `valid for ${days} more days`,
      mend: 'People are warned away, now or soon: look at the host’s certificate in its zone (SSL/TLS, Edge Certificates).',
    },
  );
}

/** Reads the certificate of a host. Throws `Unanswered` where nothing there speaks TLS within the deadline. */
export function readCertificate(
  host: string,
  { port = 443, deadlineMs }: { port?: number; deadlineMs: number },
): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    // What browsers would not trust is read too, so that the check can say why.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
    const end = (why: string) => {
      socket.destroy();
      reject(new Unanswered(why));
    };
    socket.setTimeout(deadlineMs, () => end('nothing came in time'));
    socket.once('error', () => end('no connection by TLS'));
    socket.once('secureConnect', () => {
      const { subjectaltname = '', valid_to: until } = socket.getPeerCertificate();
      const distrust = socket.authorized ? undefined : String(socket.authorizationError);
      socket.destroy();
      resolve({ distrust, names: dnsNames(subjectaltname), untilMs: Date.parse(until) });
    });
  });
}

/** The names in a text such as `DNS:a.com, DNS:*.b.com`. */
function dnsNames(text: string): string[] {
  return [...text.matchAll(/DNS:([^\s,]+)/g)].map(([, name = '']) => name.toLowerCase());
}

/** True where a name of a certificate is the host, or has `*` for its first label. */
function covers(name: string, host: string): boolean {
  return name === host || (name.startsWith('*.') && name.slice(1) === host.replace(/^[^.]+/, ''));
}
