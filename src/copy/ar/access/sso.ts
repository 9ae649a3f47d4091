import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل دخولك…',
  still: 'أوشكت على الوصول. اضغط على «متابعة» لتسجيل الدخول.',
  continue: 'متابعة',
  offline: 'يبدو أنك غير متصل بالإنترنت. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  failed: 'عذرًا، لم نتمكن من تسجيل دخولك من التطبيق الآن. يُرجى المحاولة مرة أخرى.',
  whoseTitle: 'هل هذا حسابك؟',
  whose: 'يفتح هذا الرابط حساب {name} ({email}).',
  whoseNote: 'لا تتابع إلا إذا كان هذا حسابك: كل ما تكتبه أو تدفعه من الآن فصاعدًا يخص هذا الحساب.',
  notMe: 'لست أنا',
  switchTitle: 'هل تريد تبديل الحساب؟',
  switchFrom: 'أنت تستخدم الآن حساب {name}. ويفتح هذا الرابط الحساب المستخدم في تطبيق {brand}: {other}.',
  switchNote: 'إذا بدّلت الحساب، فسيتم تسجيل خروجك في هذا المتصفح من الحساب الذي تستخدمه الآن.',
  switch: 'التبديل إلى حساب التطبيق',
  keep: 'البقاء على هذا الحساب',
} satisfies SentencesIn<'ar', typeof english>;
