import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'ログイン',
  signingIn: 'ログインしています…',
  still: 'あと少しです。「続ける」を押してログインしてください。',
  continue: '続ける',
  offline: 'オフラインのようです。接続を確認して、もう一度お試しください。',
  failed: '申し訳ありません。現在、アプリからログインできません。もう一度お試しください。',
  whoseTitle: 'ご自分のアカウントですか？',
  whose: 'このリンクは、{name}（{email}）のアカウントのものです。',
  whoseNote:
    'ご自分のアカウントの場合のみ続けてください。これ以降の入力やお支払いは、このアカウントに反映されます。',
  notMe: '違います',
  switchTitle: 'アカウントを切り替えますか？',
  switchFrom: '{name}としてログイン中です。このリンクは、{brand}アプリのアカウント（{other}）のものです。',
  switchNote: '切り替えると、このブラウザでは現在のアカウントからログアウトします。',
  switch: 'アプリのアカウントに切り替える',
  keep: '今のアカウントのままにする',
} satisfies SentencesIn<'ja', typeof english>;
