import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  title: 'תשלום',
  loading: 'טוענים את הכרטיס והחשבוניות שלך…',
  cardTitle: 'הכרטיס השמור',
  change: 'החלפה',
  addCard: 'הוספת כרטיס',
  noCard: 'אין כרטיס אשראי שמור.',
  cardExpired: 'תוקף הכרטיס פג',
  apple: 'חיוב דרך iTunes',
  appleText: 'כדי לעדכן את פרטי התשלום, יש לעבור אל iTunes',
  applePaid: '{plan}: שולם עד {date}.',
  appleFree: '{plan}: בחינם עד {date}.',
  appleLink: 'פתיחת המינויים שלך ב־Apple',
  upcoming: 'התשלום הקרוב',
  addressTitle: 'כתובת לחיוב',
  invoicesTitle: 'חשבוניות אחרונות',
  allInvoices: 'כל החשבוניות',
  pastDueInvoice: 'חיוב בסך {amount} מ־{date} לא שולם.',
  pastDueInvoices: {
    one: 'חשבונית אחת לא שולמה.',
    two: 'שתי חשבוניות לא שולמו.',
    other: '{count} חשבוניות לא שולמו.',
  },
  pastDueText:
    'ספק התשלומים שלנו ינסה שוב לחייב את הכרטיס השמור. אם הכרטיס הזה כבר לא פעיל, יש לעדכן אותו: הכרטיס החדש ישמש גם לתשלום הסכום שלא שולם. אין צורך לשלם אותו בשום מקום אחר.',
  pastDueSaved:
    'הכרטיס החדש שלך נשמר, אבל הסכום לתשלום עוד לא שולם. ספק התשלומים שלנו ינסה לחייב את הכרטיס החדש, וכשהסכום ישולם, זה יופיע ב״היסטוריית החשבון״. נא לא לשלם אותו בשום מקום אחר.',
  seeInvoice: 'חשבונית מ־{date}, {amount}',
  updateCard: 'עדכון הכרטיס',
  savedTitle: 'הכרטיס שלך נשמר.',
  savedText: 'מעכשיו הוא ישמש לכל חיוב.',
  paidWithIt: 'החיוב בסך {amount} מ־{date} שולם באמצעותו.',
  savedUnknown:
    'לא הצלחנו לבדוק את החשבוניות שלך כרגע. ב״היסטוריית החשבון״ אפשר לראות אם יש חשבונית שלא שולמה.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'כרטיס',
} satisfies SentencesIn<'he', typeof english>;
