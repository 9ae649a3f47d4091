import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  title: 'الربط مع {account}',
  heading: 'اربط حسابك لدى {brand} مع {account}',
  googleName: 'Google',
  googleAccount: 'Google',
  alexaName: 'Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'بتسجيل الدخول، تسمح لـ {partner} بالوصول إلى أجهزتك',
  shared:
    'تتلقى خدمة {account} أسماء أجهزتك وأنواعها لتتمكن من عرضها والتحكم فيها من أجلك. وهي لا ترى كلمة مرورك أبدًا، ويمكنك إلغاء الربط في أي وقت.',
  privacy: 'سياسة خصوصية {account}',
  brandPrivacy: 'سياسة خصوصية {brand}',
  policies: 'سياسات الخصوصية',
  submit: 'تسجيل الدخول',
  cancel: 'إلغاء',
  signedUpByBoth:
    'إذا أنشأت حسابك باستخدام Google أو Apple، فعيّن كلمة مرور أولًا، ثم ابدأ الربط من جديد في تطبيق مساعدك الصوتي.',
  signedUpByGoogle:
    'إذا أنشأت حسابك باستخدام Google، فعيّن كلمة مرور أولًا، ثم ابدأ الربط من جديد في تطبيق مساعدك الصوتي.',
  signedUpByApple:
    'إذا أنشأت حسابك باستخدام Apple، فعيّن كلمة مرور أولًا، ثم ابدأ الربط من جديد في تطبيق مساعدك الصوتي.',
  setPassword: 'تعيين كلمة المرور أو إعادة تعيينها',
  problemTitle: 'لا يمكن ربط حسابك بهذه الطريقة',
  missing_parameters: 'معلمات عنوان URL اللازمة لمصادقة OAuth2 غير موجودة.',
  refused: 'لا نعرف الطلب الذي أوصلك إلى هنا. لم نشارك أي شيء.',
  again: 'أغلِق هذه الصفحة وابدأ الربط من جديد في تطبيق Google Home أو Amazon Alexa.',
  linkedTitle: 'حسابك لدى {brand} مرتبط مع {account}',
  linked:
    'يمكنك إغلاق هذه الصفحة والعودة إلى تطبيق مساعدك الصوتي. إذا لم تظهر أجهزتك هناك، فابدأ الربط من جديد في التطبيق.',
  unlink_google:
    'لإلغاء الربط مع Google Home، افتح تطبيق Google Home واضغط على «إضافة» ثم «يعمل مع Google Home»، واختر {brand} ثم اضغط على «إلغاء ربط الحساب».',
  unlink_alexa:
    'لإلغاء الربط مع Amazon Alexa، افتح تطبيق Alexa وانتقل إلى «المهارات والألعاب» ثم «مهاراتك»، واختر {brand} ثم اضغط على «تعطيل المهارة».',
  overTitle: 'انتهت صلاحية هذه الصفحة',
  over: 'حفاظًا على أمانك، لا تعمل هذه الصفحة إلا لفترة قصيرة. إذا كانت أجهزتك تظهر بالفعل في تطبيق مساعدك الصوتي، فقد نجح الربط ولا يلزمك فعل أي شيء آخر.',
  overAgain: 'وإذا لم تظهر، فأغلِق هذه الصفحة وابدأ الربط من جديد في تطبيق Google Home أو Amazon Alexa.',
  contactSupport: 'التواصل مع الدعم',
  supportSubject: 'ربط مساعد صوتي ({requestId})',
  requestId: 'المرجع: {requestId}',
} satisfies SentencesIn<'ar', typeof english>;
