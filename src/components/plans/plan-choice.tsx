/** What a person can do with an offered plan. */
export type OfferChoice =
  | { kind: 'signIn'; href: string; text: string }
  /** Cannot be chosen; `why` is the reason where the button's text does not state it. */
  | { kind: 'closed'; text: string; why: string | undefined }
  /** A radio button. `isToday` marks the current plan; choosing it changes nothing. */
  | {
      kind: 'open';
      text: string;
      selectedText: string;
      isSelected: boolean;
      isToday: boolean;
      isLegacy: boolean;
    };

export type PlanChoiceProps = {
  choice: Extract<OfferChoice, { kind: 'open' }>;
  planId: string;
  /** The id of the plan's card. */
  id: string;
  describedBy: string;
};

/** The radio button of one plan, styled as a button. A click anywhere on the card selects it. */
export function PlanChoice({ choice, planId, id, describedBy }: PlanChoiceProps) {
  return (
    <label className="button secondary wide plan-choice" id={`${id}-choice`}>
      <input
        className={choice.isToday ? 'plan-today' : undefined}
        type="radio"
        id={`${id}-radio`}
        name="planId"
        value={planId}
        required
        defaultChecked={choice.isSelected}
        aria-labelledby={`${id}-choice ${id}-name`}
        aria-describedby={describedBy}
      />
      <span className="plan-unselected">{choice.text}</span>
      <span className="plan-selected">{choice.selectedText}</span>
    </label>
  );
}
