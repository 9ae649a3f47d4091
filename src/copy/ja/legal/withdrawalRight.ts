import type { SentencesIn } from '../../message.ts';
import type { withdrawalRight as english } from '../../en/legal/withdrawalRight.ts';

/** The instruction on the right of withdrawal and its form, after annex I of Directive 2011/83/EU. */
export const withdrawalRight = {
  title: '契約を撤回する権利',
  where: '次の国にお住まいの方に適用されます：{countries}',
  right: {
    other:
      'お客様には、{count}日以内であれば、理由を示すことなくこの契約を撤回する権利があります。撤回の期間は、契約成立の日から{count}日で終了します。',
  },
  how: 'この権利を行使するには、契約を撤回する旨を明確な意思表示（郵送の手紙や電子メールなど）で当社（{company}）にお知らせください。下記の書式を使うこともできますが、必須ではありません。',
  online:
    '「{link}」からオンラインで撤回することもできます。この機能をご利用の場合は、内容と送信日時を記載した受領確認を、保存できる媒体（電子メールなど）で速やかにお送りします。',
  inTime: '期間が終了する前に撤回の連絡を発送していただければ、期限内に撤回したことになります。',
  effectsTitle: '撤回の効果',
  effects:
    '契約を撤回された場合、当社は撤回のご連絡を受けた日から遅くとも14日以内に、お支払いいただいた全額を速やかに返金します。明示の合意がないかぎり、最初のお支払いと同じ方法で返金します。いずれの場合も、返金による手数料は一切かかりません。',
  begun:
    '撤回の期間中にサービスの開始を希望された場合は、撤回のご連絡をいただくまでに提供された分について、契約全体に対する割合に応じた金額をお支払いいただきます。',
  formTitle: '撤回の書式',
  formIntro: '（契約の撤回を希望される場合にのみ、この書式に記入してお送りください）',
  formTo: '宛先：{company}',
  formText: '私／私たち（*）は、次のサービスの提供に関する私／私たち（*）の契約を撤回することを通知します：',
  formOrdered: '注文日：',
  formName: '消費者の氏名：',
  formAddress: '消費者の住所：',
  formSigned: '消費者の署名（書面で送る場合のみ）：',
  formDate: '日付：',
  formStar: '（*）不要な文字を消してください。',
} satisfies SentencesIn<'ja', typeof english>;
