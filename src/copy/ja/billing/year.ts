import type { SentencesIn } from '../../message.ts';
import type { year as english } from '../../en/billing/year.ts';

/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  title: '{year}年の請求書',
  download: 'CSVをダウンロード',
  asOf: '作成日',
  sums: '集計',
  invoices: '件数',
  currency: '通貨',
  paid: '支払い済み（{currency}）',
  refunded: '返金（{currency}）',
  left: '差引支払額（{currency}）',
  unpaid: '未払い（{currency}）',
  empty: '{year}年の請求書はありません。',
  listEnds:
    '取得できる請求書は{date}以降のものだけです。{year}年のそれより前の請求書は、ここに含まれていない可能性があります。',
  notLookedUp: {
    other:
      '請求書{count}件の税額を取得できませんでした。そのため、これらを含む集計には税額が表示されません。',
  },
  withoutTax: {
    other: '請求書{count}件の税額がわかりません。そのため、これらを含む集計には税額が表示されません。',
  },
  withoutAmount: {
    other: '金額を読み取れない請求書が{count}件あり、集計に含まれていません。',
  },
  withoutStatus: {
    other: '状態がわからない請求書が{count}件あり、集計に含まれていません。',
  },
  undated: {
    other: '日付のない請求書が{count}件あり、どの年にも含まれていません。',
  },
} satisfies SentencesIn<'ja', typeof english>;
