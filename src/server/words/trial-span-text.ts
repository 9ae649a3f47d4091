import type { Plan } from '../../contracts/plans/plan.ts';
import { numberFormat } from '../../domain/text/intl.ts';

const units = ['day', 'week', 'month', 'year'] as const;

/**
 * Returns how long the free trial of a plan is, such as `30 days`; undefined where there is none, or its unit is
 * unknown.
 */
export function trialSpanText({ trial }: Pick<Plan, 'trial'>, format: string): string | undefined {
  const unit = trial && units.find((each) => trial.unit.toLowerCase().replace(/s$/, '') === each);
  if (!trial || !unit) return undefined;
  const text = numberFormat(format, { style: 'unit', unit, unitDisplay: 'long' }).format(trial.duration);
  return format.startsWith('ja') ? inJapanese(text) : text;
}

/** A length of time, which Japanese tells from a date: `30日間` for CLDR's `30 日`. */
function inJapanese(text: string): string {
  const written = text.replaceAll(' ', '');
  return written.endsWith('間') ? written : `${written}間`;
}
