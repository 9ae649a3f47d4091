import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل دخولك…',
  still: 'لم يبقَ سوى خطوة. اضغط على «متابعة» لتسجيل الدخول.',
  continue: 'متابعة',
  offline: 'يبدو أنك غير متصل بالإنترنت. تحقق من الاتصال وحاول مرة أخرى.',
  failed: 'عذرًا، لم نتمكن من تسجيل دخولك من التطبيق الآن. حاول مرة أخرى.',
  whoseTitle: 'هل هذا حسابك؟',
  whose: 'يفتح هذا الرابط حساب {name} ({email}).',
  whoseNote: 'لا تتابع إلا إذا كان هذا حسابك: كل ما تُدخله أو تدفعه من الآن يخص هذا الحساب.',
  notMe: 'ليس حسابي',
  switchTitle: 'هل تريد تبديل الحساب؟',
  switchFrom: 'أنت الآن في حساب {name}. أما هذا الرابط فيفتح الحساب المستخدم في تطبيق {brand}: {other}.',
  switchNote: 'إذا بدّلت الحساب، فسنسجّل خروجك في هذا المتصفح من الحساب الذي تستخدمه الآن.',
  switch: 'التبديل إلى حساب التطبيق',
  keep: 'البقاء على هذا الحساب',
} satisfies SentencesIn<'ar', typeof english>;
