import type { BrowserFinding } from '../../domain/browser-finding.ts';
import type { RequestContext } from './request-context.ts';

/** Findings counted at once, of our own scripts and of all else; of more, the one that was reported first is forgotten. */
const MAX_FINDINGS = 500;

/**
 * How often each finding was reported to this isolate. Module scope on purpose: nothing of a visitor is in it. What a browser
 * makes up of other hosts pushes no error of our own scripts out.
 */
const ownCounts = new Map<string, number>();
const otherCounts = new Map<string, number>();

/**
 * Writes down what a browser reported, as one line each: the first of its kind, the tenth, the hundredth and so on, with how many
 * there were in this isolate. A page that is broken for everybody is seen at once, and fills no log.
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
