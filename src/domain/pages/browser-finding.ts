import type { BrowserReport, PageReport, ProviderName } from '../../contracts/browser-report.ts';
import { pageAt } from './find-page.ts';
import { pages } from './pages.ts';

/** A browser's report without personal data: no query, no message, and only the host of an address. */
export type BrowserFinding =
  | { kind: 'policy'; directive: string; blocked: string; page: string }
  | { kind: 'script'; error: string; at: string; page: string }
  | { kind: 'island'; error: string; island: string; page: string }
  | { kind: 'provider'; provider: ProviderName; page: string };

/** The most findings that are read of one report. */
const MAX_FINDINGS = 10;

/** Reads a browser's report. A value in an unexpected form becomes `unknown`. */
export function browserFindings(report: BrowserReport): BrowserFinding[] {
  if (Array.isArray(report))
    return report
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MAX_FINDINGS)
      .map(({ body }) =>
        policyFinding(body?.effectiveDirective, body?.blockedURL ?? undefined, body?.documentURL),
      );
  if ('kind' in report) return [pageFinding(report)];
  const violation = report['csp-report'];
  const directive = violation['effective-directive'] ?? violation['violated-directive'];
  return [policyFinding(directive, violation['blocked-uri'], violation['document-uri'])];
}

function pageFinding(report: PageReport): BrowserFinding {
  const page = pageOf(report.page);
  if (report.kind === 'provider') return { kind: report.kind, provider: report.provider, page };
  const error = /^[A-Z]\w{0,40}$/.test(report.error) ? report.error : 'unknown';
  return report.kind === 'island'
    ? { kind: report.kind, error, island: islandOf(report.island), page }
    : { kind: report.kind, error, at: placeOf(report.at), page };
}

/** The file, line and column of an error on any host. */
function placeOf(at: string): string {
  return /^(?:https?:\/\/[^/?#]+)?(\/[\w./-]{0,100}:\d{1,6}:\d{1,6})$/.exec(at)?.[1] ?? 'unknown';
}

/** The file of an island as the build names it. */
function islandOf(address: string): string {
  return /^(\/_astro\/[\w.-]{1,80}\.js)$/.exec(address)?.[1] ?? 'unknown';
}

function policyFinding(
  directive: string | undefined,
  blocked: string | undefined,
  page: string | undefined,
): BrowserFinding {
  // Older browsers send the directive together with its sources.
  const name = directive?.split(' ')[0] ?? '';
  return {
    kind: 'policy',
    directive: /^[a-z][a-z-]{0,40}$/.test(name) ? name : 'unknown',
    blocked: blockedOf(blocked ?? ''),
    page: pageOf(page && URL.canParse(page) ? new URL(page).pathname : ''),
  };
}

/** The host of a blocked address, or its scheme where it has no host. A keyword such as `inline` stays. */
function blockedOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { protocol, host } = new URL(blocked);
  return /^https?:|^wss?:/.test(protocol) ? host.slice(0, 100) : protocol.slice(0, 30);
}

/** The page as the table has it, else `other`, because a path may hold personal data. */
function pageOf(path: string): string {
  const page = pageAt(path);
  return page ? pages[page].path : 'other';
}
