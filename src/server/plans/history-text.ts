import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Retention } from '../../domain/plans/retention.ts';

/** Returns how long a plan keeps video, for use without a sentence around it: `30 days`, or that none is kept. */
export function historyText(kept: Retention, copy: Copy['myPlan']): string {
  if (kept.kind === 'none') return copy.historyNone;
  return kept.kind === 'hours'
    ? fillIn(copy.historyHours, { count: kept.hours })
    : fillIn(copy.historyDays, { count: kept.days });
}
