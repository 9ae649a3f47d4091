import type { SentencesIn } from '../../message.ts';
import type { devices as english } from '../../en/devices/devices.ts';

/** The devices on a plan. */
export const devices = {
  title: 'デバイスの管理',
  lead: { other: '{plan}の対象にするデバイスを{count}台まで選択してください。' },
  backToPlan: 'マイプラン',
  back: '戻る',
  saveChanges: '変更を保存',
  next: '次へ',
  list: 'デバイス',
  unnamedDevice: '名前のないデバイス',
  moreDevices: { other: 'ほか{count}台' },
  willBeAdded: '追加されます',
  willLose: '対象外になります',
  onAnotherPlan: '別のプランの対象',
  count: { other: '{limit}台中{count}台を選択' },
  empty: 'デバイスはまだありません。',
  emptyText: '{app}アプリでデバイスをペアリングすると、ここで選択できるようになります。',
  filter: 'デバイスを検索',
  filterShown: { other: '{total}台中{count}台のデバイスを表示' },
  chosen: '選択したデバイス',
  takeOff: '{device}を外す',
  unchanged: 'まだ何も変更していません。',
  showAll: { other: 'デバイスをすべて表示（{count}台）' },
  saved: '変更を保存しました。',
  seePlan: 'マイプランを見る',
  saving: '変更を保存しています…',
  movingOn: '少々お待ちください…',
  limitTitle: 'プランの上限に達しました',
  limitText: {
    other:
      '{plan}の対象は{count}台までです。先に1台外すか、より多くのデバイスを対象にできるプランを選択してください。',
  },
  ok: 'OK',
  changePlan: 'プランを変更',
  nothingTitle: 'デバイスが選択されていません',
  nothingText: '{plan}の対象にするデバイスを1台以上選択してください。',
  lossTitle: '動画履歴が失われます',
  lossNow: '保存するとすぐに、次のデバイスは{plan}の対象外になります：',
  lossLater: '新しいプランが始まると、次のデバイスは対象外になります：',
  lossNone: 'これらのデバイスの動画は今後保存されず、保存済みの動画は削除されます。',
  lossHours: {
    other:
      'これらのデバイスで保存される動画は、直近{count}時間分だけになります。それより古い動画は削除されます。',
  },
  lossDays: {
    other:
      'これらのデバイスで保存される動画は、直近{count}日分だけになります。それより古い動画は削除されます。',
  },
  lossUnknown:
    'これらのデバイスで保存される動画は、有料プランがない場合と同じ期間分だけになります。それより古い動画は削除されます。',
  notNow: 'あとで',
  yesSure: 'はい、続行する',
  failedTitle: '保存できません',
  failedText: '変更の保存中にエラーが発生しました。もう一度お試しください。',
  unsureTitle: '確認を続けています',
  busyText: '現在、変更を保存できません。もう一度お試しください。',
  unsureText:
    '変更が保存されたかどうか、まだわかりません。引き続き確認し、結果は「マイプラン」に表示します。それまで、ほかの変更はできません。',
  underWayText:
    'プランのほかの変更がまだ処理中のため、選択内容は保存していません。完了すると「マイプラン」に表示されます。',
  changedTitle: 'プランの内容が変わっています',
  changedText:
    '別のウィンドウまたはアプリで変更されたため、選択内容は保存していません。一覧には現在の状態が表示されています。',
  changedNext:
    '別のウィンドウまたはアプリで、別のプランが選択されました。一覧には{plan}用のデバイスが表示されています。',
  found: '確認の結果：現在、{plan}の対象は{devices}です。',
  foundCount: {
    0: '確認の結果：現在、{plan}の対象のデバイスはありません。',
    other: '確認の結果：現在、{plan}の対象のデバイスは{count}台です。',
  },
} satisfies SentencesIn<'ja', typeof english>;
