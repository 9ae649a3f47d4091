/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  title: 'Invoices from {year}',
  download: 'Download CSV',
  asOf: 'As of',
  sums: 'Totals',
  invoices: 'Invoices',
  currency: 'Currency',
  paid: 'Paid ({currency})',
  refunded: 'Refunded ({currency})',
  left: 'Net paid ({currency})',
  unpaid: 'Not paid ({currency})',
  empty: 'You have no invoices from {year}.',
  listEnds: 'We only get your invoices back to {date}. Earlier ones from {year} may be missing here.',
  notLookedUp: {
    one: 'We couldn’t look up the tax on 1 invoice, so totals that include it leave tax out.',
    other: 'We couldn’t look up the tax on {count} invoices, so totals that include them leave tax out.',
  },
  withoutTax: {
    one: 'We don’t know the tax on 1 invoice, so totals that include it leave tax out.',
    other: 'We don’t know the tax on {count} invoices, so totals that include them leave tax out.',
  },
  withoutAmount: {
    one: '1 invoice has no readable amount and isn’t in the totals.',
    other: '{count} invoices have no readable amount and aren’t in the totals.',
  },
  withoutStatus: {
    one: '1 invoice has no known status and isn’t in the totals.',
    other: '{count} invoices have no known status and aren’t in the totals.',
  },
  undated: {
    one: '1 invoice has no date and isn’t on any year’s sheet.',
    other: '{count} invoices have no date and aren’t on any year’s sheet.',
  },
} as const;
