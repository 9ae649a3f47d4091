import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: '請求書',
  titleOf: '{date}の請求書',
  number: '請求書番号',
  download: 'PDFをダウンロード',
  print: '印刷',
  appNote: 'ここで保存できない場合は、ブラウザで{host}を開いてダウンロードしてください。',
  updateCard: 'カードを更新',
  pastDueTitle: 'この請求書は未払いです。',
  failedTitle: 'このお支払いは完了しませんでした。',
  failedText:
    '登録済みのカードが使えなくなっている場合は、次回のお支払いも失敗しないよう、カードを更新してください。',
  date: '日付',
  due: '支払期限',
  paidWith: 'お支払い方法',
  billedTo: '請求先',
  item: '内容',
  amount: '金額',
  moreItems: { other: 'ほかに{count}件の内容が、この請求書のページにあります。' },
  subTotal: '小計',
  tax: '税額',
  total: '合計',
  notFound: 'お客様のアカウントで、この請求書が見つかりませんでした。',
} satisfies SentencesIn<'ja', typeof english>;
