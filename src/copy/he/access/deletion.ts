import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'מחיקת חשבון',
  confirmTitle: 'למחוק את החשבון שלך?',
  confirmText: 'החשבון שלך, המסלול שלך וכל הסרטונים שבחשבון יימחקו. עד אז אפשר להתחבר ולבטל את הבקשה.',
  confirm: 'מחיקת החשבון שלי',
  confirming: 'הבקשה נשלחת…',
  notNow: 'השארת החשבון',
  confirmNext: 'בשלב הבא נבקש לאמת את זהותך.',
  goOn: 'המשך',
  whose: 'החשבון למחיקה: {email}',
  askPassword: 'עבר זמן מאז שהתחברת. נא להזין את הסיסמה כדי לאמת את זהותך.',
  password: 'סיסמה',
  noPassword: 'נא להזין את הסיסמה.',
  askSignIn: 'עבר זמן מאז שהתחברת. נא להתחבר שוב כדי לאמת את זהותך. אחר כך נחזיר אותך לכאן.',
  signInAgain: 'התחברות מחדש',
  title: 'בקשה ממתינה למחיקת חשבון',
  text: 'ביקשת שנמחק את החשבון הזה. הוא עוד לא נמחק, כך שעדיין אפשר להשאיר אותו.',
  textWithDate: 'ב־{date} ביקשת שנמחק את החשבון הזה. הוא עוד לא נמחק, כך שעדיין אפשר להשאיר אותו.',
  cancelRequest: 'ביטול הבקשה',
  cancelRequestHint: 'החשבון שלך יישאר, והכול ימשיך כרגיל.',
  cancelling: 'מבטלים…',
  keepRequest: 'השארת הבקשה',
  keepRequestHint: 'החשבון שלך יימחק, ואנחנו ננתק אותך ממנו.',
  keeping: 'מנתקים אותך…',
  failed: 'מצטערים, לא הצלחנו לבטל כרגע את הבקשה למחיקת החשבון. נא לפנות לתמיכת הלקוחות לקבלת עזרה.',
  emailSupport: 'אימייל לתמיכה',
  supportSubject: 'ביטול הבקשה למחיקת החשבון שלי',
  close: 'סגירה',
  askedTitle: 'החשבון שלך יימחק',
  askedText:
    'קיבלנו את הבקשה שלך, וניתקנו אותך מהחשבון. עד שהחשבון יימחק עדיין אפשר להשאיר אותו: יש להתחבר ולבחור ב״ביטול הבקשה״.',
} satisfies SentencesIn<'he', typeof english>;
