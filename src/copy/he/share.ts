import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  title: 'הורדת אפליקציית {app}',
  text: 'אפליקציית {app} מיועדת לטלפונים ולטאבלטים. אין גרסה למכשיר הזה.',
  none: 'אין אפליקציית {app} למכשיר הזה.',
  stores: 'מכוונים את מצלמת הטלפון אל אחד הקודים, והחנות המתאימה נפתחת.',
  code: 'קוד QR: {store}',
  testers: 'משתתפים בבדיקת האפליקציה?',
  testFlight: 'פתיחת TestFlight',
  home: 'חזרה למסלול שלי',
  signIn: 'התחברות',
} satisfies SentencesIn<'he', typeof english>;
