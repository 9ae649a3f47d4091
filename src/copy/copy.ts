import type { Brand } from '../brands/brand-schema.ts';
import { isolate } from '../domain/text/bidi.ts';
import {
  type ChosenLanguage,
  type Language,
  layersOf,
  pseudoLanguage,
  regionalLanguage,
} from '../domain/text/languages.ts';
import { builtCopy } from './built-copy.ts';
import { address } from './en/billing/address.ts';
import { billing } from './en/billing/billing.ts';
import { cancel } from './en/orders/cancel.ts';
import { checkout } from './en/orders/checkout.ts';
import { consent } from './en/consent/consent.ts';
import { deletion } from './en/access/deletion.ts';
import { devices } from './en/devices/devices.ts';
import { frame } from './en/frame.ts';
import { sso } from './en/access/sso.ts';
import { invoice } from './en/billing/invoice.ts';
import { resumePlan } from './en/plans/resumePlan.ts';
import { lawPages } from './en/legal/lawPages.ts';
import { accessibility } from './en/legal/accessibility.ts';
import { contract } from './en/legal/contract.ts';
import { declaration } from './en/legal/declaration.ts';
import { imprint } from './en/legal/imprint.ts';
import { withdrawalRight } from './en/legal/withdrawalRight.ts';
import { linking } from './en/linking/linking.ts';
import { history } from './en/billing/history.ts';
import { mfa } from './en/access/mfa.ts';
import { migration } from './en/orders/migration.ts';
import { myPlan } from './en/plans/myPlan.ts';
import { onward } from './en/onward.ts';
import { order } from './en/orders/order.ts';
import { payment } from './en/billing/payment.ts';
import { planBilling } from './en/plans/planBilling.ts';
import { plans } from './en/plans/plans.ts';
import { price } from './en/orders/price.ts';
import { problem } from './en/problem.ts';
import { changeLog } from './en/plans/changeLog.ts';
import { recovery } from './en/access/recovery.ts';
import { security } from './en/access/security.ts';
import { share } from './en/share.ts';
import { signIn } from './en/access/signIn.ts';
import { social } from './en/access/social.ts';
import { year } from './en/billing/year.ts';
import { type Sentences, unpackedSentences } from './packed-copy.ts';
import { pseudoText } from './pseudo-text.ts';
import type { Message, MessageOf, WrittenForms } from './message.ts';

const english = {
  address,
  billing,
  cancel,
  checkout,
  consent,
  deletion,
  devices,
  frame,
  sso,
  share,
  signIn,
  social,
  history,
  invoice,
  resumePlan,
  lawPages,
  accessibility,
  contract,
  declaration,
  imprint,
  withdrawalRight,
  order,
  payment,
  planBilling,
  mfa,
  migration,
  linking,
  myPlan,
  onward,
  plans,
  price,
  problem,
  changeLog,
  recovery,
  security,
  year,
};

type English = typeof english;
/** The name of one file of sentences, such as `signIn`. */
export type CopySection = keyof English;

/** All sentences for people, by section. English defines which sentences exist, and every language has all of them. */
export type Copy = {
  readonly [J in CopySection]: { readonly [Key in keyof English[J]]: MessageOf<English[J][Key]> };
};

/** The sentences as pages receive them, built on first use. Their number is limited by the languages and sections. */
const messages = new Map<string, Readonly<Record<string, Message>>>();

/** The sentences of a section in a language, with the brand's own sentences in place of the common ones. */
export function copyFor<J extends CopySection>(
  section: J,
  language: Language,
  brand: Pick<Brand, 'copy'>,
): Copy[J] {
  const common = commonMessages(section, language);
  const ownOf = (layer: ChosenLanguage) => brand.copy[layer]?.[section];
  const hasOwn = layersOf(language).some(ownOf);
  // `SentencesIn` checks the keys and variables of the files, and a test checks those of the brands.
  return (hasOwn ? { ...common, ...messagesOf(layered(language, ownOf), language) } : common) as Copy[J];
}

function commonMessages(section: CopySection, language: Language): Readonly<Record<string, Message>> {
  const name = `${language}/${section}`;
  const made = messages.get(name) ?? messagesOf(writtenSentences(section, language), language);
  messages.set(name, made);
  return made;
}

function writtenSentences(section: CopySection, language: Language): Sentences {
  return layered(language, (layer) => {
    const packed = builtCopy[`${layer}/${section}`];
    return packed === undefined ? withoutPack(layer, section) : unpackedSentences(packed, english[section]);
  });
}

/** The sentences of a section without a packed list: English, or none of a regional language. */
function withoutPack(layer: ChosenLanguage, section: CopySection): Sentences | undefined {
  if (layer === 'en') return english[section];
  if (regionalLanguage(layer)) return undefined;
  throw new Error(`${layer} has no sentences of ${section}`);
}

/** The sentences of a language: those of a region in place of those of its base. */
function layered(
  language: Language,
  sentencesOf: (layer: ChosenLanguage) => Sentences | undefined,
): Sentences {
  return Object.fromEntries(layersOf(language).flatMap((layer) => Object.entries(sentencesOf(layer) ?? {})));
}

function messagesOf(sentences: Sentences, language: Language): Readonly<Record<string, Message>> {
  const change = changeFor(language);
  return Object.fromEntries(
    Object.entries(sentences).map(([key, sentence]): [string, Message] => [
      key,
      typeof sentence === 'string'
        ? change(sentence)
        : { language, forms: { ...mapped(sentence, change), other: change(sentence.other) } },
    ]),
  );
}

function changeFor(language: Language): (text: string) => string {
  if (language === pseudoLanguage) return pseudoText;
  // An isolate keeps a name in another script from changing the direction of the text around it.
  return (text) => text.replace(/\{\w+\}/g, (variable) => isolate(variable, language));
}

function mapped(forms: WrittenForms, change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, change(text)]));
}
