import type { PlanOfferGroup } from '../../contracts/plans/plan-offer.ts';
import '../../styles/plan-chosen.css';

export type PlanChosenProps = { group: PlanOfferGroup };

/** What the selected plan is and costs, beside the button that takes it: one line a card, of which the selected one is seen. */
export function PlanChosen({ group }: PlanChosenProps) {
  return (
    <div className="plan-chosen">
      {group.offers.map(({ id, summary }) => (
        <p key={id}>{summary}</p>
      ))}
    </div>
  );
}
