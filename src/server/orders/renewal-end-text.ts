import type { Words } from '../request/words.ts';
import type { When } from '../../contracts/when.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { renewalEnd } from '../../domain/orders/renewal-end.ts';

/** Describes what ends for a person who changes to a free plan; mentions no renewal where nothing renews. */
export function renewalEndText(current: Subscription | undefined, words: Words): string {
  const { brand } = words;
  const copy = words.copy('order');
  const plan = current?.plan.name ?? '';
  const dated = (sentence: string, at: When) => fillIn(sentence, { plan, date: words.day(at) });
  const end = renewalEnd(current, brand.planCodes);
  switch (end.kind) {
    case 'nothing':
      return copy.staysFree;
    case 'trial':
      return dated(copy.trialStops, end.at);
    case 'plan':
      return end.at === null ? copy.planEndsSometime : dated(copy.planEnds, end.at);
    case 'renewal':
      return end.at === null ? copy.autoRenewStopsNow : dated(copy.autoRenewStops, end.at);
  }
}
