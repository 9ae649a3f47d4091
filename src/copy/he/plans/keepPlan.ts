import type { SentencesIn } from '../../message.ts';
import type { keepPlan as english } from '../../en/plans/keepPlan.ts';

/** Keeping a plan that is about to change or end. */
export const keepPlan = {
  title: 'להישאר במסלול {plan}?',
  keep: 'להישאר במסלול {plan}',
  leadEnding: 'מסלול {plan} אמור להסתיים ב־{date}. אם נשארים בו, הוא ממשיך כפי שהוא היום.',
  leadEndingSometime: 'מסלול {plan} אמור להסתיים. אם נשארים בו, הוא ממשיך כפי שהוא היום.',
  leadChange: 'ב־{date} מסלול {plan} אמור להתחלף במסלול {to}. אם נשארים במסלול {plan}, שום דבר לא משתנה.',
  leadChangeSometime: 'מסלול {plan} אמור להתחלף במסלול {to}. אם נשארים במסלול {plan}, שום דבר לא משתנה.',
  chargedToday: 'לחיוב היום',
  card: 'כרטיס',
  history: 'היסטוריית וידאו',
  devices: 'מכשירים שיישארו כלולים',
  notNow: 'לא עכשיו',
  keeping: 'משאירים אותך במסלול…',
  backToPlan: 'המסלול שלי',
  changed: 'המסלול שלך השתנה בינתיים, ולכן לא בוצע דבר. נא לבדוק אותו שוב.',
  repriced: 'המחיר השתנה מאז שראית אותו, ולכן לא בוצע דבר. נא לבדוק אותו שוב.',
  underWay: 'שינוי אחר במסלול שלך עדיין מתבצע. כשהוא יושלם יופיע עדכון ב״המסלול שלי״.',
  failed: 'מצטערים, לא הצלחנו להשאיר אותך במסלול כרגע. שום דבר לא השתנה ולא בוצע שום חיוב. נא לנסות שוב.',
} satisfies SentencesIn<'he', typeof english>;
