import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  title: '{account}とのリンク',
  heading: '{brand}アカウントを{account}とリンク',
  googleName: 'Google',
  googleAccount: 'Google',
  alexaName: 'Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'ログインすると、{partner}にお使いのデバイスへのアクセスを許可したことになります',
  shared:
    'デバイスの名前と種類が{account}に共有され、{account}で表示や操作ができるようになります。パスワードが{account}に知られることはありません。リンクはいつでも解除できます。',
  privacy: '{account}のプライバシーポリシー',
  brandPrivacy: '{brand}のプライバシーポリシー',
  policies: 'プライバシーポリシー',
  submit: 'ログイン',
  cancel: 'キャンセル',
  signedUpByBoth:
    'GoogleまたはAppleで登録した場合は、先にパスワードを設定してください。その後、アシスタントのアプリでもう一度リンクを始めてください。',
  signedUpByGoogle:
    'Googleで登録した場合は、先にパスワードを設定してください。その後、アシスタントのアプリでもう一度リンクを始めてください。',
  signedUpByApple:
    'Appleで登録した場合は、先にパスワードを設定してください。その後、アシスタントのアプリでもう一度リンクを始めてください。',
  setPassword: 'パスワードを設定または再設定',
  problemTitle: 'この方法ではアカウントをリンクできません',
  missing_parameters: 'OAuth2認証に必要なURLパラメーターがありません。',
  refused: 'このページを開いたリクエストを確認できませんでした。情報は共有されていません。',
  again: 'このページを閉じ、Google HomeまたはAmazon Alexaのアプリで、もう一度リンクを始めてください。',
  linkedTitle: '{brand}アカウントは{account}とリンクされています',
  linked:
    'このページを閉じて、アシスタントのアプリに戻ってください。デバイスがアプリに表示されない場合は、アプリでもう一度リンクを始めてください。',
  unlink_google:
    'Google Homeとのリンクを解除するには、Google Homeアプリで「追加」、「Google Homeと連携」の順にタップし、{brand}を選んで「アカウントのリンクを解除」をタップしてください。',
  unlink_alexa:
    'Amazon Alexaとのリンクを解除するには、Alexaアプリで「スキル・ゲーム」、「有効なスキル」の順に進み、{brand}を選んで「スキルを無効にする」をタップしてください。',
  overTitle: 'このページの有効期限が切れました',
  over: 'セキュリティのため、このページは短い時間しか使えません。アシスタントのアプリにデバイスが表示されていれば、リンクは完了しています。ほかに必要な操作はありません。',
  overAgain:
    '表示されていない場合は、このページを閉じ、Google HomeまたはAmazon Alexaのアプリで、もう一度リンクを始めてください。',
  contactSupport: 'サポートに問い合わせる',
  supportSubject: '音声アシスタントとのリンク（{requestId}）',
  requestId: 'お問い合わせ番号：{requestId}',
} satisfies SentencesIn<'ja', typeof english>;
