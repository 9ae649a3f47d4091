import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'התחברות',
  signingIn: 'מחברים אותך…',
  still: 'עוד רגע בפנים. כדי להתחבר, יש ללחוץ על ״המשך״.',
  continue: 'המשך',
  offline: 'נראה שאין חיבור לאינטרנט. נא לבדוק את החיבור ולנסות שוב.',
  failed: 'מצטערים, לא הצלחנו לחבר אותך מהאפליקציה כרגע. נא לנסות שוב.',
  whoseTitle: 'זה החשבון שלך?',
  whose: 'הקישור הזה פותח את החשבון של {name} ({email}).',
  whoseNote: 'נא להמשיך רק אם זה החשבון שלך: כל מה שיוזן או ישולם מכאן והלאה ישויך לחשבון הזה.',
  notMe: 'זה לא אני',
  switchTitle: 'להחליף חשבון?',
  switchFrom: 'כרגע מחובר כאן החשבון של {name}. הקישור הזה פותח את החשבון שבאפליקציית {brand}: {other}.',
  switchNote: 'אם מחליפים, החשבון שבשימוש עכשיו ינותק בדפדפן הזה.',
  switch: 'מעבר לחשבון שבאפליקציה',
  keep: 'המשך בחשבון הזה',
} satisfies SentencesIn<'he', typeof english>;
