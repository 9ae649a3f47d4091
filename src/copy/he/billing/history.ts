import type { SentencesIn } from '../../message.ts';
import type { history as english } from '../../en/billing/history.ts';

/** Account history. */
export const history = {
  title: 'היסטוריית החשבון',
  loading: 'טוענים את החשבוניות שלך…',
  lead: '50 החשבוניות האחרונות שלך, מהחדשה לישנה.',
  date: 'תאריך',
  status: 'סטטוס',
  total: 'סה״כ',
  card: 'כרטיס',
  otherCard: 'כרטיס {card}',
  invoice: 'חשבונית',
  updateCard: 'עדכון הכרטיס',
  paid: 'שולם',
  pending: 'ממתין',
  failed: 'נכשל',
  pastDue: 'באיחור',
  refund: 'החזר',
  notApplicable: 'לא רלוונטי',
  empty: 'אין לך היסטוריית תשלומים.',
  emptyHint: 'אחרי חיוב על מסלול, החשבונית שלו תופיע כאן.',
  toPlan: 'למסלול שלי',
  errorTitle: 'שגיאה',
  errorText: 'מצטערים, לא הצלחנו לטעון את הפרטים שלך כרגע. נא לנסות שוב מאוחר יותר.',
  tryAgain: 'ניסיון חוזר',
  pageOf: 'דף {page} מתוך {pages}',
  previous: 'הקודם',
  next: 'הבא',
  showRows: 'הצגת {count} בדף',
  pagesLabel: 'דפים',
  unknown: '–',
} satisfies SentencesIn<'he', typeof english>;
