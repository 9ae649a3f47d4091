import { certificate } from './certificate.ts';
import { cookies } from './cookies.ts';
import { headers, policy } from './dress.ts';
import { brand, health, version } from './health.ts';
import { linking, refusedLinking } from './linking.ts';
import type { Look } from './looked-at.ts';
import { files, index, noSandbox } from './not-for-people.ts';
import { providerScripts, signInForm, signInHosts, signInWeight } from './sign-in-page.ts';
import { changePassword, deployedFiles, robots, securityText, unknownFile } from './well-known.ts';

/** Every check of a host, in the order in which they are made. */
export const hostChecks = [
  { check: 'certificate', look: certificate },
  { check: 'health', look: health },
  { check: 'brand', look: brand },
  { check: 'version', look: version },
  { check: 'headers', look: headers },
  { check: 'policy', look: policy },
  { check: 'index', look: index },
  { check: 'no sandbox', look: noSandbox },
  { check: 'files', look: files },
  { check: 'security.txt', look: securityText },
  { check: 'change-password', look: changePassword },
  { check: 'robots.txt', look: robots },
  { check: 'placed files', look: deployedFiles },
  { check: 'unknown file', look: unknownFile },
  { check: 'linking', look: linking },
  { check: 'refused linking', look: refusedLinking },
  { check: 'sign-in form', look: signInForm },
  { check: 'sign-in hosts', look: signInHosts },
  { check: 'sign-in weight', look: signInWeight },
  { check: 'provider scripts', look: providerScripts },
  { check: 'cookies', look: cookies },
] as const satisfies readonly { check: string; look: Look }[];

/** The checks that need a test account, in their order; without the first there is no other. */
export const accountChecks = ['sign-in', 'My Plan', 'card page', 'sign-out', 'account cookies'] as const;

export type AccountCheck = (typeof accountChecks)[number];
export type CheckName = (typeof hostChecks)[number]['check'] | AccountCheck;
