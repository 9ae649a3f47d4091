import type { SentencesIn } from '../../message.ts';
import type { checkout as english } from '../../en/orders/checkout.ts';

/** The unified checkout and its result. */
export const checkout = {
  title: 'お支払い手続き',
  lead: '支払うまで、料金は請求されません。',
  planTitle: 'プラン',
  cycleWarning: {
    1: 'ご注意：このプランの料金は毎月請求されます。',
    12: 'ご注意：このプランの料金は毎年請求されます。',
    24: 'ご注意：このプランの料金は2年ごとに請求されます。',
    other: 'ご注意：このプランの料金は{count}か月ごとに請求されます。',
  },
  devices: '対象のデバイス',
  devicesNone: 'デバイスが選択されていません',
  left: {
    other:
      'お持ちのデバイスのうち{count}台は、このプランの対象に入りきりません。対象にするデバイスは「マイプラン」で選べます。',
  },
  trial: '無料トライアル',
  trialEnds: 'トライアル終了日',
  walletPlan: '{brand} {plan}',
  methodTitle: 'お支払い方法',
  creditCard: 'クレジットカード',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  cardAsked: 'カードは次のページで入力します。',
  cardDelegated: 'カードは決済代行会社の安全なページで入力します。',
  cardUnknown: '登録済みのカードを確認できませんでした。',
  cardExpired: 'カードの有効期限切れ',
  changeCard: 'カードを変更',
  checking: 'この端末で使えるか確認しています…',
  detailsTitle: 'お支払いの詳細',
  subTotal: '小計',
  total: '合計',
  accept: '支払うと、{terms}に同意したことになります',
  acceptRenewal: '支払うと、{terms}と自動更新に同意したことになります',
  terms: '利用規約',
  pay: '支払う',
  payNext: 'お支払いへ進む',
  payApple: 'Apple Payで支払う',
  cancel: 'キャンセル',
  loadingDashboard: 'お支払い画面を読み込んでいます…',
  placing: '注文を送信しています…',
  tryAgain: 'もう一度試す',
  toPlans: 'すべてのプランを見る',
  seePlan: 'マイプラン',
  failed_account:
    '申し訳ありません。現在、お客様の情報を取得できません。しばらくしてからもう一度お試しください。',
  failed_preview: '申し訳ありません。このプランの料金を確認できませんでした。料金は請求されていません。',
  notice_repriced: '前回表示したときから価格が変わりました。支払う前に、新しい価格をご確認ください。',
  notice_changed:
    'この間にプランまたはデバイスの内容が変わったため、この注文は送信していません。もう一度ご確認ください。',
  notice_busy:
    '現在、プランのほかの変更を行っているため、この注文は送信していません。少し待ってから、もう一度お試しください。',
  notice_underWay:
    'プランのほかの変更がまだ処理中のため、この注文は送信していません。完了すると「マイプラン」に表示され、その後に注文できます。',
  notice_failed: '注文は完了しておらず、料金も請求されていません。もう一度お試しください。',
  notice_unsure:
    '注文が完了したかどうか、まだわかりません。引き続き確認し、結果は「マイプラン」に表示します。この注文を再送信することはなく、同じ注文の料金が二重に請求されることはありません。',
  notice_promo:
    'プロモーションコードを適用できませんでした。料金は請求されていません。お支払いの前に価格を確認してください。',
  notice_method: 'ここでは、このお支払い方法を使えません。別の方法を選択してください。',
  card_cvv: 'カードのセキュリティコードが一致しません。別のカードをお使いください。',
  card_number: 'カード番号が無効です。別のカードをお使いください。',
  wallet_appleNotSupported: 'この端末またはブラウザは、Apple Payに対応していません。',
  wallet_appleNotSetUp: 'この端末はApple Payに対応していますが、まだ設定されていません。',
  wallet_appleUnavailable: '現在、ここではApple Payを使えません。別の方法でお支払いください。',
  wallet_googleUnavailable: '現在、ここではGoogle Payを使えません。別の方法でお支払いください。',
  wallet_googleLibrary:
    'Google Payを読み込めませんでした。別の方法で支払うか、このページを再読み込みしてください。',
  wallet_googleNotCompatible: 'この端末またはブラウザでは、Google Payを使えません。',
  wallet_googleNoDetails:
    'Google Payからお支払い情報を取得できませんでした。もう一度お試しいただくか、別の方法でお支払いください。',
  wallet_unknown: '決済サービスとの通信中にエラーが発生しました。',
  pendingTitle: '少々お待ちください…',
  pendingText: '注文の完了を待っています。もう一度支払わないでください。',
  pendingRefresh: 'もう一度確認',
  successTitle: 'ありがとうございます',
  successPlan: 'マイプランへ',
} satisfies SentencesIn<'ja', typeof english>;
