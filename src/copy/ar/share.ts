import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  title: 'احصل على تطبيق {app}',
  text: 'تطبيق {app} مخصص للهواتف والأجهزة اللوحية، ولا يتوفر لهذا الجهاز.',
  none: 'لا يتوفر تطبيق {app} لهذا الجهاز.',
  stores: 'وجّه كاميرا هاتفك نحو أحد الرموز لفتح المتجر المناسب.',
  code: 'رمز QR: {store}',
  testers: 'هل تختبر التطبيق؟',
  testFlight: 'فتح TestFlight',
  home: 'الرجوع إلى «خطتي»',
  signIn: 'تسجيل الدخول',
} satisfies SentencesIn<'ar', typeof english>;
