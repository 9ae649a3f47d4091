import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'בחירות הפרטיות שלך',
  askTitle: 'אפשר למדוד ביקורים ולהציג לך מודעות?',
  askText: 'אם מקובל עליך, סקריפטים של {receivers} יספרו ביקורים ויציגו לך את הפרסומות שלנו באתרים אחרים.',
  agree: 'הסכמה',
  refuse: 'סירוב',
  oneByOne: 'בחירה פרטנית',
  lead: 'כאן בוחרים מה מותר לסקריפטים של חברות אחרות לעשות בדפים הציבוריים שלנו. הם אף פעם לא נטענים במקום שבו מתחברים או משלמים, ולא כשהחשבון מחובר.',
  legend: 'מה מותר',
  measuring: 'מדידה',
  measuringText: 'מודדת איך משתמשים בדפים שלנו ומשווה בין גרסאות שלהם, כדי שנוכל לשפר אותם.',
  advertising: 'פרסום',
  advertisingText:
    'מציג לך את הפרסומות שלנו באתרים אחרים ומגלה לנו אילו מהן עבדו. יש חוקים שקוראים לזה מכירה או שיתוף של מידע אישי.',
  receivedBy: 'מי מקבל: {receivers}.',
  save: 'שמירה',
  refuseAll: 'סירוב להכול',
  saved: 'הבחירות שלך נשמרו.',
  stateSignal:
    'הדפדפן שלך שולח Global Privacy Control, ואנחנו מכבדים את זה: כל מה שלמטה כבוי, ואנחנו לא שואלים.',
  stateAsked: 'עדיין לא בחרת.',
  stateUnasked: 'עדיין לא בחרת. באזור שלך, כל מה שלמטה פועל עד שמכבים אותו.',
  stateChosen: 'זאת הבחירה שלך מ־{date}.',
  stateUnreadable: 'אי אפשר לקרוא את הבחירה הקודמת שלך. עד לבחירה חדשה, כל מה שלמטה כבוי.',
  keptAsked: 'אנחנו זוכרים את הבחירה שלך בדפדפן הזה שישה חודשים. אחר כך נשאל שוב.',
  keptOptOut: 'אנחנו זוכרים את הבחירה שלך בדפדפן הזה כל עוד חוזרים לכאן לפחות פעם בשנה.',
} satisfies SentencesIn<'he', typeof english>;
