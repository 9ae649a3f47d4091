import type { Retention } from '../../domain/plans/retention.ts';
import type { Words } from '../request/words.ts';
import { retentionText } from '../words/history-text.ts';

/** Says how much video is kept of the listed devices that no paid plan covers any more. */
export function keptText(afterCover: Retention | undefined, words: Words): string {
  const copy = words.copy('devices');
  return afterCover
    ? retentionText(afterCover, { none: copy.lossNone, hours: copy.lossHours, days: copy.lossDays })
    : copy.lossUnknown;
}
