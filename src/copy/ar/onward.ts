import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  title: 'المتابعة إلى {name}',
  text: 'جارٍ نقلك إلى {name}…',
  link: 'المتابعة إلى {name}',
  google: 'Google',
  alexa: 'Amazon Alexa',
  payment: 'الدفع الآمن',
  apple: 'Apple',
  overTitle: 'استغرق الأمر وقتًا أطول من اللازم',
  over: 'حفاظًا على أمانك، لا تعمل هذه الصفحة إلا لفترة قصيرة. ارجع إلى الصفحة التي جئت منها وابدأ من جديد.',
  home: 'الانتقال إلى حسابك',
} satisfies SentencesIn<'ar', typeof english>;
