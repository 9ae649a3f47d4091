import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: 'חשבונית',
  titleOf: 'חשבונית מ־{date}',
  number: 'מספר חשבונית',
  download: 'הורדה כ־PDF',
  print: 'הדפסה',
  appNote: 'אם לא נשמר כלום, יש לפתוח את {host} בדפדפן ולהוריד משם.',
  updateCard: 'עדכון הכרטיס',
  pastDueTitle: 'החשבונית הזאת לא שולמה.',
  failedTitle: 'התשלום הזה לא עבר.',
  failedText: 'אם הכרטיס השמור כבר לא פעיל, יש לעדכן אותו כדי שהתשלום הבא לא ייכשל גם הוא.',
  date: 'תאריך',
  due: 'מועד לתשלום',
  paidWith: 'שולם באמצעות',
  billedTo: 'לכבוד',
  item: 'פריט',
  amount: 'סכום',
  moreItems: {
    one: 'פריט אחד נוסף מופיע בדף של חשבונית זו.',
    two: 'שני פריטים נוספים מופיעים בדף של חשבונית זו.',
    other: '{count} פריטים נוספים מופיעים בדף של חשבונית זו.',
  },
  subTotal: 'סכום ביניים',
  tax: 'מס',
  total: 'סה״כ',
  notFound: 'לא מצאנו את החשבונית הזאת בחשבון שלך.',
} satisfies SentencesIn<'he', typeof english>;
