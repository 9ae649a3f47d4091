import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'どなたにもお使いいただけるサイトを目指しています。',
  whatTitle: 'このサイトについて',
  what: 'このサイトでは、{brand}アカウントを管理できます。カメラの動画履歴のプラン、デバイス、カード、請求書、ログイン方法などです。スマートフォンでもパソコンでもブラウザで使え、ほぼすべてがJavaScriptなしでも動作します。',
  howTitle: '要件への対応',
  how: 'Web Content Accessibility Guidelines（WCAG）2.2のレベルAA、およびこれに基づく欧州規格EN 301 549を満たすように作っています。どのページも、キーボードだけでも、スクリーンリーダーでも操作できます。ライトモードでもダークモードでもコントラストを保ち、拡大しても読め、動きを減らす設定ではアニメーションを表示しません。変更の前には毎回、すべてのページでこれらを自動的に確認しています。',
  limits:
    'カードの入力欄、ウォレット、GoogleやAppleのログインボタン、他社が提供する支払いページは、それぞれの会社のものです。これらについては、同じことをお約束できません。',
  reportTitle: 'お困りのときは',
  report:
    'うまく使えないことがあれば、{email}までご連絡ください。どのページで何が起きたかをお知らせください。ご返信のうえ、直るまで別の方法でお手伝いします。',
  authorityTitle: '監督機関',
  authority: '解決しない場合は、お住まいの国の機関に相談できます。',
} satisfies SentencesIn<'ja', typeof english>;
