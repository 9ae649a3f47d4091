import type { PlanOfferGroup } from '../../contracts/plans/plan-offer.ts';
import '../../styles/plan-offers.css';
import { PlanOffer } from './plan-offer.tsx';

export type PlanOffersProps = {
  group: PlanOfferGroup;
  words: { compared: string };
};

/** The plans of one term, the cheapest first: side by side, and on a narrow screen in a row to move along. */
export function PlanOffers({ group, words }: PlanOffersProps) {
  const isReachable = group.offers.some(({ choice }) => choice?.kind === 'open' || choice?.kind === 'signIn');
  return (
    <>
      {group.offers.length > 1 && <PlanStrip offers={group.offers} label={group.title} />}
      <ul className="plan-offers" aria-label={group.title} tabIndex={isReachable ? undefined : 0}>
        {group.offers.map((offer, index) => (
          <PlanOffer key={offer.id} offer={offer} id={`offer-${index}`} words={words} />
        ))}
      </ul>
    </>
  );
}

/** Every name and price at once, where the cards stand in a row: a press selects the plan, or leads to its card. */
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
  // Beside the radio buttons themselves it says nothing new to who does not see it.
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
