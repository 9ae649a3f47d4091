import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'アカウントを削除',
  confirmTitle: 'アカウントを削除しますか？',
  confirmText:
    'アカウント、プラン、保存されている動画がすべて削除されます。削除されるまでは、ログインして申請を取り消せます。',
  confirm: 'アカウントを削除する',
  confirming: '申請を送信しています…',
  notNow: 'アカウントを残す',
  confirmNext: '次に、ご本人確認を行います。',
  goOn: '続ける',
  whose: '削除するアカウント：{email}',
  askPassword: 'ログインしてから時間が経っています。ご本人確認のため、パスワードを入力してください。',
  password: 'パスワード',
  noPassword: 'パスワードを入力してください。',
  askSignIn:
    'ログインしてから時間が経っています。ご本人確認のため、もう一度ログインしてください。その後、このページに戻ります。',
  signInAgain: 'もう一度ログイン',
  title: 'アカウントの削除を申請中です',
  text: 'アカウント削除の申請を受け付けました。まだ削除されていないため、アカウントを残すこともできます。',
  textWithDate:
    '{date}に、アカウント削除の申請を受け付けました。まだ削除されていないため、アカウントを残すこともできます。',
  cancelRequest: '申請を取り消す',
  cancelRequestHint: 'アカウントは残り、これまでどおりご利用いただけます。',
  cancelling: '取り消しています…',
  keepRequest: '申請をそのままにする',
  keepRequestHint: 'アカウントは削除されます。このままログアウトします。',
  keeping: 'ログアウトしています…',
  failed:
    '申し訳ありません。現在、アカウント削除の申請を取り消せません。カスタマーサポートにお問い合わせください。',
  emailSupport: 'サポートにメール',
  supportSubject: 'アカウント削除の申請の取り消し',
  close: '閉じる',
  askedTitle: 'アカウントは削除されます',
  askedText:
    '申請を受け付け、ログアウトしました。削除されるまでは、アカウントを残すことができます。ログインして「申請を取り消す」を選択してください。',
} satisfies SentencesIn<'ja', typeof english>;
