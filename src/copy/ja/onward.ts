import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  title: '{name}へ進む',
  text: '{name}へ移動しています…',
  link: '{name}へ進む',
  google: 'Google',
  alexa: 'Amazon Alexa',
  payment: '安全なお支払いページ',
  apple: 'Apple',
  overTitle: '時間切れになりました',
  over: 'セキュリティのため、このページは短い時間しか使えません。元のページに戻り、最初からやり直してください。',
  home: 'アカウントへ移動',
} satisfies SentencesIn<'ja', typeof english>;
