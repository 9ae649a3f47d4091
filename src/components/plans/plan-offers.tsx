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
    <ul className="plan-offers" aria-label={group.title} tabIndex={isReachable ? undefined : 0}>
      {group.offers.map((offer, index) => (
        <PlanOffer key={offer.id} offer={offer} id={`offer-${index}`} words={words} />
      ))}
    </ul>
  );
}
