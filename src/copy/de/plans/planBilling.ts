import type { SentencesIn } from '../../message.ts';
import type { planBilling as english } from '../../en/plans/planBilling.ts';

/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  charged: '{plan} wird von {brand} abgerechnet. Nächste Abbuchung: {amount} am {date}.',
  chargedOn: '{plan} wird von {brand} abgerechnet. Nächste Abbuchung am {date}.',
  chargedSometime: '{plan} wird von {brand} abgerechnet. Wann die nächste Abbuchung kommt, sehen wir nicht.',
  trial: '{plan} ist bis zum {date} kostenlos. Danach bucht {brand} {amount} ab.',
  trialOn: '{plan} ist bis zum {date} kostenlos. Danach beginnt {brand} mit den Abbuchungen.',
  trialSometime: '{plan} ist in der kostenlosen Testphase. Danach beginnt {brand} mit den Abbuchungen.',
  ending: '{plan} endet am {date}, und dafür wird nichts mehr abgebucht.',
  endingSometime: '{plan} ist gekündigt, und dafür wird nichts mehr abgebucht.',
  store:
    '{plan} wird von {store} abgerechnet. Nur {store} kann den Tarif beenden. Bis du dort kündigst, bucht {store} weiter ab.',
  elsewhere:
    'Wir sehen nicht, wer {plan} abrechnet. Nur wer den Tarif abrechnet, kann ihn auch beenden. Bis du dort kündigst, wird weiter abgebucht.',
  storeLink: 'Deine Abos bei {store}',
  anyStore:
    'Wenn du einen Tarif über Apple, Google Play oder einen anderen Store gekauft hast, kann nur dieser Store ihn beenden. Bis du dort kündigst, bucht er weiter ab.',
  updating: 'Deine letzte Änderung an {plan} ist bestätigt, erscheint hier aber noch nicht.',
  unclear:
    'Wir können nicht feststellen, ob für {plan} noch etwas abgebucht wird. Der Support kann es dir sagen.',
} satisfies SentencesIn<'de', typeof english>;
