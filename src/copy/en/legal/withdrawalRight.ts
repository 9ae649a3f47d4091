/** The instruction on the right of withdrawal and its form, after annex I of Directive 2011/83/EU. */
export const withdrawalRight = {
  title: 'Right of withdrawal',
  where: 'This applies to you if you live here: {countries}.',
  right: {
    one: 'You have the right to withdraw from this contract within {count} day without giving any reason. The withdrawal period will expire after {count} day from the day of the conclusion of the contract.',
    other:
      'You have the right to withdraw from this contract within {count} days without giving any reason. The withdrawal period will expire after {count} days from the day of the conclusion of the contract.',
  },
  how: 'To exercise the right of withdrawal, you must inform us ({company}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the model withdrawal form below, but it is not obligatory.',
  online:
    'You can also exercise your right of withdrawal online here: {link}. If you use this online function, we will send you an acknowledgement of receipt on a durable medium (e.g. by e-mail) without undue delay, with its content and the date and time of its submission.',
  inTime:
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  effectsTitle: 'Effects of withdrawal',
  effects:
    'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
  begun:
    'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
  formTitle: 'Model withdrawal form',
  formIntro: '(Complete and return this form only if you wish to withdraw from the contract)',
  formTo: 'To: {company}',
  formText:
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service:',
  formOrdered: 'Ordered on:',
  formName: 'Name of consumer(s):',
  formAddress: 'Address of consumer(s):',
  formSigned: 'Signature of consumer(s) (only if this form is notified on paper):',
  formDate: 'Date:',
  formStar: '(*) Delete as appropriate.',
} as const;
