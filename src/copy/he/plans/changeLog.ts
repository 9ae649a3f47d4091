import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'שינויים במסלול שלך',
  lead: 'מה שהזמנת, שינית וביטלת כאן בשנתיים האחרונות, כפי שזה אושר.',
  elsewhere:
    'לא מופיעים כאן שינויים שנעשו באפליקציה, בדף של ספק התשלומים או דרך התמיכה, ושינויים מלפני שהתחלנו לשמור את הרשימה הזאת.',
  emptyTitle: 'עדיין אין שינויים',
  emptyText: 'אחרי הזמנה, שינוי או ביטול של מסלול כאן, הם יופיעו בדף הזה.',
  see: 'לאישור השינוי',
  ordered: 'הזמנת את מסלול {plan}.',
  kept: 'בחרת להמשיך במסלול {plan}.',
  cancelled: 'ביטלת את מסלול {plan}.',
  cancelledUnnamed: 'ביטלת את המסלול שלך.',
  devices: {
    0: 'הסרת את כל המכשירים ממסלול {plan}.',
    one: 'המכשירים במסלול {plan} נשמרו: מכשיר אחד.',
    two: 'המכשירים במסלול {plan} נשמרו: שני מכשירים.',
    other: 'המכשירים במסלול {plan} נשמרו: {count} מכשירים.',
  },
  devicesUnnamed: {
    0: 'הסרת את כל המכשירים מהמסלול שלך.',
    one: 'המכשירים שלך נשמרו: מכשיר אחד.',
    two: 'המכשירים שלך נשמרו: שני מכשירים.',
    other: 'המכשירים שלך נשמרו: {count} מכשירים.',
  },
  moved: 'המסלול שלך הועבר למסלול {plan}.',
  account: 'חשבון',
  asOf: 'נכון ל־{time}',
} satisfies SentencesIn<'he', typeof english>;
