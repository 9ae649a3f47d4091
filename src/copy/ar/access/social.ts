import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  or: 'أو',
  apple: 'المتابعة باستخدام Apple',
  needsScript:
    'تتطلب طرق تسجيل الدخول الأخرى تفعيل JavaScript. أما البريد الإلكتروني وكلمة المرور فيعملان من دونه.',
  signingIn: 'جارٍ تسجيل الدخول…',
  expired: 'استغرق الأمر وقتًا أطول من اللازم، أو بدأ في نافذة أخرى. يُرجى المحاولة مرة أخرى.',
  googleElsewhere: 'لا يتيح Google تسجيل الدخول داخل تطبيق. لاستخدامه، افتح {host} في المتصفح.',
} satisfies SentencesIn<'ar', typeof english>;
