import type { SentencesIn } from '../../message.ts';
import type { resumePlan as english } from '../../en/plans/resumePlan.ts';

/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  title: 'להמשיך במסלול {plan}?',
  keep: 'המשך במסלול {plan}',
  leadEnding: 'מסלול {plan} אמור להסתיים ב־{date}. אם ממשיכים בו, הוא נשאר כפי שהוא היום.',
  leadEndingSometime: 'מסלול {plan} אמור להסתיים. אם ממשיכים בו, הוא נשאר כפי שהוא היום.',
  leadChange: 'ב־{date} מסלול {plan} אמור להתחלף במסלול {to}. אם ממשיכים במסלול {plan}, שום דבר לא משתנה.',
  leadChangeSometime: 'מסלול {plan} אמור להתחלף במסלול {to}. אם ממשיכים במסלול {plan}, שום דבר לא משתנה.',
  card: 'כרטיס',
  history: 'היסטוריית וידאו',
  devices: 'מכשירים שיישארו כלולים',
  notNow: 'לא עכשיו',
  keeping: 'משאירים אותך במסלול…',
  changed: 'המסלול שלך השתנה בינתיים, ולכן לא עשינו דבר. נא לבדוק אותו שוב.',
  repriced: 'המחיר השתנה מאז שראית אותו, ולכן לא שינינו דבר במסלול שלך. נא לבדוק אותו שוב.',
  underWay: 'שינוי אחר במסלול שלך עדיין מתבצע. כשהוא יושלם, זה יופיע ב״המסלול שלי״.',
  failed: 'מצטערים, לא הצלחנו להשאיר אותך במסלול כרגע. שום דבר לא השתנה ולא בוצע שום חיוב. נא לנסות שוב.',
} satisfies SentencesIn<'he', typeof english>;
