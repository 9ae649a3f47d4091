import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'プランの変更履歴',
  lead: '過去2年間にこのサイトで行った注文、変更、解約を、確定した内容のまま表示しています。',
  elsewhere:
    'アプリや決済代行会社のページで行った変更、サポートによる変更、この履歴の記録を始める前の変更は含まれません。',
  emptyTitle: '変更履歴はありません',
  emptyText: 'このサイトでプランを注文、変更、解約すると、このページに表示されます。',
  see: '手続きの内容を見る',
  ordered: '{plan}を注文しました。',
  kept: '{plan}の継続を選びました。',
  cancelled: '{plan}を解約しました。',
  cancelledUnnamed: 'プランを解約しました。',
  devices: {
    0: '{plan}からすべてのデバイスを外しました。',
    other: '{plan}の対象デバイスを変更しました（{count}台）。',
  },
  devicesUnnamed: {
    0: 'プランからすべてのデバイスを外しました。',
    other: '対象デバイスを変更しました（{count}台）。',
  },
  moved: 'プランが{plan}に変わりました。',
  account: 'アカウント',
  asOf: '{time}現在',
} satisfies SentencesIn<'ja', typeof english>;
