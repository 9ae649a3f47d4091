import type { SentencesIn } from '../../message.ts';
import type { declaration as english } from '../../en/legal/declaration.ts';

/** A declaration of a person, withdrawal or cancellation: the form, what became of it, its letter and its receipt. */
export const declaration = {
  withdrawalLead: '法律で撤回の権利が認められている場合は、理由を示さずに、こちらから契約を撤回できます。',
  cancellationLead: 'ログインせずに手続きできます。',
  quicker: 'ログイン中のため、より早い方法を使えます。',
  quickerLink: 'アカウントで{plan}を解約する',
  name: 'お名前',
  email: '受領確認の送り先メールアドレス',
  contract: '対象の契約',
  contractHint: 'プラン名、または注文番号か請求書番号をご記入ください。',
  orderedOn: '注文日（任意）',
  causeLegend: '解約の種類',
  ordinary: '通常の解約',
  ordinaryHint: '支払い済みの期間の終わりに解約します。',
  special: '正当な理由による解約',
  specialHint: 'ご記入いただく理由により、ただちに解約します。',
  reason: '理由',
  endsLegend: '契約の終了時期',
  soonest: 'できるだけ早く',
  onDay: '指定した日',
  endsOn: '契約の最終日',
  withdraw: '撤回を確定',
  cancel: '今すぐ解約',
  sending: '送信しています…',
  about:
    '内容は{brand}のサポートに送られ、受領確認がメールで届きます。プランは、サポートの手続きが済んだ時点で変わります。',
  name_missing: 'お名前を入力してください。',
  email_invalid: 'メールアドレスを正しく入力してください。',
  contract_missing: '対象の契約を入力してください。',
  orderedOn_invalid: '今日以前の日付を入力するか、空欄にしてください。',
  reason_missing: '理由を入力してください。',
  text_long: '文章を短くしてください。',
  endsOn_invalid: '今日以降の日付を入力してください。',
  fields_refused: '印の付いた項目をご確認ください。まだ何も送信されていません。',
  declaration_limited:
    'お使いの環境からの申し出が続いたため、今回の申し出は送信していません。入力内容は残っています。しばらくしてからもう一度お試しいただくか、メールでお送りください。',
  declaration_crowded:
    '現在、申し出が集中しているため、今回の申し出は送信していません。入力内容は残っています。メールでお送りいただくか、ログインして、アカウントのメールアドレスで送信してください。',
  declaration_not_sent:
    '送信できたかどうかを確認できませんでした。入力内容は残っています。もう一度お試しいただくか、メールでお送りください。',
  writeMail: '{email}にメールを書く',
  offline: 'オフラインのようです。何も送信されていません。接続を確認して、もう一度お試しください。',
  withdrawalSent: '契約の撤回の申し出を送信しました',
  cancellationSent: '解約の申し出を送信しました',
  receiptSent: '受領確認を{email}にお送りしました。このページも印刷または保存してください。',
  receiptNotSent:
    '申し出は届いていますが、{email}への受領確認を送信できませんでした。このページを印刷または保存してください。申し出の証明になります。',
  sentUnshown:
    '申し出は届いています。Cookieがないため、このページに内容をもう一度表示できません。受領確認のメールが届かない場合は{email}までご連絡ください。',
  next: '{brand}のサポートが手続きを行い、このアドレスにご返信します。返信がない場合は{email}までご連絡ください。',
  another: '別の申し出をする',
  kindLabel: '申し出の内容',
  withdrawalKind: '契約の撤回',
  cancellationKind: '契約の解約',
  nameLabel: 'お名前',
  emailLabel: 'メールアドレス',
  contractLabel: '契約',
  orderedOnLabel: '注文日',
  endsLabel: '終了時期',
  receivedLabel: '受信日時',
  letterIntro:
    '{brand}のアカウントポータルで次の申し出がありました。手作業での手続きが必要です。お客様は、下記のアドレスへの返信をお待ちです。',
  letterKnown: 'このメールアドレスのアカウントにログインしたことのあるブラウザから送信されました。',
  letterStranger:
    '送信にログインは不要です。誰でも、どのメールアドレスでも書くことができます。手続きの前に内容をご確認ください。',
  letterNoReceipt:
    'ポータルから受領確認は送信されていません。申し出の内容と受領日時をお客様にお知らせください。',
  receiptWithdrawal: '{brand}との契約の撤回に関する受領確認',
  receiptCancellation: '{brand}との契約の解約に関する受領確認',
  receiptFrom:
    '{brand}のアカウントポータルで次の内容が入力され、このメールアドレスが指定されました。自動では何も変更されません。サポートが手作業で手続きを行います。お心当たりがない場合は、このメールに返信してサポートにお知らせください。',
  receiptIntro: '次の申し出を受領しました。このメールを保管してください。',
  reasonSent: '理由は、申し出とともにサポートに送られました。',
  mailWithdrawal: 'この契約を撤回します。',
  mailCancellation: 'この契約を解約します。',
} satisfies SentencesIn<'ja', typeof english>;
