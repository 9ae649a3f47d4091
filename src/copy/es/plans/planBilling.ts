import type { SentencesIn } from '../../message.ts';
import type { planBilling as english } from '../../en/plans/planBilling.ts';

/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  charged: '{brand} factura {plan}. Próximo cobro: {amount} el {date}.',
  chargedOn: '{brand} factura {plan}. Próximo cobro el {date}.',
  chargedSometime: '{brand} factura {plan}. No podemos ver cuándo es el próximo cobro.',
  trial: '{plan} es gratis hasta el {date}. Después, {brand} cobra {amount}.',
  trialOn: '{plan} es gratis hasta el {date}. Después, {brand} empieza a cobrar.',
  trialSometime: '{plan} está en prueba gratuita. Después, {brand} empieza a cobrar.',
  ending: '{plan} finaliza el {date} y no se volverá a cobrar.',
  endingSometime: 'El plan {plan} está cancelado y no se volverá a cobrar.',
  store:
    '{store} factura {plan}. Solo {store} puede ponerle fin, y te lo seguirá cobrando hasta que canceles allí.',
  elsewhere:
    'No podemos ver quién factura {plan}. Solo quien lo factura puede ponerle fin, y te lo seguirá cobrando hasta que canceles allí.',
  storeLink: 'Tus suscripciones en {store}',
  anyStore:
    'Si compraste un plan a través de Apple, Google Play u otra tienda, solo esa tienda puede ponerle fin. Te lo seguirá cobrando hasta que canceles allí.',
  updating: 'Tu último cambio en {plan} está confirmado, pero todavía no aparece aquí.',
  unclear: 'No podemos determinar si {plan} se volverá a cobrar. El equipo de soporte puede decírtelo.',
} satisfies SentencesIn<'es', typeof english>;
