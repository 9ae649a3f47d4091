import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'שינויים במסלול שלך',
  lead: 'מה שהזמנת, שינית וביטלת כאן בשנתיים האחרונות, כפי שזה אושר.',
  elsewhere:
    'לא מופיעים כאן שינויים שנעשו באפליקציה, בדף של ספק התשלומים או דרך התמיכה, ושינויים שקדמו לרשימה הזאת.',
  emptyTitle: 'עדיין אין שינויים',
  emptyText: 'אחרי הזמנה, שינוי או ביטול של מסלול כאן, הם יופיעו בדף הזה.',
  see: 'הצגת האישור',
  ordered: 'הזמנת את מסלול {plan}.',
  kept: 'בחרת להמשיך במסלול {plan}.',
  cancelled: 'ביטלת את מסלול {plan}.',
  cancelledUnnamed: 'ביטלת את המסלול שלך.',
  devices: {
    0: 'הסרת את כל המכשירים ממסלול {plan}.',
    one: 'עדכנת את המכשירים במסלול {plan} ({count}).',
    two: 'עדכנת את המכשירים במסלול {plan} ({count}).',
    other: 'עדכנת את המכשירים במסלול {plan} ({count}).',
  },
  devicesUnnamed: {
    0: 'הסרת את כל המכשירים מהמסלול שלך.',
    one: 'עדכנת את המכשירים שלך ({count}).',
    two: 'עדכנת את המכשירים שלך ({count}).',
    other: 'עדכנת את המכשירים שלך ({count}).',
  },
  moved: 'המסלול שלך הועבר למסלול {plan}.',
  account: 'חשבון',
  asOf: 'נכון ל־{time}',
} satisfies SentencesIn<'he', typeof english>;
