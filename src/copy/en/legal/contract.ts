/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'What you should know before you order a plan, and while you have one.',
  sellerTitle: 'Who sells',
  soldTitle: 'What you buy',
  sold: 'A plan for the video history of your {brand} cameras. It says for how many devices it is, and how long their video is kept. You need an account, a device of {brand} and internet. The plan begins with your order, or on the day that the order names.',
  priceTitle: 'What it costs',
  price:
    'The prices are on {plans}. Before you order, the order page says what is charged today and later. There are no costs of delivery, and using this portal costs nothing beyond your internet.',
  tax: 'Prices contain the value added tax in: {countries}.',
  plans: 'the page of the plans',
  payTitle: 'How you pay',
  pay: 'By card, in advance for each period.',
  termTitle: 'How long it runs, and how you end it',
  term: 'A paid plan runs for the period that its price names, such as a month or a year, and renews by itself for the same period and price until you cancel it. A free trial becomes the paid plan on the day that the order names, unless you cancel it before.',
  endHere:
    'You can cancel at any time to the end of the period that is paid, here without signing in: {link}.',
  endSignedIn: 'Signed in, you cancel on {link}, and see at once until when the plan runs.',
  endElsewhere: 'You can cancel at any time to the end of the period that is paid: {link}.',
  orderTitle: 'When your order binds you',
  order:
    'You choose a plan, enter a card and check everything on the order page, where you can still change it or go back. With the press of the button that orders, your order is binding. The contract is made when we confirm it, at once, on the page that follows, where you can save what you agreed to. You find your plan and your invoices in your account; these conditions stay here and in the terms of use. You can order in the languages of this portal.',
  conformityTitle: 'Your rights if something is wrong',
  conformity:
    'If the service is not as agreed, you have the rights that the law gives you: the law of conformity for digital services holds. A guarantee beyond that there is none.',
  complaintsTitle: 'Complaints',
  complaints: 'Write to {email}. Support answers you.',
} as const;
