import type { BrowserFinding } from '../../domain/browser-finding.ts';
import type { RequestContext } from './request-context.ts';

/**
 * The most findings that are counted at once in each map; beyond that, the finding that was reported first is
 * forgotten.
 */
const MAX_FINDINGS = 500;

/**
 * How often each finding was reported to this isolate. In module scope on purpose: it holds nothing of a visitor.
 * Findings about other hosts, which a browser can invent, have a map of their own, so that they push out no error of
 * our scripts.
 */
const ownCounts = new Map<string, number>();
const otherCounts = new Map<string, number>();

/**
 * Logs a finding that a browser reported: the first of its kind, the tenth, the hundredth and so on, each with the
 * count in this isolate. So a page that is broken for everybody is seen at once and does not fill the log.
 */
export function noteFinding({ brand, log }: RequestContext, finding: BrowserFinding): void {
  const key = [brand.key, ...Object.values(finding)].join('\n');
  const counts = finding.kind === 'script' ? ownCounts : otherCounts;
  const count = (counts.get(key) ?? 0) + 1;
  const [oldest] = counts.keys();
  if (count === 1 && counts.size >= MAX_FINDINGS && oldest !== undefined) counts.delete(oldest);
  counts.set(key, count);
  if (Number.isInteger(Math.log10(count))) log.info('browser_report', { ...finding, count });
}
