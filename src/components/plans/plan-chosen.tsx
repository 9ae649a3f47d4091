import type { PlanOfferGroup } from './plan-offers.tsx';

export type PlanChosenProps = { group: PlanOfferGroup };

/** A summary of each plan, shown beside the submit button; the style sheet shows only that of the selected plan. */
export function PlanChosen({ group }: PlanChosenProps) {
  return (
    <div className="plan-chosen">
      {group.offers.map(({ id, summary }) => (
        <p key={id}>{summary}</p>
      ))}
    </div>
  );
}
