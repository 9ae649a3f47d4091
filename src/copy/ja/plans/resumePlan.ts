import type { SentencesIn } from '../../message.ts';
import type { resumePlan as english } from '../../en/plans/resumePlan.ts';

/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  title: '{plan}を継続しますか？',
  keep: '{plan}を継続',
  leadEnding: '{plan}は{date}に終了する予定です。継続すると、今のまま続きます。',
  leadEndingSometime: '{plan}は終了する予定です。継続すると、今のまま続きます。',
  leadChange: '{plan}は{date}に{to}へ変わる予定です。{plan}を継続すると、何も変わりません。',
  leadChangeSometime: '{plan}は{to}へ変わる予定です。{plan}を継続すると、何も変わりません。',
  card: 'カード',
  history: '動画履歴',
  devices: '引き続き対象となるデバイス',
  notNow: 'あとで',
  keeping: '継続の手続きをしています…',
  changed: 'この間にプランの内容が変わったため、何も変更していません。もう一度ご確認ください。',
  repriced: '前回表示したときから価格が変わったため、何も変更していません。もう一度ご確認ください。',
  underWay: 'プランのほかの変更がまだ処理中です。完了すると「マイプラン」に表示されます。',
  failed:
    '申し訳ありません。プランを継続できませんでした。変更も請求も行われていません。もう一度お試しください。',
} satisfies SentencesIn<'ja', typeof english>;
