import type { SentencesIn } from '../../message.ts';
import type { history as english } from '../../en/billing/history.ts';

/** Account history. */
export const history = {
  title: 'Histórico da conta',
  loading: 'Carregando suas faturas…',
  lead: 'Suas últimas 50 faturas, da mais recente para a mais antiga.',
  date: 'Data',
  status: 'Status',
  total: 'Total',
  card: 'Cartão',
  otherCard: 'Cartão {card}',
  invoice: 'Fatura',
  updateCard: 'Atualizar cartão',
  paid: 'Paga',
  pending: 'Pendente',
  failed: 'Falhou',
  pastDue: 'Em atraso',
  refund: 'Reembolso',
  notApplicable: 'N/A',
  empty: 'Você não tem histórico de pagamentos.',
  emptyHint: 'Quando um plano for cobrado, a fatura aparecerá aqui.',
  toPlan: 'Ir para Meu plano',
  errorTitle: 'Erro',
  errorText: 'Desculpe, não conseguimos carregar suas informações no momento. Tente novamente mais tarde.',
  tryAgain: 'Tentar novamente',
  pageOf: 'Página {page} de {pages}',
  previous: 'Anterior',
  next: 'Próxima',
  showRows: 'Mostrar {count} por página',
  pagesLabel: 'Páginas',
  unknown: '–',
} satisfies SentencesIn<'pt-BR', typeof english>;
