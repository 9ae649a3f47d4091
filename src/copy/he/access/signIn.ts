import type { SentencesIn } from '../../message.ts';
import type { signIn as english } from '../../en/access/signIn.ts';

/** Sign-in. */
export const signIn = {
  title: 'התחברות',
  intro: 'ניהול המסלול, המכשירים והתשלומים שלך.',
  email: 'כתובת אימייל',
  password: 'סיסמה',
  rememberMe: 'לזכור אותי',
  submit: 'התחברות',
  submitting: 'מתחברים…',
  noEmail: 'נא להזין את כתובת האימייל.',
  noPassword: 'נא להזין את הסיסמה.',
  showPassword: 'הצגה',
  hidePassword: 'הסתרה',
  showPasswordLabel: 'הצגת הסיסמה',
  hidePasswordLabel: 'הסתרת הסיסמה',
  forgotPassword: 'שכחת את הסיסמה?',
  closeAlert: 'סגירה',
  getAppTitle: 'עוד אין לך את האפליקציה?',
  googlePlay: 'להורדה ב־Google Play',
  googlePlayName: 'Google Play',
  appStore: 'להורדה ב־App Store',
  appStoreName: 'App Store',
  sign_in_failed: 'מצטערים, אירעה שגיאה במהלך ההתחברות.',
  missing_parameters: 'חסרים פרמטרים בכתובת ה־URL לצורך אימות OAuth2.',
  wrong_credentials: 'כתובת האימייל או הסיסמה שגויות.',
  sign_in_incomplete: 'נא להזין את כתובת האימייל ואת הסיסמה.',
  newLink: 'קבלת קישור חדש באימייל',
  account_locked: 'החשבון שלך נעול. יש להמתין 10 דקות ולנסות שוב.',
  email_not_verified: 'כתובת האימייל לא אומתה. יש לאמת אותה ולנסות שוב.',
  service_busy: 'השירות שלנו עמוס מאוד כרגע. נא לנסות שוב בעוד רגע.',
  too_many_codes: 'ביקשת יותר מדי קודי אימות. מטעמי אבטחה, יש להמתין 10 דקות ולנסות שוב.',
  too_many_attempts: {
    one: 'יותר מדי ניסיונות התחברות. יש להמתין דקה אחת ולנסות שוב.',
    two: 'יותר מדי ניסיונות התחברות. יש להמתין שתי דקות ולנסות שוב.',
    other: 'יותר מדי ניסיונות התחברות. יש להמתין {count} דקות ולנסות שוב.',
  },
  offline: 'נראה שאין חיבור לאינטרנט. נא לבדוק את החיבור ולנסות שוב.',
  reasonIdle: 'ניתקנו אותך אחרי 12 דקות ללא פעילות. אפשר להתחבר ולהמשיך מאותו המקום.',
  reasonEnded: 'תוקף ההתחברות שלך פג. נא להתחבר שוב.',
  reasonDoubled:
    'הדפדפן שלך שלח פעמיים את קובצי ה־Cookie של האתר הזה, ולכן לא השתמשנו באף אחד מהם וביקשנו ממנו להסיר אותם. נא להתחבר שוב. אם זה חוזר על עצמו, יש להסיר את קובצי ה־Cookie של האתר הזה בהגדרות הדפדפן.',
  reasonCookies:
    'הדפדפן שלך לא שמר את קובצי ה־Cookie שלנו, ובלעדיהם לא ניתן להישאר בחשבון. יש לאפשר קובצי Cookie לאתר הזה בהגדרות הדפדפן, ואז להתחבר שוב.',
  reasonRecent: 'נא להתחבר שוב כדי לאמת את זהותך. לאחר מכן אפשר למחוק את החשבון שלך.',
  reasonSignedOut: 'התנתקת מהחשבון.',
  reasonUnavailable: 'מצטערים, לא ניתן לקבל את הפרטים שלך כרגע. נא לנסות שוב מאוחר יותר.',
  reasonNoToken: 'לא התקבל אסימון. אפשר להתחבר כאן, או לפתוח את הדף הזה שוב מהאפליקציה.',
  reasonTokenRefused:
    'כבר נעשה שימוש בקישור הזה מהאפליקציה, או שהוא כבר לא תקף. נא לפתוח אותו שוב מהאפליקציה, או להתחבר כאן.',
  reasonSsoFailed:
    'מצטערים, לא הצלחנו לחבר אותך מהאפליקציה כרגע. נא לפתוח את הדף שוב מהאפליקציה, או להתחבר כאן.',
  goOn: 'להמשיך בחשבון הנוכחי',
  tryAgain: 'לנסות שוב',
} satisfies SentencesIn<'he', typeof english>;
