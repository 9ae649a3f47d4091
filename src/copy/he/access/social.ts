import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  or: 'או',
  apple: 'המשך עם Apple',
  needsScript: 'שאר דרכי ההתחברות דורשות JavaScript. עם כתובת אימייל וסיסמה אפשר להתחבר גם בלעדיו.',
  signingIn: 'מתחברים…',
  expired: 'ההתחברות נמשכה יותר מדי זמן, או שהתחילה בחלון אחר. נא לנסות שוב.',
  googleElsewhere: 'Google לא מאפשרת להתחבר מתוך אפליקציה. כדי להתחבר כך, יש לפתוח את {host} בדפדפן.',
  googleMissing: 'לא הצלחנו לטעון את הכפתור של Google.',
} satisfies SentencesIn<'he', typeof english>;
