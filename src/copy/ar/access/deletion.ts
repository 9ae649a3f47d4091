import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'حذف الحساب',
  confirmTitle: 'هل تريد حذف حسابك؟',
  confirmText:
    'سيُحذف حسابك وخطتك وكل مقاطع الفيديو فيه. وإلى أن يتم ذلك، يمكنك تسجيل الدخول والتراجع عن الطلب.',
  confirm: 'حذف حسابي',
  confirming: 'جارٍ الحذف…',
  notNow: 'الاحتفاظ بحسابي',
  confirmNext: 'في الخطوة التالية، سنطلب منك تأكيد هويتك.',
  goOn: 'متابعة',
  whose: 'يتعلق هذا بالحساب {email}.',
  askPassword: 'مضى بعض الوقت على تسجيل دخولك. يُرجى إدخال كلمة المرور لتأكيد هويتك.',
  password: 'كلمة المرور',
  noPassword: 'يُرجى إدخال كلمة المرور.',
  askSignIn: 'مضى بعض الوقت على تسجيل دخولك. يُرجى تسجيل الدخول مرة أخرى لتأكيد هويتك، وبعدها ستعود إلى هنا.',
  signInAgain: 'تسجيل الدخول مرة أخرى',
  title: 'طلب حذف الحساب قيد الانتظار',
  text: 'طلبت منا حذف هذا الحساب. لم يُحذف بعد، لذا ما زال بإمكانك الاحتفاظ به.',
  textWithDate: 'في {date} طلبت منا حذف هذا الحساب. لم يُحذف بعد، لذا ما زال بإمكانك الاحتفاظ به.',
  cancelRequest: 'إلغاء طلب الحذف',
  cancelRequestHint: 'يبقى حسابك، وتتابع كما كنت من قبل.',
  cancelling: 'جارٍ إلغاء الطلب…',
  keepRequest: 'الإبقاء على طلب الحذف',
  keepRequestHint: 'سيُحذف حسابك، وسنسجّل خروجك.',
  keeping: 'جارٍ تسجيل خروجك…',
  failed:
    'عذرًا، يتعذر علينا إلغاء طلب حذف حسابك في الوقت الحالي. يُرجى الاتصال بدعم العملاء للحصول على المساعدة.',
  emailSupport: 'مراسلة الدعم',
  supportSubject: 'إلغاء طلب حذف حسابي',
  close: 'إغلاق',
  askedTitle: 'سيُحذف حسابك',
  askedText:
    'وصلنا طلبك، وتم تسجيل خروجك. إلى أن يُحذف حسابك، ما زال بإمكانك الاحتفاظ به: سجّل الدخول واختر «إلغاء طلب الحذف».',
} satisfies SentencesIn<'ar', typeof english>;
