/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  title: 'Invoices from {year}',
  download: 'Download CSV',
  asOf: 'As of',
  sums: 'Sums',
  invoices: 'Invoices',
  currency: 'Currency',
  paid: 'Paid ({currency})',
  refunded: 'Refunded ({currency})',
  left: 'Paid minus refunded ({currency})',
  unpaid: 'Not paid ({currency})',
  empty: 'You have no invoices from {year}.',
  listEnds: 'We only get your invoices back to {date}. Earlier ones from {year} may be missing here.',
  notLookedUp: {
    one: 'We couldn’t look up the tax of 1 invoice, so the sums with it show no tax.',
    other: 'We couldn’t look up the tax of {count} invoices, so the sums with them show no tax.',
  },
  withoutTax: {
    one: 'The tax of 1 invoice isn’t known, so the sums with it show no tax.',
    other: 'The tax of {count} invoices isn’t known, so the sums with them show no tax.',
  },
  withoutAmount: {
    one: '1 invoice has no readable amount and isn’t in the sums.',
    other: '{count} invoices have no readable amount and aren’t in the sums.',
  },
  withoutStatus: {
    one: '1 invoice has no known status and isn’t in the sums.',
    other: '{count} invoices have no known status and aren’t in the sums.',
  },
  undated: {
    one: '1 invoice has no date and isn’t on any year’s sheet.',
    other: '{count} invoices have no date and aren’t on any year’s sheet.',
  },
} as const;
