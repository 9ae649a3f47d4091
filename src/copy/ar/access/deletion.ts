import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'حذف الحساب',
  confirmTitle: 'هل تريد حذف حسابك؟',
  confirmText: 'سنحذف حسابك وخطتك وكل مقاطع الفيديو فيه. وإلى ذلك الحين، يمكنك تسجيل الدخول وإلغاء الطلب.',
  confirm: 'حذف حسابي',
  confirming: 'جارٍ إرسال طلبك…',
  notNow: 'الاحتفاظ بحسابي',
  confirmNext: 'في الخطوة التالية، سنطلب منك تأكيد هويتك.',
  goOn: 'متابعة',
  whose: 'الحساب المطلوب حذفه: {email}',
  askPassword: 'مضى بعض الوقت على تسجيل دخولك. أدخِل كلمة المرور لتأكيد هويتك.',
  password: 'كلمة المرور',
  noPassword: 'أدخِل كلمة المرور.',
  askSignIn: 'مضى بعض الوقت على تسجيل دخولك. سجّل الدخول مرة أخرى لتأكيد هويتك، وبعدها ستعود إلى هنا.',
  signInAgain: 'تسجيل الدخول مرة أخرى',
  title: 'طلب حذف الحساب قيد الانتظار',
  text: 'طلبت منا حذف هذا الحساب. لم نحذفه بعد، لذا ما زال بإمكانك الاحتفاظ به.',
  textWithDate: 'في {date} طلبت منا حذف هذا الحساب. لم نحذفه بعد، لذا ما زال بإمكانك الاحتفاظ به.',
  cancelRequest: 'إلغاء طلب الحذف',
  cancelRequestHint: 'ستحتفظ بحسابك، ويبقى كل شيء كما هو.',
  cancelling: 'جارٍ إلغاء الطلب…',
  keepRequest: 'الإبقاء على الطلب',
  keepRequestHint: 'سيُحذف حسابك، وسنسجّل خروجك.',
  keeping: 'جارٍ تسجيل خروجك…',
  failed: 'عذرًا، لا يمكننا إلغاء طلب حذف حسابك الآن. تواصل مع فريق الدعم ليساعدك.',
  emailSupport: 'مراسلة الدعم',
  supportSubject: 'إلغاء طلب حذف حسابي',
  close: 'إغلاق',
  askedTitle: 'سيُحذف حسابك',
  askedText:
    'وصلنا طلبك، وتم تسجيل خروجك. ما دام حسابك لم يُحذف، يمكنك الاحتفاظ به: سجّل الدخول واختر «إلغاء طلب الحذف».',
} satisfies SentencesIn<'ar', typeof english>;
