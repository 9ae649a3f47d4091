import type { SentencesIn } from '../message.ts';
import type { problem as english } from '../en/problem.ts';

/** Error pages and problems of `/api`. */
export const problem = {
  title: '問題が発生しました。',
  text: '少し待ってから、もう一度お試しください。繰り返し起こる場合は、お気軽にお問い合わせください。',
  notFoundTitle: 'ページが見つかりません。',
  notFoundText: 'アドレスが間違っているか、ページが移動した可能性があります。',
  alreadySubscribed: 'このプランはすでにご契約中です。',
  orderRefused:
    '注文は受け付けられませんでした。料金は請求されておらず、プランも変わっていません。別のカードをお試しになるか、サポートにお問い合わせください。',
  deletionRefused:
    '現在、アカウントを削除できません。何も削除されていません。未払いの料金がある場合は、それが理由かもしれません。お気軽にお問い合わせください。',
  useAnotherCard: '別のカードを使う',
  priceUnknown:
    '注文の料金を確認できませんでした。注文も請求も行われていません。少し待ってから、もう一度お試しください。繰り返し起こる場合は、お気軽にお問い合わせください。',
  cancelFailed:
    '申し訳ありません。プランの解約中にエラーが発生しました。しばらくしてからもう一度お試しください。',
  cancelUnsureTitle: 'プランが解約されたかどうかを確認できませんでした。',
  cancelUnsure: 'まだ応答がありません。引き続き確認し、結果は「マイプラン」に表示します。',
  cancelUnderWayTitle: 'プランは解約されていません。',
  cancelUnderWay:
    'プランのほかの変更がまだ処理中です。完了すると「マイプラン」に表示され、その後に解約できます。',
  lookAtPlan: 'マイプランへ',
  contactSupport: 'サポートに問い合わせる',
  tryAgain: 'もう一度試す',
  help: 'サポートに問い合わせる',
  backToPlan: 'マイプランに戻る',
  signIn: 'ログイン',
  elsewhereTitle: 'このまま続けますか？',
  elsewhereText: '別のサイトからこのページが開かれました。まだ何も変更されていません。',
  elsewhereGoOn: '続ける',
  requestId: 'お問い合わせ番号：{requestId}',
  supportSubjectPlain: 'アカウントに関するお問い合わせ',
  supportSubject: 'アカウントに関するお問い合わせ（{requestId}）',
  bad_json: 'リクエストを読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  bad_request: 'リクエストに不足があります。ページを再読み込みして、もう一度お試しください。',
  unsupported_type: 'この種類のリクエストには対応していません。',
  too_large: 'リクエストのサイズが大きすぎます。',
  forbidden: 'このリクエストは、このサイトから送信されたものではありません。',
  not_found: 'ページが見つかりません。',
  method_not_allowed: 'この操作はここではできません。',
  too_many_requests: 'リクエストが多すぎます。1分待ってから、もう一度お試しください。',
  signed_out: 'ログアウトしました。',
  other_account: '現在、別のアカウントでログインしています。',
  otherAccountText:
    '別のタブまたはウィンドウで、アカウントが切り替わりました。開いていたページからは何も送信されていません。',
  pending_delete: 'このアカウントは削除される予定です。先に削除の申請を取り消してください。',
  unavailable:
    '申し訳ありません。現在、お客様の情報を取得できません。しばらくしてからもう一度お試しください。',
  unexpected: '問題が発生しました。',
  notAllTitle: 'アカウントの情報をすべて読み込めませんでした。',
  notAllText: 'このページには表示されていないものがある可能性があります。',
} satisfies SentencesIn<'ja', typeof english>;
