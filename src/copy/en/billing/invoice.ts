/** One invoice on a page that prints to one sheet. */
export const invoice = {
  title: 'Invoice',
  titleOf: 'Invoice {id}',
  back: 'Account History',
  date: 'Date',
  due: 'Due date',
  status: 'Status',
  paidWith: 'Paid with',
  billedTo: 'Billed to',
  item: 'Item',
  amount: 'Amount',
  subTotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  notFound: 'There is no such invoice in your account.',
};
