import type { SentencesIn } from '../../message.ts';
import type { history as english } from '../../en/billing/history.ts';

/** Account history. */
export const history = {
  title: '請求履歴',
  loading: '請求書を読み込んでいます…',
  lead: '最近の請求書（最大50件）を新しい順に表示しています。',
  date: '日付',
  status: '状態',
  total: '合計',
  card: 'カード',
  otherCard: 'カード：{card}',
  invoice: '請求書',
  updateCard: 'カードを更新',
  paid: '支払い済み',
  pending: '処理中',
  failed: '支払い失敗',
  pastDue: '支払期限超過',
  refund: '返金',
  notApplicable: '該当なし',
  empty: '請求履歴はありません。',
  emptyHint: 'プランの料金が請求されると、ここに請求書が表示されます。',
  toPlan: 'マイプランへ',
  errorTitle: 'エラー',
  errorText: '申し訳ありません。現在、お客様の情報を取得できません。しばらくしてからもう一度お試しください。',
  tryAgain: 'もう一度試す',
  pageOf: '{page}/{pages}ページ',
  previous: '前へ',
  next: '次へ',
  showRows: '1ページに{count}件表示',
  pagesLabel: 'ページ',
  unknown: '–',
} satisfies SentencesIn<'ja', typeof english>;
