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
  upcoming: 'התשלום הקרוב',
  upcomingTitle: '12 החודשים הבאים',
  upcomingMore: {
    one: 'הצגת שורה אחת נוספת',
    two: 'הצגת שתי שורות נוספות',
    other: 'הצגת {count} שורות נוספות',
  },
  ahead_trialEnds: 'החיוב הראשון על {plan} אחרי תקופת הניסיון',
  ahead_changes: 'המסלול {plan} מתחיל',
  ahead_discountEnds: 'המסלול {plan} מתחדש בלי ההנחה שלך',
  ahead_renews: 'המסלול {plan} מתחדש',
  ahead_ends: 'המסלול {plan} מסתיים',
  upcomingUnknown: 'הסכום עוד לא ידוע',
  upcomingAbout: 'בסביבות {date}',
  upcomingSum: '{amount} בסך הכול, אם המסלול, המחירים והמסים לא ישתנו.',
  upcomingNote: 'אם המסלול, המחירים והמסים לא ישתנו.',
  addToCalendar: 'הוספה ליומן',
  calendarCharge: '{brand}: {what}, {amount}',
  calendarEvent: '{brand}: {what}',
  calendarAbout: 'היום המדויק אינו ודאי: החיוב הזה עשוי להתבצע כמה ימים מאוחר יותר.',
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
    'הכרטיס החדש שלך נשמר, אבל הסכום לתשלום עוד לא שולם. ספק התשלומים שלנו ינסה לחייב את הכרטיס החדש, וכשהסכום ישולם, זה יופיע ב״{page}״. נא לא לשלם אותו בשום מקום אחר.',
  pastDueSavedHere:
    'הכרטיס החדש שלך נשמר, אבל הסכום לתשלום עוד לא שולם. ספק התשלומים שלנו ינסה לחייב את הכרטיס החדש, וכשהסכום ישולם, זה יופיע בדף הזה. נא לא לשלם אותו בשום מקום אחר.',
  seeInvoice: 'חשבונית מ־{date}, {amount}',
  updateCard: 'עדכון הכרטיס',
  savedTitle: 'הכרטיס שלך נשמר.',
  savedText: 'מעכשיו הוא ישמש לכל חיוב.',
  paidWithIt: 'החיוב בסך {amount} מ־{date} שולם באמצעותו.',
  savedUnknown: 'לא הצלחנו לבדוק את החשבוניות שלך כרגע. ב״{page}״ אפשר לראות אם יש חשבונית שלא שולמה.',
  savedUnknownHere:
    'לא הצלחנו לבדוק את החשבוניות שלך כרגע. כדאי לטעון שוב את הדף הזה בעוד רגע כדי לראות אם יש חשבונית שלא שולמה.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'כרטיס',
} satisfies SentencesIn<'he', typeof english>;
