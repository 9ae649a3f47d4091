import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'خيارات الخصوصية الخاصة بك',
  askTitle: 'هل تسمح لنا بالقياس والإعلان؟',
  askText: 'إذا وافقت، تحصي برامج نصية من {receivers} الزيارات وتعرض لك إعلاناتنا في مواقع أخرى.',
  agree: 'موافقة',
  refuse: 'رفض',
  oneByOne: 'الاختيار لكل غرض على حدة',
  lead: 'ما يُسمح به لبرامج نصية من شركات أخرى في صفحاتنا العامة. لا تُحمَّل أبدًا حيث تسجّل الدخول أو تدفع أو تكون مسجّل الدخول.',
  legend: 'ما تسمح به',
  measuring: 'القياس',
  measuringText: 'يحصي كيفية استخدام صفحاتنا ويقارن بين نسخ مختلفة منها لنتمكن من تحسينها.',
  advertising: 'الإعلان',
  advertisingText:
    'يعرض لك إعلاناتنا في مواقع أخرى ويخبرنا أيها كان ناجحًا. تسمّي بعض القوانين ذلك بيعًا أو مشاركةً للمعلومات الشخصية.',
  receivedBy: 'الجهات المستلمة: {receivers}.',
  save: 'حفظ',
  refuseAll: 'رفض الكل',
  saved: 'تم حفظ خياراتك.',
  stateSignal: 'يرسل متصفحك إشارة Global Privacy Control ونحن نلتزم بها: كل ما يلي متوقف، ولا نسأل عنه.',
  stateAsked: 'لم تختر بعد. وحتى تختار، كل ما يلي متوقف.',
  stateUnasked: 'لم تختر بعد. في المكان الذي أنت فيه، كل ما يلي مفعّل إلى أن توقفه.',
  stateChosen: 'اخترت هذا في {date}.',
  stateUnreadable: 'لا يمكننا قراءة ما اخترته سابقًا. وحتى تختار من جديد، كل ما يلي متوقف.',
  keptAsked: 'نحفظ اختيارك في هذا المتصفح ستة أشهر من دون أي شيء يحدّد هويتك، ثم نسألك مجددًا.',
  keptOptOut: 'نحفظ اختيارك في هذا المتصفح من دون أي شيء يحدّد هويتك، ما دمت تعود خلال سنة.',
} satisfies SentencesIn<'ar', typeof english>;
