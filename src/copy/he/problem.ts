import type { SentencesIn } from '../message.ts';
import type { problem as english } from '../en/problem.ts';

/** Error pages and problems of `/api`. */
export const problem = {
  title: 'אופס! משהו השתבש.',
  text: 'נא לנסות שוב בעוד רגע. אם זה חוזר על עצמו, נשמח לעזור.',
  notFoundTitle: 'הדף לא נמצא.',
  notFoundText: 'ייתכן שיש טעות בכתובת, או שהדף הועבר.',
  alreadySubscribed: 'כבר יש לך מינוי למסלול הזה.',
  orderRefused:
    'ההזמנה שלך לא התקבלה. לא בוצע שום חיוב, והמסלול שלך לא השתנה. אפשר לנסות כרטיס אחר או לבקש מאיתנו עזרה.',
  deletionRefused:
    'אי אפשר למחוק את החשבון שלך כרגע. שום דבר לא נמחק. אם יש סכום שלא שולם, ייתכן שזאת הסיבה. נשמח לעזור.',
  useAnotherCard: 'שימוש בכרטיס אחר',
  priceUnknown:
    'לא הצלחנו לברר כמה עולה ההזמנה שלך. לא בוצעה הזמנה ולא בוצע חיוב. נא לנסות שוב בעוד רגע. אם זה חוזר על עצמו, נשמח לעזור.',
  cancelFailed: 'מצטערים, הייתה שגיאה בביטול המסלול שלך. נא לנסות שוב מאוחר יותר.',
  cancelUnsureTitle: 'לא הצלחנו לברר אם המסלול שלך בוטל.',
  cancelUnsure: 'עדיין לא קיבלנו תשובה. נמשיך לבדוק, והתוצאה תופיע ב״המסלול שלי״.',
  cancelUnderWayTitle: 'המסלול שלך לא בוטל.',
  cancelUnderWay:
    'שינוי אחר במסלול שלך עדיין מתבצע. כשהוא יושלם, זה יופיע ב״המסלול שלי״, ואז אפשר יהיה לבטל.',
  lookAtPlan: 'למסלול שלי',
  contactSupport: 'פנייה לתמיכה',
  tryAgain: 'ניסיון חוזר',
  help: 'קבלת עזרה',
  backToPlan: 'חזרה למסלול שלי',
  signIn: 'התחברות',
  elsewhereTitle: 'להמשיך?',
  elsewhereText: 'אתר אחר הפנה אותך לכאן. שום דבר עוד לא השתנה.',
  elsewhereGoOn: 'המשך',
  requestId: 'אסמכתה: {requestId}',
  supportSubjectPlain: 'עזרה עם החשבון שלי',
  supportSubject: 'עזרה עם החשבון שלי ({requestId})',
  bad_json: 'לא הצלחנו לקרוא את הבקשה. נא לטעון את הדף מחדש ולנסות שוב.',
  bad_request: 'הבקשה לא שלמה. נא לטעון את הדף מחדש ולנסות שוב.',
  unsupported_type: 'אי אפשר לטפל כאן בבקשה מהסוג הזה.',
  too_large: 'הבקשה גדולה מדי.',
  forbidden: 'הבקשה הזאת לא הגיעה מהאתר הזה.',
  not_found: 'הדף לא נמצא.',
  method_not_allowed: 'אי אפשר לעשות את זה כאן.',
  too_many_requests: 'יותר מדי בקשות. נא להמתין דקה ולנסות שוב.',
  signed_out: 'החשבון שלך לא מחובר.',
  other_account: 'עכשיו מחובר חשבון אחר.',
  otherAccountText: 'החשבון הוחלף בכרטיסייה אחרת או בחלון אחר. שום דבר לא נשלח מהדף הקודם.',
  pending_delete: 'החשבון הזה עומד להימחק. קודם יש לבטל את הבקשה.',
  unavailable: 'מצטערים, לא הצלחנו לטעון את הפרטים שלך כרגע. נא לנסות שוב מאוחר יותר.',
  unexpected: 'אופס! משהו השתבש.',
  notAllTitle: 'לא הצלחנו לטעון את כל מה שבחשבון שלך.',
  notAllText: 'ייתכן שמשהו חסר בדף הזה.',
} satisfies SentencesIn<'he', typeof english>;
