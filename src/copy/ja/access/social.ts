import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  or: 'または',
  apple: 'Appleで続ける',
  needsScript:
    'ほかのログイン方法にはJavaScriptが必要です。メールアドレスとパスワードなら、JavaScriptがなくてもログインできます。',
  signingIn: 'ログインしています…',
  expired: '時間がかかりすぎたか、別のウィンドウで開始されたため、続行できません。もう一度お試しください。',
  googleElsewhere:
    'アプリ内ではGoogleでログインできません。ログインするには、ブラウザで{host}を開いてください。',
  googleMissing: 'Googleのボタンを読み込めませんでした。',
} satisfies SentencesIn<'ja', typeof english>;
