import { LinkedSentence, type LinkedSentenceProps } from '../linked-sentence.tsx';

/** Where a plan is cancelled: on a page of the portal, or at an address, which takes the place of `{place}`. */
export type HowToCancel =
  { kind: 'here'; text: string } | { kind: 'elsewhere'; text: string; href: string; label: string };

/** What a person agrees to with an order, as text. */
export type OrderTermsText = {
  /** The charge of today, and the next one with its day. */
  charges: string;
  /** How often, or at what price, the plan renews, and how that is ended; undefined where nothing more is charged. */
  renewal: { text: string; cancel: HowToCancel } | undefined;
  /** What the law of the person's country asks to be read before an order; undefined where it asks nothing. */
  information: LinkedSentenceProps | undefined;
};

export type OrderTermsProps = { terms: OrderTermsText };

/** Shows what a person agrees to with an order, in one block with the consent and the button (docs/adr/021). */
export function OrderTerms({ terms: { charges, renewal, information } }: OrderTermsProps) {
  return (
    <div className="order-terms">
      <p className="order-charges tabular">{charges}</p>
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
