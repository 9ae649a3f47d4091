import type { SentencesIn } from '../../message.ts';
import type { planBilling as english } from '../../en/plans/planBilling.ts';

/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  charged: 'O plano {plan} é cobrado por {brand}. Próxima cobrança: {amount} em {date}.',
  chargedOn: 'O plano {plan} é cobrado por {brand}. Próxima cobrança em {date}.',
  chargedSometime:
    'O plano {plan} é cobrado por {brand}. Não conseguimos ver quando será a próxima cobrança.',
  trial: 'O plano {plan} é grátis até {date}. Depois, {brand} cobra {amount}.',
  trialOn: 'O plano {plan} é grátis até {date}. Depois, {brand} começa a cobrar.',
  trialSometime: 'O plano {plan} está em teste grátis. Depois, {brand} começa a cobrar.',
  ending: 'O plano {plan} termina em {date} e não será mais cobrado.',
  endingSometime: 'O plano {plan} está cancelado e não será mais cobrado.',
  store:
    '{store} cobra o plano {plan} e vai continuar cobrando até você cancelar lá. Só {store} pode encerrá-lo.',
  elsewhere:
    'Não conseguimos ver quem cobra o plano {plan}. Só quem cobra pode encerrá-lo, e a cobrança continua até você cancelar lá.',
  storeLink: 'Suas assinaturas {store}',
  anyStore:
    'Se você comprou um plano pela Apple, pelo Google Play ou por outra loja, só essa loja pode encerrá-lo. Ela vai continuar cobrando até você cancelar lá.',
  updating: 'Sua última alteração no plano {plan} está confirmada, mas ainda não aparece aqui.',
  unclear: 'Não conseguimos saber se o plano {plan} será cobrado novamente. O suporte pode informar.',
} satisfies SentencesIn<'pt-BR', typeof english>;
