import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  skipToContent: 'דילוג לתוכן',
  cookiesLost:
    'הדפדפן שלך לא שמר את קובצי ה־Cookie שלנו, והאתר הזה זקוק להם. יש לאפשר קובצי Cookie לאתר הזה בהגדרות הדפדפן.',
  backToApp: 'חזרה לאפליקציה',
  signIn: 'התחברות',
  signOut: 'התנתקות',
  security: 'חשבון ואבטחה',
  tabs: 'חשבון',
  tabPlan: 'המסלול שלי',
  tabPayment: 'תשלום',
  tabHistory: 'היסטוריית החשבון',
  tabHistoryShort: 'היסטוריה',
  termsOfUse: 'תנאי השימוש',
  privacyPolicy: 'מדיניות הפרטיות',
  help: 'עזרה',
  footer: 'עזרה ומידע משפטי',
  labelled: '{label}: {value}',
  languageMenu: 'שפה: {language}',
  titleWithPage: '{page} · {brand}',
  titleOfFailure: 'שגיאה: {title}',
  description: '{page} · המסלולים, המצלמות, הכרטיס והחשבוניות של חשבון ה־{brand} שלך, במקום אחד.',
  continueLink: 'המשך',
  goingTo: 'רק רגע, מעבירים אותך לשם…',
  idleTitle: 'עדיין כאן?',
  idleText: 'מטעמי אבטחה, אנחנו מנתקים אותך מהחשבון אחרי 12 דקות ללא פעילות.',
  idleLeft: 'ננתק אותך בעוד {time}.',
  idleStay: 'המשך בחשבון',
  leavingTitle: 'עדיין לא התנתקת',
  leavingText:
    'לא הצלחנו להגיע לשרתים שלנו. נא להשאיר את הדף הזה פתוח: ננתק אותך מהחשבון ברגע שהחיבור יחזור.',
  leavingRetry: 'ניסיון חוזר',
} satisfies SentencesIn<'he', typeof english>;
