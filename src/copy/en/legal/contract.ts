/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'What you should know before you order a plan, and while you have one.',
  sellerTitle: 'Who you buy from',
  soldTitle: 'What you buy',
  sold: 'A plan for the video history of your {brand} cameras. The plan says how many devices it covers and how long their video is kept. You need an account, a device from {brand} and an internet connection. The plan starts when you order, or on the date given in the order.',
  priceTitle: 'What it costs',
  price:
    'The prices are on {plans}. Before you order, the order page tells you what is charged today and later. There are no delivery costs, and using this portal costs nothing beyond your internet connection.',
  tax: 'Prices include value added tax in: {countries}.',
  plans: 'the plans page',
  payTitle: 'How you pay',
  pay: 'By card, in advance for each period.',
  payWallet: 'By card, or with {wallet}, in advance for each period.',
  termTitle: 'How long it runs, and how to end it',
  term: 'A paid plan runs for the period given with its price, such as a month or a year. It renews automatically for the same period, at the price given in the order, until you cancel it. A free trial becomes the paid plan on the date given in the order, unless you cancel before then.',
  endHere:
    'You can cancel at any time, with effect from the end of the period you paid for, here without signing in: {link}.',
  endSignedIn:
    'When you are signed in, you can cancel here and see right away how long the plan still runs: {link}.',
  endElsewhere: 'You can cancel at any time, with effect from the end of the period you paid for: {link}.',
  orderTitle: 'When your order is binding',
  order:
    'You choose a plan and how to pay, and check everything on the order page, where you can still change it or go back. When you press the button that places the order, your order is binding. We confirm it right away on the next page: then the contract is made, and you can save what you agreed to. Your plan and your invoices are in your account; these conditions stay available here and in the terms of use. You can order in any of this portal’s languages.',
  conformityTitle: 'Your rights if something is wrong',
  conformity:
    'If the service is not as agreed, you have the rights that the law gives you, including those on the conformity of digital services. We give no guarantee beyond that.',
  complaintsTitle: 'Complaints',
  complaints: 'Write to {email}. Support will answer you.',
} as const;
