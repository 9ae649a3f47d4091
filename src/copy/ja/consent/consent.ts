import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'プライバシーの設定',
  askTitle: '計測と広告を許可しますか？',
  askText: '同意すると、{receivers}のスクリプトがアクセスを計測し、ほかのサイトで当社の広告を表示します。',
  agree: '同意する',
  refuse: '拒否する',
  oneByOne: '個別に選ぶ',
  lead: '公開ページで、他社のスクリプトに何を許可するかを選べます。ログインや支払いのページと、ログイン中のページでは、決して読み込まれません。',
  legend: '許可する内容',
  measuring: '計測',
  measuringText: 'ページの利用状況を集計し、複数の案を比べて、改善に役立てます。',
  advertising: '広告',
  advertisingText:
    'ほかのサイトで当社の広告を表示し、どの広告に効果があったかを把握します。一部の法律では、これを個人情報の販売または共有と呼びます。',
  receivedBy: '受け取る会社：{receivers}',
  save: '保存',
  refuseAll: 'すべて拒否',
  saved: '設定を保存しました。',
  stateSignal:
    'お使いのブラウザから送信されたGlobal Privacy Controlに従い、以下はすべてオフにしています。同意をお尋ねすることもありません。',
  stateAsked: 'まだ選択されていません。',
  stateUnasked: 'まだ選択されていません。お使いの地域では、オフにするまで以下はすべてオンです。',
  stateChosen: '{date}に選択した内容です。',
  stateUnreadable: '以前の選択を読み取れません。もう一度選択するまで、以下はすべてオフです。',
  keptAsked: '選択した内容を、このブラウザに6か月間保存します。その後、もう一度お尋ねします。',
  keptOptOut: '少なくとも年に1回アクセスされるかぎり、選択した内容をこのブラウザに保存します。',
} satisfies SentencesIn<'ja', typeof english>;
