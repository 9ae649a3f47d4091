import { PlanOffer, type PlanOfferText } from './plan-offer.tsx';

/** The plans of one term. */
export type PlanOfferGroup = {
  term: 'monthly' | 'yearly' | 'twoYears';
  title: string;
  offers: PlanOfferText[];
};

export type PlanOffersProps = { group: PlanOfferGroup };

/** The plans of one term, the cheapest first, side by side; on a narrow screen they scroll horizontally. */
export function PlanOffers({ group }: PlanOffersProps) {
  const isReachable = group.offers.some(({ choice }) => choice?.kind === 'open' || choice?.kind === 'signIn');
  return (
    <>
      {group.offers.length > 1 && <PlanStrip offers={group.offers} label={group.title} />}
      <ul className="plan-offers" aria-label={group.title} tabIndex={isReachable ? undefined : 0}>
        {group.offers.map((offer, index) => (
          <PlanOffer key={offer.id} offer={offer} id={`offer-${index}`} />
        ))}
      </ul>
    </>
  );
}

/** Lists all names and prices, where the cards scroll: a click selects the plan or jumps to its card. */
function PlanStrip({ offers, label }: { offers: PlanOfferGroup['offers']; label: string }) {
  const isForm = offers.some(({ choice }) => choice?.kind === 'open');
  const entries = offers.map(({ id, name, detail, price, choice }, index) => {
    const words = (
      <>
        <span>
          <bdi>{name}</bdi>
          {detail !== undefined && `, ${detail}`}
        </span>
        <span className="tabular">{price}</span>
      </>
    );
    if (!isForm)
      return (
        <a key={id} href={`#offer-${index}`}>
          {words}
        </a>
      );
    return choice?.kind === 'open' ? (
      <label key={id} htmlFor={`offer-${index}-radio`}>
        {words}
      </label>
    ) : (
      <span key={id}>{words}</span>
    );
  });
  // In the form it duplicates the radio buttons, so screen readers skip it.
  return isForm ? (
    <div className="plan-strip" aria-hidden="true">
      {entries}
    </div>
  ) : (
    <nav className="plan-strip" aria-label={label}>
      {entries}
    </nav>
  );
}
