import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { Counted } from '../../copy/message.ts';
import type { Retention } from '../../domain/plans/retention.ts';

/** The sentences about how long video is kept, one for each kind of retention. */
type RetentionWords<None> = { none: None; hours: Counted<'count'>; days: Counted<'count'> };

/** Returns how long video is kept, in the given sentences; `words.none` where it is not kept. */
export function retentionText<None>(retention: Retention, words: RetentionWords<None>): string | None {
  switch (retention.kind) {
    case 'none':
      return words.none;
    case 'hours':
      return fillIn(words.hours, { count: retention.hours });
    case 'days':
      return fillIn(words.days, { count: retention.days });
  }
}

/** Returns how long a plan keeps video, for use without a sentence around it: `30 days`, or that none is kept. */
export function historyText(
  retention: Retention,
  copy: Pick<Copy['myPlan'], 'historyNone' | 'historyHours' | 'historyDays'>,
): string {
  return retentionText(retention, {
    none: copy.historyNone,
    hours: copy.historyHours,
    days: copy.historyDays,
  });
}
