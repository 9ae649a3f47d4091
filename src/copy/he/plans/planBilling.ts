import type { SentencesIn } from '../../message.ts';
import type { planBilling as english } from '../../en/plans/planBilling.ts';

/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  charged: 'החיוב על מסלול {plan} הוא דרך {brand}. החיוב הבא: {amount} ב־{date}.',
  chargedOn: 'החיוב על מסלול {plan} הוא דרך {brand}. החיוב הבא ב־{date}.',
  chargedSometime: 'החיוב על מסלול {plan} הוא דרך {brand}. אנחנו לא רואים מתי יהיה החיוב הבא.',
  trial: 'מסלול {plan} הוא בחינם עד {date}. אחר כך יהיה חיוב בסך {amount} דרך {brand}.',
  trialOn: 'מסלול {plan} הוא בחינם עד {date}. אחר כך יתחיל החיוב דרך {brand}.',
  trialSometime: 'מסלול {plan} נמצא בתקופת ניסיון בחינם. אחריה יתחיל החיוב דרך {brand}.',
  ending: 'מסלול {plan} מסתיים ב־{date}, ולא נחייב אותך עליו שוב.',
  endingSometime: 'מסלול {plan} בוטל, ולא נחייב אותך עליו שוב.',
  store:
    'החיוב על מסלול {plan} הוא דרך {store}. רק ב־{store} אפשר לסיים את המסלול, והחיוב מ־{store} נמשך עד הביטול שם.',
  elsewhere:
    'אנחנו לא רואים מי מחייב על מסלול {plan}. אפשר לסיים אותו רק במקום שבו מתבצע החיוב, והחיוב נמשך עד שמבטלים שם את המסלול.',
  storeLink: 'המינויים שלך ב־{store}',
  anyStore:
    'אם רכשת מסלול דרך Apple, דרך Google Play או דרך חנות אחרת, רק באותה חנות אפשר לסיים אותו. החיוב מהחנות נמשך עד שמבטלים שם את המסלול.',
  updating: 'השינוי האחרון שלך במסלול {plan} אושר, אבל הוא עוד לא מופיע כאן.',
  unclear: 'אנחנו לא יודעים אם יהיה חיוב נוסף על מסלול {plan}. התמיכה יכולה לתת לך תשובה.',
} satisfies SentencesIn<'he', typeof english>;
