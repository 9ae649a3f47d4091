/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: 'Invoice',
  titleOf: 'Invoice of {date}',
  number: 'Invoice number',
  download: 'Download PDF',
  print: 'Print',
  appNote: 'If nothing is saved, open {host} in your browser and download it there.',
  updateCard: 'Update card',
  pastDueTitle: 'This invoice is unpaid.',
  failedTitle: 'This payment didn’t go through.',
  failedText: 'If the card on file no longer works, update it so that the next payment doesn’t fail too.',
  date: 'Date',
  due: 'Due date',
  paidWith: 'Paid with',
  billedTo: 'Billed to',
  item: 'Item',
  amount: 'Amount',
  /** A row of the PDF, below the lines that it has. */
  moreItems: {
    one: '1 more item is on the page of this invoice.',
    other: '{count} more items are on the page of this invoice.',
  },
  subTotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  notFound: 'We couldn’t find this invoice in your account.',
} as const;
