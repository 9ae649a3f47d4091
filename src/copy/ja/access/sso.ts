import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'ログイン',
  signingIn: 'ログインしています…',
  still: 'あと少しです。「続ける」を押してログインしてください。',
  continue: '続ける',
  offline: 'オフラインのようです。接続を確認して、もう一度お試しください。',
  failed: '申し訳ありません。アプリからログインできませんでした。もう一度お試しください。',
  whoseTitle: 'このアカウントはご自分のものですか？',
  whose: 'このリンクは、{name}（{email}）のアカウントを開きます。',
  whoseNote:
    'ご自分のアカウントの場合のみ続けてください。これ以降に入力した内容や支払った料金は、このアカウントのものになります。',
  notMe: '自分のものではない',
  switchTitle: 'アカウントを切り替えますか？',
  switchFrom: '{name}としてログイン中です。このリンクは、{brand}アプリのアカウント（{other}）を開きます。',
  switchNote: '切り替えると、現在のアカウントはこのブラウザでログアウトされます。',
  switch: 'アプリのアカウントに切り替える',
  keep: '今のアカウントのままにする',
} satisfies SentencesIn<'ja', typeof english>;
