import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'Alterações no seu plano',
  lead: 'Os pedidos, as alterações e os cancelamentos que você fez aqui nos últimos dois anos, como foram confirmados.',
  elsewhere:
    'Não aparecem aqui as alterações feitas no app, na página do provedor de pagamento ou pelo suporte, nem as anteriores a esta lista.',
  emptyTitle: 'Nenhuma alteração ainda',
  emptyText: 'Quando você pedir, alterar ou cancelar um plano aqui, vai encontrar o registro nesta página.',
  see: 'Ver a confirmação',
  ordered: 'Você pediu o plano {plan}.',
  kept: 'Você escolheu manter o plano {plan}.',
  cancelled: 'Você cancelou o plano {plan}.',
  cancelledUnnamed: 'Você cancelou seu plano.',
  devices: {
    0: 'Você retirou todos os dispositivos do plano {plan}.',
    one: 'Você alterou os dispositivos do plano {plan} ({count}).',
    other: 'Você alterou os dispositivos do plano {plan} ({count}).',
  },
  devicesUnnamed: {
    0: 'Você retirou todos os dispositivos do seu plano.',
    one: 'Você alterou seus dispositivos ({count}).',
    other: 'Você alterou seus dispositivos ({count}).',
  },
  moved: 'Seu plano passou a ser o {plan}.',
  account: 'Conta',
  asOf: 'Situação em {time}',
} satisfies SentencesIn<'pt-BR', typeof english>;
