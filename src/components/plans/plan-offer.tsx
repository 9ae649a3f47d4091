import { PLATFORM_LANGUAGE } from '../../domain/text/platform-words.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { type OfferChoice, PlanChoice } from './plan-choice.tsx';

/** An offered plan, as text. */
export type PlanOfferText = {
  id: string;
  name: string;
  /** What distinguishes it from another plan of the same name. */
  detail: string | undefined;
  /** Undefined where the platform states no price. */
  price: string | undefined;
  /** What follows the price, such as `/mo`. */
  per: string | undefined;
  /** The monthly price and the saving of a long term. */
  eachMonth: string | undefined;
  /** The price with the account's tax, where that is known. */
  withTax: string | undefined;
  /** The free trial before the first charge, where this person may have one. */
  trial: string | undefined;
  /** How many of the person's cameras it covers; undefined where that is unknown, or where they have none. */
  covers?: string | undefined;
  /** Marks the person's current plan, or the cheapest one that covers all of their cameras. */
  mark: { kind: 'today' | 'recommended'; text: string } | undefined;
  /** How the price differs from that of the person's current plan, for the same period. */
  difference: string | undefined;
  /** What it gives, with how much more or less that is than today. */
  features: string[];
  /** The platform's own selling points, in its own language. */
  highlights: readonly string[];
  /** Name, price and price difference, for the bar at the bottom. */
  summary: string;
  /** Undefined while it is unknown what the person may choose. */
  choice: OfferChoice | undefined;
};

export type PlanOfferProps = {
  offer: PlanOfferText;
  /** Unique in the page. */
  id: string;
};

/** Shows one offer: its price, its features with how they differ from the current plan, and its action. */
export function PlanOffer({ offer, id }: PlanOfferProps) {
  return (
    <li className={isShownToday(offer) ? 'plan-offer today' : 'plan-offer'} id={id}>
      <div className="plan-offer-head">
        <h3 id={`${id}-name`}>
          <bdi>{offer.name}</bdi>
          {offer.detail && <span className="plan-detail">{` ${offer.detail}`}</span>}
        </h3>
        {offer.mark && (
          <Badge text={offer.mark.text} kind={offer.mark.kind === 'recommended' ? 'success' : 'accent'} />
        )}
      </div>
      <div className="plan-offer-price" id={`${id}-price`}>
        {offer.price && (
          <p>
            <span className="figure">{offer.price}</span>
            {offer.per && <span className="muted">{offer.per}</span>}
          </p>
        )}
        {offer.difference && <p className="plan-difference">{offer.difference}</p>}
        {offer.eachMonth && <p className="plan-each-month">{offer.eachMonth}</p>}
        {offer.withTax && <p className="plan-each-month">{offer.withTax}</p>}
        {offer.trial && (
          <p>
            <Badge text={offer.trial} kind="success" />
          </p>
        )}
      </div>
      {offer.covers && (
        <p className="plan-covers" id={`${id}-covers`}>
          {offer.covers}
        </p>
      )}
      <ul className="plan-features" id={`${id}-features`}>
        {offer.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
        {offer.highlights.map((highlight) => (
          <li key={highlight} lang={PLATFORM_LANGUAGE}>
            {highlight}
          </li>
        ))}
      </ul>
      {offer.choice && (
        <div className="plan-offer-end">
          <OfferAction offer={offer} id={id} />
        </div>
      )}
    </li>
  );
}

/** True for the current plan where no radio button can show that it is selected. */
function isShownToday({ mark, choice }: PlanOfferText): boolean {
  return mark?.kind === 'today' && choice?.kind === 'closed';
}

function OfferAction({ offer, id }: Pick<PlanOfferProps, 'offer' | 'id'>) {
  const { choice, covers } = offer;
  switch (choice?.kind) {
    case undefined:
      return null;
    case 'open':
      return (
        <PlanChoice
          choice={choice}
          planId={offer.id}
          id={id}
          describedBy={[`${id}-price`, ...(covers ? [`${id}-covers`] : []), `${id}-features`].join(' ')}
        />
      );
    case 'signIn':
      return (
        <Button href={choice.href} variant="secondary" wide>
          {choice.text} <bdi className="visually-hidden">{offer.name}</bdi>
        </Button>
      );
    case 'closed':
      return (
        <>
          {choice.why && <p className="muted small">{choice.why}</p>}
          <Button type="button" variant="secondary" wide disabled>
            {choice.text}
          </Button>
        </>
      );
  }
}
