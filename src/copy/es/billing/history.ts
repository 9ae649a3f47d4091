import type { SentencesIn } from '../../message.ts';
import type { history as english } from '../../en/billing/history.ts';

/** Account history. */
export const history = {
  title: 'Historial de la cuenta',
  loading: 'Cargando tus facturas…',
  lead: 'Tus últimas 50 facturas, de la más reciente a la más antigua.',
  date: 'Fecha',
  status: 'Estado',
  total: 'Total',
  card: 'Tarjeta',
  otherCard: 'Tarjeta {card}',
  invoice: 'Factura',
  updateCard: 'Actualizar tarjeta',
  paid: 'Pagada',
  pending: 'Pendiente',
  failed: 'Fallida',
  pastDue: 'Vencida',
  refund: 'Reembolso',
  notApplicable: 'N/A',
  empty: 'No tienes historial de pagos.',
  emptyHint: 'Cuando se te cobre un plan, encontrarás aquí la factura.',
  toPlan: 'Ir a mi plan',
  errorTitle: 'Error',
  errorText: 'Lo sentimos, no podemos obtener tu información en este momento. Inténtalo de nuevo más tarde.',
  tryAgain: 'Reintentar',
  pageOf: 'Página {page} de {pages}',
  previous: 'Anterior',
  next: 'Siguiente',
  showRows: 'Mostrar {count} por página',
  pagesLabel: 'Páginas',
  unknown: '–',
} satisfies SentencesIn<'es', typeof english>;
