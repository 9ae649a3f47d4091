import type { SentencesIn } from '../../message.ts';
import type { migration as english } from '../../en/orders/migration.ts';

/** The automatic migration. */
export const migration = {
  attemptingTitle: 'もうすぐ、もっと便利になります！',
  attemptingText: 'プランをアップグレードしています。少々お待ちください。',
  failureTitle: 'プランをアップグレードできませんでした。',
  failureText:
    '申し訳ありません。プランを自動で変更できませんでした。無料でサービスをアップグレードするには、お問い合わせください。{app}アプリは、これまでどおりお使いいただけます。',
  contactUs: 'お問い合わせ',
  contactSubject: 'サービスの無料アップグレード（{name}）',
  signOut: 'ログアウト',
  close: '閉じる',
  successTitle: 'プランをアップグレードしました。',
  successText: { other: '動画履歴が{count}日間になりました。' },
  chargeStays: { other: '動画履歴が{count}日間になりました。次回の請求はこれまでと変わらず、{charge}です。' },
  chargeMoves: {
    other: '動画履歴が{count}日間になりました。次回の請求は{charge}です。変更前は{before}でした。',
  },
  chargeIs: { other: '動画履歴が{count}日間になりました。次回の請求は{charge}です。' },
  seePlan: 'マイプランを見る',
} satisfies SentencesIn<'ja', typeof english>;
