/** One plan on offer, in words. */
export type PlanOffer = {
  id: string;
  name: string;
  /** Undefined where the platform names no price. */
  price: string | undefined;
  per: string | undefined;
  features: string[];
};

/** The plans of one term. */
export type PlanOfferGroup = { term: 'monthly' | 'yearly' | 'twoYears'; title: string; offers: PlanOffer[] };
