import { LinkedSentence, type LinkedSentenceProps } from '../linked-sentence.tsx';

/** Where a plan is cancelled: on a page of the portal, or at an address, which takes the place of `{place}`. */
export type HowToCancel =
  { kind: 'here'; text: string } | { kind: 'elsewhere'; text: string; href: string; label: string };

/** What a person agrees to with an order, as text. */
export type OrderTermsText = {
  /** At what price the plan renews, and how that is ended; undefined where nothing more is charged. */
  renewal: { text: string; cancel: HowToCancel } | undefined;
  /** What the law of the person's country asks to be read before an order; undefined where it asks nothing. */
  information: LinkedSentenceProps | undefined;
};

export type OrderTermsProps = { terms: OrderTermsText };

/** Shows what a person agrees to with an order, right above the consent. */
export function OrderTerms({ terms: { renewal, information } }: OrderTermsProps) {
  if (!renewal && !information) return null;
  return (
    <div className="order-terms">
      {renewal && (
        <p>
          {renewal.text} <CancelSentence {...renewal.cancel} />
        </p>
      )}
      {information && (
        <p>
          <LinkedSentence {...information} />
        </p>
      )}
    </div>
  );
}

/** Says where a plan is cancelled. */
export function CancelSentence(how: HowToCancel) {
  return how.kind === 'here' ? how.text : <LinkedSentence {...how} variable="place" />;
}
