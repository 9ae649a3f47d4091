import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  title: 'お支払い',
  loading: 'カードと請求書を読み込んでいます…',
  cardTitle: '登録済みのカード',
  change: '変更',
  addCard: 'カードを追加',
  noCard: '登録済みのクレジットカードはありません。',
  cardExpired: 'カードの有効期限切れ',
  apple: 'iTunesを通じて請求されます',
  appleText: 'お支払い情報はiTunesで更新してください',
  applePaid: '{plan}は{date}まで支払い済みです。',
  appleFree: '{plan}は{date}まで無料です。',
  appleLink: 'Appleのサブスクリプションを開く',
  upcoming: '次回のお支払い',
  addressTitle: '請求先住所',
  invoicesTitle: '最近の請求書',
  allInvoices: 'すべての請求書',
  pastDueInvoice: '{date}の請求（{amount}）が未払いです。',
  pastDueInvoices: { other: '未払いの請求書が{count}件あります。' },
  pastDueText:
    '決済代行会社が、登録済みのカードでの決済をもう一度試みます。カードが使えなくなっている場合は更新してください。未払い分のお支払いにも新しいカードが使われます。ほかの方法で支払う必要はありません。',
  pastDueSaved:
    '新しいカードは保存されましたが、未払い分のお支払いはまだ済んでいません。決済代行会社が新しいカードでの決済を試みます。支払いが済むと「請求履歴」に表示されます。ほかの方法では支払わないでください。',
  seeInvoice: '{date}の請求書（{amount}）',
  updateCard: 'カードを更新',
  savedTitle: 'カードを保存しました。',
  savedText: '今後の請求には、すべてこのカードを使います。',
  paidWithIt: '{date}の請求（{amount}）は、このカードで支払われました。',
  savedUnknown: '請求書を確認できませんでした。未払いの請求書があるかどうかは、「請求履歴」で確認できます。',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'カード',
} satisfies SentencesIn<'ja', typeof english>;
