import type { BrowserFinding } from '../../domain/pages/browser-finding.ts';
import { isRound } from '../../domain/web/round-count.ts';
import { visitorNetwork } from '../../domain/web/visitor-network.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The most keys that are counted at once in each map; beyond that, the one that was counted first is forgotten. */
const MAX_KEYS = 500;
/** How many lines a network may cause in one window; after that, only each tenfold number of them causes one. */
const LINES_OF_NETWORK = 10;
const WINDOW_MS = 10 * 60_000;

/**
 * How often each finding was reported to this isolate. In module scope on purpose: it holds nothing of a visitor.
 * Findings about other hosts, which a browser can invent, have a map of their own, so that they push out no error of
 * our scripts.
 */
const scriptCounts = new Map<string, number>();
const otherCounts = new Map<string, number>();
/** How many lines each network has asked for in the current window; all are forgotten with it. */
const networkCounts = new Map<string, number>();
let currentWindow = 0;

/**
 * Logs a finding that a browser reported: the first of its kind, the tenth, the hundredth and so on, each with the
 * count in this isolate. So a page that is broken for everybody is seen at once and does not fill the log. Somebody who
 * makes up findings causes a handful of lines: a finding whose line is refused counts as never reported, so that the
 * first network that reports it in earnest is heard.
 */
export function noteFinding(context: RequestContext, finding: BrowserFinding): void {
  const key = [context.brand.key, ...Object.values(finding)].join('\n');
  const counts = finding.kind === 'policy' ? otherCounts : scriptCounts;
  const count = (counts.get(key) ?? 0) + 1;
  if (isRound(count)) {
    const lines = linesOfNetwork(context);
    if (lines > LINES_OF_NETWORK && !isRound(lines)) return;
    context.log.info('browser_report', { ...finding, count, lines });
  }
  counted(counts, key);
}

/** Counts one more line of the network of a request, and returns how many it has asked for in this window. */
function linesOfNetwork({ address, nowMs }: RequestContext): number {
  const window = Math.floor(nowMs / WINDOW_MS);
  if (window !== currentWindow) networkCounts.clear();
  currentWindow = window;
  return counted(networkCounts, visitorNetwork(address));
}

/** Counts a key once more, and returns how often it was counted. */
function counted(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  const [oldest] = counts.keys();
  if (count === 1 && counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest);
  counts.set(key, count);
  return count;
}
