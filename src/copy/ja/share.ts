import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  title: '{app}アプリを入手',
  text: '{app}アプリはスマートフォンとタブレット用です。この端末用のアプリはありません。',
  none: 'この端末用の{app}アプリはありません。',
  stores: 'スマートフォンのカメラをコードに向けると、お使いの機種に合ったストアが開きます。',
  code: 'QRコード：{store}',
  testers: 'アプリのテストに参加していますか？',
  testFlight: 'TestFlightを開く',
  home: 'マイプランに戻る',
  signIn: 'ログイン',
} satisfies SentencesIn<'ja', typeof english>;
