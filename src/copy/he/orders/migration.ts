import type { SentencesIn } from '../../message.ts';
import type { migration as english } from '../../en/orders/migration.ts';

/** The automatic migration. */
export const migration = {
  attemptingTitle: 'משהו טוב עומד לקרות!',
  attemptingText: 'אנחנו משדרגים את המסלול שלך. זה ייקח רגע.',
  failureTitle: 'המסלול שלך לא שודרג.',
  failureText:
    'מצטערים, לא הצלחנו לעדכן את המינוי שלך אוטומטית. נא לפנות אלינו לקבלת שדרוג שירות בחינם. אפשר להמשיך להשתמש באפליקציית {app} כרגיל.',
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
