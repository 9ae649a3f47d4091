import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  title: 'המשך אל {name}',
  text: 'מעבירים אותך אל {name}…',
  link: 'המשך אל {name}',
  google: 'Google',
  alexa: 'Amazon Alexa',
  payment: 'דף התשלום המאובטח',
  apple: 'Apple',
  overTitle: 'זה נמשך יותר מדי זמן',
  over: 'מטעמי אבטחה, הדף הזה פעיל לזמן קצר בלבד. נא לחזור למקום שממנו הגעת ולהתחיל מחדש.',
  home: 'לחשבון שלך',
} satisfies SentencesIn<'he', typeof english>;
