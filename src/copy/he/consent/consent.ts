import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'בחירות הפרטיות שלך',
  askTitle: 'מותר לנו למדוד ולפרסם?',
  askText: 'אם זה מוסכם עליך, סקריפטים של {receivers} ימנו ביקורים ויציגו לך את הפרסומות שלנו במקומות אחרים.',
  agree: 'הסכמה',
  refuse: 'סירוב',
  oneByOne: 'לבחור כל אחד בנפרד',
  lead: 'מה מותר לסקריפטים של חברות אחרות לעשות בדפים הציבוריים שלנו. בדפים של כניסה, תשלום או חשבון מחובר הם לעולם לא נטענים.',
  legend: 'מה מותר',
  measuring: 'מדידה',
  measuringText: 'סופרת איך משתמשים בדפים שלנו ומשווה בין גרסאות שלהם, כדי שנוכל לשפר אותם.',
  advertising: 'פרסום',
  advertisingText:
    'מציג לך את הפרסומות שלנו באתרים אחרים ומגלה לנו אילו מהן עבדו. יש חוקים שקוראים לזה מכירה או שיתוף של מידע אישי.',
  receivedBy: 'מי מקבל: {receivers}.',
  save: 'שמירה',
  refuseAll: 'סירוב להכול',
  saved: 'הבחירות שלך נשמרו.',
  stateSignal:
    'הדפדפן שלך שולח Global Privacy Control, ואנחנו מכבדים את זה: כל מה שלמטה כבוי, ואנחנו לא שואלים.',
  stateAsked: 'עדיין לא בחרת. עד אז, כל מה שלמטה כבוי.',
  stateUnasked: 'עדיין לא בחרת. במקום שלך, כל מה שלמטה פועל עד שמכבים אותו.',
  stateChosen: 'זו הבחירה שלך מתאריך {date}.',
  stateUnreadable: 'אי אפשר לקרוא את הבחירה הקודמת שלך. עד לבחירה חדשה, כל מה שלמטה כבוי.',
  keptAsked: 'אנחנו זוכרים את הבחירה שלך בדפדפן הזה שישה חודשים, בלי שום דבר שמזהה אותך. אחר כך נשאל שוב.',
  keptOptOut:
    'אנחנו זוכרים את הבחירה שלך בדפדפן הזה, בלי שום דבר שמזהה אותך, כל עוד הביקור הבא הוא בתוך שנה.',
} satisfies SentencesIn<'he', typeof english>;
