import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'خيارات خصوصيتك',
  askTitle: 'هل تسمح لنا بقياس الزيارات وعرض إعلاناتنا لك؟',
  askText: 'إذا وافقت، فستحصي برامج نصية من {receivers} الزيارات وتعرض لك إعلاناتنا في مواقع أخرى.',
  agree: 'موافقة',
  refuse: 'رفض',
  oneByOne: 'تخصيص الخيارات',
  lead: 'اختر ما تسمح به للبرامج النصية من شركات أخرى في صفحاتنا العامة. لا تُحمَّل هذه البرامج أبدًا عند تسجيل الدخول أو بعده، ولا عند الدفع.',
  legend: 'ما تسمح به',
  measuring: 'القياس',
  measuringText: 'يقيس كيف تُستخدم صفحاتنا ويقارن بين نسخ منها حتى نحسّنها.',
  advertising: 'الإعلان',
  advertisingText:
    'يعرض لك إعلاناتنا في مواقع أخرى ويخبرنا أيها نجح. تسمّي بعض القوانين ذلك بيعًا أو مشاركةً للمعلومات الشخصية.',
  receivedBy: 'الجهات المستلمة: {receivers}.',
  save: 'حفظ',
  refuseAll: 'رفض الكل',
  saved: 'حُفظت خياراتك.',
  stateSignal: 'يرسل متصفحك إشارة Global Privacy Control ونحن نحترمها: كل ما يلي متوقف، ولا نسألك عنه.',
  stateAsked: 'لم تختر بعد.',
  stateUnasked: 'لم تختر بعد. في منطقتك، كل ما يلي مفعّل إلى أن توقفه.',
  stateChosen: 'اخترت هذا في {date}.',
  stateUnreadable: 'لا يمكننا قراءة اختيارك السابق. وحتى تختار من جديد، كل ما يلي متوقف.',
  keptAsked: 'نحفظ اختيارك في هذا المتصفح ستة أشهر، ثم نسألك مجددًا.',
  keptOptOut: 'نحفظ اختيارك في هذا المتصفح ما دمت تعود مرة واحدة في السنة على الأقل.',
} satisfies SentencesIn<'ar', typeof english>;
