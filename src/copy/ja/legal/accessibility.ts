import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'どなたにもお使いいただけるポータルを目指しています。',
  whatTitle: 'このポータルについて',
  what: 'このポータルでは、{brand}のアカウントを管理できます。カメラの動画履歴のプラン、デバイス、カードと請求書、ログイン方法などです。スマートフォンでもパソコンでもブラウザで動作し、ほぼすべてJavaScriptなしでも使えます。',
  howTitle: '要件への対応',
  how: 'Web Content Accessibility Guidelines（WCAG）2.2のレベルAA、およびこれに基づく欧州規格EN 301 549を満たすように作られています。どのページも、キーボードだけでもスクリーンリーダーでも操作でき、明るい表示でも暗い表示でもコントラストを保ち、拡大しても読め、動きを減らす設定では動きません。これらは変更のたびに、すべてのページで自動的に確認されます。',
  limits:
    'カードの入力欄、ウォレット、GoogleやAppleのログインボタン、他社が提供する支払いページは他社のものです。これらについては同じお約束ができません。',
  reportTitle: '困ったときは',
  report:
    'うまく使えないことがあれば、{email}までご連絡ください。どのページで何が起きたかをお知らせください。ご返信のうえ、直るまで別の方法でお手伝いします。',
  authorityTitle: '監督機関',
  authority: '解決しない場合は、お住まいの国の機関に相談できます。',
} satisfies SentencesIn<'ja', typeof english>;
