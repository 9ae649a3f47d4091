import type { SentencesIn } from '../../message.ts';
import type { recovery as english } from '../../en/access/recovery.ts';

/** Recovery: a forgotten password and the verification of an e-mail address. */
export const recovery = {
  forgotTitle: 'パスワードをお忘れですか？',
  forgotIntro:
    'アカウントのメールアドレスを入力してください。新しいパスワードを設定するためのリンクをお送りします。',
  email: 'メールアドレス',
  send: '再設定リンクを送信',
  sending: '送信しています…',
  backToLoginPage: 'ログインページに戻る',
  email_invalid: 'メールアドレスを正しく入力してください。',
  submittedTitle: 'メールをご確認ください',
  submittedText:
    '{email}がアカウントに登録されている場合は、新しいパスワードを設定するためのリンクが届きます。',
  submittedUnnamed:
    '入力したアドレスがアカウントに登録されている場合は、新しいパスワードを設定するためのリンクが届きます。',
  submittedHint: '届くまで数分かかることがあります。迷惑メールフォルダもご確認ください。',
  resend: '再設定リンクを再送信',
  resentTitle: 'もう一度送信しました',
  resentText:
    '{email}がアカウントに登録されている場合は、新しいリンクが届きます。最新のリンクをお使いください。',
  resentHint: 'それでも届かない場合は、お気軽にサポートへお問い合わせください。',
  contactSupport: 'サポートに問い合わせる',
  newTab: '（新しいタブで開きます）',
  backToLogin: 'ログインに戻る',
  forgotPassword: 'パスワードをお忘れですか？',
  openApp: 'アプリを開く',

  openAgain: 'Cookieを許可したら、メールのリンクをもう一度開いてください。',
  verifyTitle: 'メールアドレスの確認',
  verifyPress: 'ボタンを押して、このメールアドレスがご自分のものであることを確認してください。',
  verifying: 'メールアドレスを確認しています…',
  verify: 'メールアドレスを確認',
  verifyAgain: 'もう一度試す',
  verifiedTitle: 'メールアドレスを確認しました',
  verifiedText: 'ご確認ありがとうございます。',
  verifiedHint:
    'これでログインできます。パスワードを覚えていない場合は、「パスワードをお忘れですか？」をご利用ください。',
  notVerifiedTitle: 'メールアドレスを確認できませんでした',
  notVerifiedHint:
    'すでに確認済みの場合は、そのままログインしてください。パスワードを覚えていない場合は、「パスワードをお忘れですか？」をご利用ください。',
  link_used: 'このメール確認リンクは使用済みです',
  link_used_text: 'リンクは1回しか使えません。メールソフトが先に開いた可能性があります。',
  link_expired: 'メール確認リンクの有効期限が切れています',
  link_invalid: 'メール確認リンクが無効です',
  verification_unavailable:
    '申し訳ありません。メールアドレスを確認できませんでした。もう一度お試しください。',

  resetTitle: '新しいパスワードの設定',
  resetFor: 'アカウント：{email}',
  newPassword: '新しいパスワード',
  confirmation: '確認用パスワード',
  needMet: '（満たしています）',
  need_length: '8～40文字',
  need_uppercase: '英大文字',
  need_lowercase: '英小文字',
  need_number: '数字',
  need_special: '記号',
  password_short: 'パスワードは8文字以上にしてください',
  password_long: 'パスワードは40文字以内にしてください',
  password_uppercase: 'パスワードには英大文字を含めてください',
  password_lowercase: 'パスワードには英小文字を含めてください',
  password_number: 'パスワードには数字を含めてください',
  password_special: 'パスワードには記号を含めてください',
  passwords_differ: '入力したパスワードが一致しません',
  PASSWORDS_TOO_SIMILAR:
    '新しいパスワードが以前のパスワードとよく似ています。別のパスワードを入力してください。',
  reset_unavailable: '申し訳ありません。パスワードを変更できませんでした。もう一度お試しください。',
  reset: 'パスワードを再設定',
  resetting: 'パスワードを変更しています…',
  show: '表示',
  hide: '非表示',
  showNewLabel: '新しいパスワードを表示',
  hideNewLabel: '新しいパスワードを非表示',
  showConfirmationLabel: '確認用パスワードを表示',
  hideConfirmationLabel: '確認用パスワードを非表示',
  close: '閉じる',
  offline: 'オフラインのようです。接続を確認して、もう一度お試しください。',
  resetDoneTitle: 'パスワードを変更しました',
  resetDoneText: '新しいパスワードでログインできます。',
  resetDoneUnsure:
    '新しいパスワードでログインしてから、「{page}」をご確認ください。そこで、ほかのすべての端末からログアウトできます。',
  INVALID_TOKEN: 'パスワード再設定リンクが無効です',
  INVALID_TOKEN_text: 'アプリまたは「パスワードをお忘れですか？」から、新しいリンクを取得してください。',
  LINK_ALREADY_USED: 'このパスワード再設定リンクは使用済みです',
  LINK_ALREADY_USED_text:
    '新しいパスワードを設定したばかりの場合は、そのパスワードでログインしてください。それ以外の場合は、アプリまたは「パスワードをお忘れですか？」から、新しいリンクを取得してください。',
} satisfies SentencesIn<'ja', typeof english>;
