import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  skipToContent: '本文へスキップ',
  cookiesLost:
    'このサイトに必要なCookieが、ブラウザに保存されませんでした。ブラウザの設定で、このサイトのCookieを許可してください。',
  backToApp: 'アプリに戻る',
  signIn: 'ログイン',
  signOut: 'ログアウト',
  security: 'アカウントとセキュリティ',
  tabs: 'アカウント',
  tabPlan: 'マイプラン',
  tabPayment: 'お支払い',
  tabHistory: '請求履歴',
  tabHistoryShort: '履歴',
  termsOfUse: '利用規約',
  privacyPolicy: 'プライバシーポリシー',
  help: 'ヘルプ',
  footer: 'ヘルプと規約',
  labelled: '{label}：{value}',
  languageMenu: '言語：{language}',
  titleWithPage: '{page} · {brand}',
  titleOfFailure: 'エラー：{title}',
  description: '{page} · {brand}アカウントのプラン、カメラ、カード、請求書を、まとめて管理できます。',
  continueLink: '続ける',
  goingTo: 'ページを移動しています。少々お待ちください…',
  idleTitle: '操作を続けますか？',
  idleText: 'セキュリティのため、12分間操作がないとログアウトします。',
  idleLeft: 'あと{time}でログアウトします。',
  idleStay: 'ログインしたままにする',
  leavingTitle: 'まだログアウトできていません',
  leavingText:
    'サーバーに接続できませんでした。このページを開いたままにしてください。接続が戻りしだい、ログアウトします。',
  leavingRetry: 'もう一度試す',
} satisfies SentencesIn<'ja', typeof english>;
