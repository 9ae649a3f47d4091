import type { SentencesIn } from '../../message.ts';
import type { planBilling as english } from '../../en/plans/planBilling.ts';

/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  charged: '{plan}は{brand}から請求されます。次回は{date}に{amount}が請求されます。',
  chargedOn: '{plan}は{brand}から請求されます。次回の請求は{date}です。',
  chargedSometime: '{plan}は{brand}から請求されます。次回の請求日は確認できません。',
  trial: '{plan}は{date}まで無料です。その後、{brand}から{amount}が請求されます。',
  trialOn: '{plan}は{date}まで無料です。その後、{brand}からの請求が始まります。',
  trialSometime: '{plan}は無料トライアル中です。終了後、{brand}からの請求が始まります。',
  ending: '{plan}は{date}に終了します。今後、このプランの料金は請求されません。',
  endingSometime: '{plan}は解約済みです。今後、このプランの料金は請求されません。',
  store:
    '{plan}は{store}から請求されます。プランを終了できるのは{store}だけです。{store}で解約するまで、請求は続きます。',
  elsewhere:
    '{plan}の請求元を確認できません。プランを終了できるのは請求元だけです。請求元で解約するまで、請求は続きます。',
  storeLink: '{store}のサブスクリプション一覧',
  anyStore:
    'Apple、Google Play、またはほかのストアを通じてプランを購入した場合、終了できるのはそのストアだけです。そのストアで解約するまで、ストアからの請求は続きます。',
  updating: '{plan}の前回の変更は確定しましたが、まだここに反映されていません。',
  unclear: '{plan}の料金が今後も請求されるかどうかを確認できません。サポートにお問い合わせください。',
} satisfies SentencesIn<'ja', typeof english>;
