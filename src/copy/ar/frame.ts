import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  skipToContent: 'التخطي إلى المحتوى',
  cookiesLost:
    'لم يحتفظ متصفحك بملفات تعريف الارتباط من موقعنا، وهذا الموقع يحتاج إليها. اسمح بها لهذا الموقع في إعدادات متصفحك.',
  backToApp: 'الرجوع إلى التطبيق',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  security: 'الحساب والأمان',
  tabs: 'الحساب',
  tabPlan: 'خطتي',
  tabPayment: 'الدفع',
  tabHistory: 'سجل الحساب',
  tabHistoryShort: 'السجل',
  termsOfUse: 'شروط الاستخدام',
  privacyPolicy: 'سياسة الخصوصية',
  help: 'المساعدة',
  footer: 'المساعدة والمعلومات القانونية',
  labelled: '{label}: {value}',
  languageMenu: 'اللغة: {language}',
  titleWithPage: '{page} · {brand}',
  titleOfFailure: 'خطأ: {title}',
  description: '{page} · خططك وكاميراتك وبطاقتك وفواتيرك لدى {brand}، كلها في مكان واحد.',
  continueLink: 'متابعة',
  goingTo: 'لحظة واحدة، جارٍ نقلك إلى هناك…',
  idleTitle: 'هل ما زلت هنا؟',
  idleText: 'حفاظًا على أمانك، نسجّل خروجك بعد 12 دقيقة من عدم النشاط.',
  idleLeft: 'سنسجّل خروجك بعد {time}.',
  idleStay: 'متابعة الجلسة',
  leavingTitle: 'لم نسجّل خروجك بعد',
  leavingText: 'لم نتمكن من الوصول إلى خوادمنا. أبقِ هذه الصفحة مفتوحة: سنسجّل خروجك فور عودة الاتصال.',
  leavingRetry: 'إعادة المحاولة',
} satisfies SentencesIn<'ar', typeof english>;
