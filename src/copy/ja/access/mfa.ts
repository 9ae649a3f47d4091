import type { SentencesIn } from '../../message.ts';
import type { mfa as english } from '../../en/access/mfa.ts';

/** MFA: the code that a sign-in requires. */
export const mfa = {
  title: 'ご本人確認',
  intro:
    'この端末はまだ認証されていません。セキュリティのため、{contact}に送信したコードを入力してください。',
  hint: 'コードは6桁で、10分間有効です。',
  byItself: '6桁すべてを入力すると、自動的に確認します。',
  code: '確認コード',
  verify: '確認',
  verifying: 'コードを確認しています…',
  resend: '確認コードを再送信',
  resending: 'コードを再送信しています…',
  resendIn: '再送信まであと{seconds}秒',
  sent: '確認コードを送信しました。',
  okay: 'OK',
  back: 'ログインに戻る',
  offline: 'オフラインのようです。接続を確認して、もう一度お試しください。',
  account_locked: 'コードを間違えた回数が多すぎます',
  account_locked_text: 'セキュリティのため、10分待ってからもう一度お試しください。',
  too_many_attempts: 'コードを間違えた回数が多すぎます',
  too_many_attempts_text: { other: 'セキュリティのため、{count}分待ってからもう一度お試しください。' },
  too_many_codes: 'コードの送信回数が多すぎます',
  too_many_codes_text: 'セキュリティのため、10分待ってからもう一度お試しください。',
  service_busy: 'ただいま大変混み合っています。',
  service_busy_text: '少し待ってから、もう一度お試しください。',
  code_expired: '確認コードの有効期限が切れています',
  code_expired_text: 'このコードはもう使えません。最新のコードを使うか、確認コードを再送信してください。',
  code_invalid: '確認コードが違います',
  code_invalid_text: 'コードを確認して、もう一度入力してください。',
  code_incomplete: '確認コードが違います',
  code_incomplete_text: 'コードは6桁です。確認して、もう一度入力してください。',
  code_pending: 'コードを確認しています…',
  code_pending_text: 'コードを確認しています。少々お待ちください。',
  another_code: '別のコードを送信しました。',
  another_code_text: '新しいコードを入力してください。',
  another_sign_in: 'このブラウザで別のログインが始まりました。',
  another_sign_in_text:
    'コードの確認も送信もしていません。{contact}に送信したコードを入力してください。別のアカウントを使う場合は、ログインに戻ってください。',
  verification_failed: 'ご本人確認',
  verification_failed_text:
    'この端末はまだ認証されていません。コードを確認できませんでした。もう一度お試しください。',
  resend_failed:
    '申し訳ありません。確認コードの送信中に問題が発生しました。しばらくしてからもう一度お試しください。',
  resend_too_soon: { other: 'コードは送信済みです。別のコードは{count}秒後に送信できます。' },
  sign_in_over: 'ログインに時間がかかりすぎました。もう一度ログインしてください。',
} satisfies SentencesIn<'ja', typeof english>;
