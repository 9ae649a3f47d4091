import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  or: 'أو',
  apple: 'المتابعة باستخدام Apple',
  needsScript:
    'تحتاج طرق تسجيل الدخول الأخرى إلى JavaScript. أما البريد الإلكتروني وكلمة المرور فيعملان من دونه.',
  signingIn: 'جارٍ تسجيل الدخول…',
  expired: 'استغرق الأمر وقتًا أطول من اللازم، أو بدأ في نافذة أخرى. حاول مرة أخرى.',
  googleElsewhere:
    'لا تسمح Google بتسجيل الدخول داخل التطبيقات. لاستخدام حساب Google، افتح {host} في المتصفح.',
  googleMissing: 'لم نتمكن من تحميل زر Google.',
} satisfies SentencesIn<'ar', typeof english>;
