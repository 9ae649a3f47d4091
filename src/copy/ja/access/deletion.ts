import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'アカウントを削除',
  confirmTitle: 'アカウントを削除しますか？',
  confirmText:
    'アカウントと、保存されている動画がすべて削除されます。削除されるまでは、ログインして申請を取り消せます。',
  plansTitle: 'プランとお支払い',
  noPlan: 'ご利用中の有料プランはないため、プランの料金は請求されません。',
  mayCharge:
    'アカウントを削除しても、この請求が止まるとはお約束できません。確実にするには、先に{plan}を解約してください。',
  cancelPlan: '{plan}を解約',
  mayStillCharge:
    'アカウントを削除しても、この請求が止まるとはお約束できません。詳しくはサポートにお問い合わせください。',
  mayOwe: 'アカウントを削除しても、未払い分が清算されるとは限りません。',
  unreadTitle: '現在、プランの情報を取得できません。',
  unreadText: 'まだ請求が続いているものがないか、「マイプラン」でご確認ください。',
  knows: '{stores}で解約するまで、{stores}からの請求が続くことを理解しています。',
  knowsElsewhere:
    'アカウントを削除しても、別の場所から請求されているプランは終了しないことを理解しています。',
  knowsMissing: '先にチェックを入れてください。何も削除されていません。',
  underWay:
    '前回の注文または変更の結果を引き続き確認しています。完了すると「マイプラン」に表示されます。その後、アカウントを削除できます。',
  confirm: 'アカウントを削除する',
  confirming: '申請を送信しています…',
  notNow: 'アカウントを残す',
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
  cancelRequestHint: 'アカウントは残ります。取り消したら、「マイプラン」をご確認ください。',
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
  askedText: '申請を受け付け、ログアウトしました。',
  stillKeep:
    '削除されるまでは、アカウントを残すことができます。ログインして「申請を取り消す」を選択してください。',
  copySent: 'この内容の控えを{email}にお送りしました。',
  copyHere: 'このページを印刷または保存してください。もう一度表示することはできません。',
  letterSubject: '{brand}アカウント削除の申請について',
  letterIntro: '{date}に、アカウント（{email}）の削除の申請を受け付けました。',
  letterOutro:
    'お心当たりがない場合は、ログインして「申請を取り消す」を選択し、その後パスワードを変更してください。',
} satisfies SentencesIn<'ja', typeof english>;
