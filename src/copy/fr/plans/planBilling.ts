import type { SentencesIn } from '../../message.ts';
import type { planBilling as english } from '../../en/plans/planBilling.ts';

/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  charged: '{brand} facture {plan}. Prochain paiement : {amount} le {date}.',
  chargedOn: '{brand} facture {plan}. Prochain paiement le {date}.',
  chargedSometime: '{brand} facture {plan}. Nous ne voyons pas quand aura lieu le prochain paiement.',
  trial: '{plan} est gratuit jusqu’au {date}. Ensuite, {brand} débitera {amount}.',
  trialOn: '{plan} est gratuit jusqu’au {date}. Ensuite, {brand} commencera à vous débiter.',
  trialSometime: '{plan} est en essai gratuit. Ensuite, {brand} commencera à vous débiter.',
  ending: '{plan} prend fin le {date}, et vous ne le paierez plus.',
  endingSometime: '{plan} est résilié, et vous ne le paierez plus.',
  store:
    '{store} facture {plan} et continuera à vous débiter tant que vous n’aurez pas résilié là-bas. Seul {store} peut y mettre fin.',
  elsewhere:
    'Nous ne voyons pas qui facture {plan}. Seul le service qui le facture peut y mettre fin ; il continuera à vous débiter tant que vous n’aurez pas résilié là-bas.',
  storeLink: 'Vos abonnements chez {store}',
  anyStore:
    'Si vous avez acheté un forfait via Apple, Google Play ou une autre boutique, seule cette boutique peut y mettre fin. Elle continuera à vous débiter tant que vous n’aurez pas résilié là-bas.',
  updating: 'Votre dernière modification du forfait {plan} est confirmée, mais n’apparaît pas encore ici.',
  unclear: 'Nous ne savons pas s’il y aura un nouveau paiement pour {plan}. L’assistance peut vous le dire.',
} satisfies SentencesIn<'fr', typeof english>;
