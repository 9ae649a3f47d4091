import type { PlanCardText } from '../../src/components/plans/plan-card.tsx';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { directionOf, type SpokenLanguage } from '../../src/domain/text/languages.ts';
import { wordsFor } from '../../src/server/request/words.ts';
import { type CardAccount, type PlanCard, planCard } from '../../src/domain/orders/plan-card.ts';
import { planCardText } from '../../src/server/plans/plan-card-text.ts';
import { aPlan } from './platform-fixtures.ts';
import { brandOf } from './test-platform.ts';

/** What a test changes: of the account, of the card, of the brand, and of how it is said. */
export type CardChanges = Partial<Omit<CardAccount, 'brand' | 'due'>> &
  Partial<Pick<PlanCard, 'due'>> & {
    cardOnFile?: string | undefined;
    freeHistoryHours?: number;
    format?: string;
    language?: SpokenLanguage;
    timeZone?: string;
  };

/** Returns the card of My Plan for a subscription of Momentum, in words; the account has nothing else than is given. */
export function writtenCard(subscription: Subscription, changes: CardChanges = {}): PlanCardText {
  const { cardOnFile, due, freeHistoryHours = 24, language = 'en', timeZone = 'UTC', ...account } = changes;
  const { format = language === 'en' ? 'en-US' : language } = changes;
  const momentum = brandOf('momentum');
  const brand = { ...momentum, withoutPages: [], features: { ...momentum.features, freeHistoryHours } };
  const facts = planCard(subscription, {
    subscriptions: [subscription],
    devices: [],
    uncovered: [],
    modelNames: new Map(),
    plans: [aPlan()],
    offered: [aPlan()],
    due: [],
    currency: 'USD',
    lists: { isGross: false, shown: (plan) => plan },
    recommends: true,
    losses: new Map(),
    ...account,
    brand,
  });
  const words = wordsFor({ brand, locale: { language, format, direction: directionOf(language) }, timeZone });
  return planCardText({ ...facts, due, cardOnFile, justCovered: undefined }, { ...words, accountMark: 'a' });
}
