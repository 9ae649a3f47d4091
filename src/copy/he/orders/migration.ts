import type { SentencesIn } from '../../message.ts';
import type { migration as english } from '../../en/orders/migration.ts';

/** The automatic migration. */
export const migration = {
  attemptingTitle: 'דברים נהדרים עומדים לקרות!',
  attemptingText: 'אנחנו משדרגים את המסלול שלך. זה ייקח רגע.',
  failureTitle: 'המסלול שלך לא שודרג.',
  failureText:
    'מצטערים, לא ניתן לעדכן את המינוי שלך באופן אוטומטי. לקבלת שדרוג שירות בחינם, נא לפנות אלינו. אפשר להמשיך להשתמש באפליקציית {app} ללא הפרעה.',
  contactUs: 'יצירת קשר',
  contactSubject: 'שדרוג שירות בחינם עבור {name}',
  signOut: 'התנתקות',
  close: 'סגירה',
  successTitle: 'המסלול שלך שודרג.',
  successText: {
    one: 'עכשיו יש לך היסטוריית וידאו של יום אחד.',
    two: 'עכשיו יש לך היסטוריית וידאו של יומיים.',
    other: 'עכשיו יש לך היסטוריית וידאו של {count} ימים.',
  },
  chargeStays: {
    one: 'עכשיו יש לך היסטוריית וידאו של יום אחד. החיוב הבא שלך נשאר כפי שהיה: {charge}.',
    two: 'עכשיו יש לך היסטוריית וידאו של יומיים. החיוב הבא שלך נשאר כפי שהיה: {charge}.',
    other: 'עכשיו יש לך היסטוריית וידאו של {count} ימים. החיוב הבא שלך נשאר כפי שהיה: {charge}.',
  },
  chargeMoves: {
    one: 'עכשיו יש לך היסטוריית וידאו של יום אחד. החיוב הבא שלך: {charge}, במקום {before}.',
    two: 'עכשיו יש לך היסטוריית וידאו של יומיים. החיוב הבא שלך: {charge}, במקום {before}.',
    other: 'עכשיו יש לך היסטוריית וידאו של {count} ימים. החיוב הבא שלך: {charge}, במקום {before}.',
  },
  chargeIs: {
    one: 'עכשיו יש לך היסטוריית וידאו של יום אחד. החיוב הבא שלך: {charge}.',
    two: 'עכשיו יש לך היסטוריית וידאו של יומיים. החיוב הבא שלך: {charge}.',
    other: 'עכשיו יש לך היסטוריית וידאו של {count} ימים. החיוב הבא שלך: {charge}.',
  },
  seePlan: 'למסלול שלי',
} satisfies SentencesIn<'he', typeof english>;
