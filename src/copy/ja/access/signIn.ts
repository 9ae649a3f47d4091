import type { SentencesIn } from '../../message.ts';
import type { signIn as english } from '../../en/access/signIn.ts';

/** Sign-in. */
export const signIn = {
  title: 'ログイン',
  intro: 'プラン、デバイス、お支払いを管理できます。',
  email: 'メールアドレス',
  password: 'パスワード',
  rememberMe: 'メールアドレスを保存する',
  submit: 'ログイン',
  submitting: 'ログインしています…',
  noEmail: 'メールアドレスを入力してください。',
  noPassword: 'パスワードを入力してください。',
  showPassword: '表示',
  hidePassword: '非表示',
  showPasswordLabel: 'パスワードを表示',
  hidePasswordLabel: 'パスワードを非表示',
  forgotPassword: 'パスワードをお忘れですか？',
  closeAlert: '閉じる',
  getAppTitle: 'アプリをお持ちでない場合',
  googlePlay: 'Google Playで手に入れよう',
  googlePlayName: 'Google Play',
  appStore: 'App Storeからダウンロード',
  appStoreName: 'App Store',
  sign_in_failed: '申し訳ありません。ログイン中にエラーが発生しました。',
  missing_parameters: 'OAuth2認証に必要なURLパラメーターがありません。',
  wrong_credentials: 'メールアドレスまたはパスワードが正しくありません。',
  sign_in_incomplete: 'メールアドレスとパスワードを入力してください。',
  verifyHint: 'リンクは、当社からお送りしたメールにあります。迷惑メールフォルダもご確認ください。',
  account_locked: 'アカウントがロックされています。10分待ってから、もう一度お試しください。',
  email_not_verified: 'メールアドレスが確認されていません。確認してから、もう一度お試しください。',
  service_busy: 'ただいま大変混み合っています。少し待ってから、もう一度お試しください。',
  too_many_codes:
    '確認コードの送信回数が多すぎます。セキュリティのため、10分待ってからもう一度お試しください。',
  too_many_attempts: {
    other: 'ログインの試行回数が多すぎます。{count}分待ってから、もう一度お試しください。',
  },
  offline: 'オフラインのようです。接続を確認して、もう一度お試しください。',
  reasonIdle: '12分間操作がなかったため、ログアウトしました。ログインすると、続きから操作できます。',
  reasonEnded: 'セッションが終了しました。もう一度ログインしてください。',
  backFromOrder: 'お支払いのページから戻りました。ログインして、プランをご確認ください。',
  backFromCard: 'カードの変更ページから戻りました。ログインして、登録されているカードをご確認ください。',
  reasonDoubled:
    'このサイトのCookieに問題があったため、削除しました。もう一度ログインしてください。同じことが続く場合は、ブラウザの設定でこのサイトのCookieを削除してください。',
  reasonRecent: 'ご本人確認のため、もう一度ログインしてください。その後、アカウントを削除できます。',
  reasonSignedOut: 'ログアウトしました。',
  reasonUnavailable:
    '申し訳ありません。現在、お客様の情報を取得できません。しばらくしてからもう一度お試しください。',
  reasonNoToken: 'トークンがありません。ここでログインするか、アプリからこのページをもう一度開いてください。',
  reasonTokenRefused:
    'アプリからのこのリンクは、使用済みか無効になっています。アプリからこのページをもう一度開くか、ここでログインしてください。',
  reasonSsoFailed:
    '申し訳ありません。現在、アプリからログインできません。アプリからこのページをもう一度開くか、ここでログインしてください。',
  goOn: '今のアカウントのまま続ける',
  tryAgain: 'もう一度試す',
} satisfies SentencesIn<'ja', typeof english>;
