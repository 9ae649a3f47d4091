import type { Brand } from '../../brands/brand-schema.ts';
import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { withoutIsolates } from '../../domain/text/bidi.ts';
import type { Declaration } from '../../domain/legal/declaration.ts';
import { defangLinks, defangNumbers } from '../../domain/legal/defang.ts';
import { chosenLanguages } from '../../domain/text/languages.ts';
import { chosenLocale, type Locale } from '../../domain/text/locale.ts';
import type { Letter } from '../letters/send-letter.ts';
import { declarationFacts, receivedFact } from './declaration-facts.ts';

type LetterBrand = Pick<Brand, 'key' | 'displayName' | 'locale' | 'support' | 'copy'> & {
  letters: { from: string };
};

/** A declaration that is sent now. */
type Sending = {
  declaration: Declaration;
  atMs: number;
  timeZone: string;
  /** True where the browser has signed in to the account of the typed address before. */
  isKnownBrowser: boolean;
  /** False where the budget of receipts is used up: support then learns that none was mailed. */
  hasReceipt: boolean;
};

/**
 * Returns the letters of a declaration in the order in which they are sent: that to the brand's support, in the brand's
 * language, and the receipt to the person, in theirs. No subject holds anything that a person typed. What was typed is marked
 * line by line and cannot be pressed. The receipt first says that somebody wrote it, also in the brand's language where the
 * browser is not known. It says what was declared and nothing else of the person, without the reason, in which a stranger could
 * write a letter of their own.
 */
export function declarationLetters(brand: LetterBrand, locale: Locale, sending: Sending): Letter[] {
  const letter = supportLetter(brand, sending);
  return sending.hasReceipt ? [letter, receiptLetter(brand, locale, sending)] : [letter];
}

function supportLetter(
  brand: LetterBrand,
  { declaration, atMs, timeZone, isKnownBrowser, hasReceipt }: Sending,
): Letter {
  const name = brand.displayName;
  const ofBrand = brandLocale(brand);
  const copy = copyFor('declaration', ofBrand.language, brand);
  const { labelled } = copyFor('frame', ofBrand.language, brand);
  const times = { format: ofBrand.format, timeZone };
  // Support answers the address, so it stays as it is: it was read as one address.
  const lines = declarationFacts(copy, times, declaration).map(({ part, label, value }) =>
    marked(fillIn(labelled, { label, value: part === 'email' ? value : defangLinks(value) })),
  );
  return {
    ...fromBrand(brand),
    kind: 'declaration',
    to: brand.support.email,
    replyTo: declaration.email,
    subject: `${kindOf(copy, declaration.kind)} (${name})`,
    text: textOf([
      fillIn(copy.letterIntro, { brand: name }),
      isKnownBrowser ? copy.letterKnown : copy.letterStranger,
      lines.join('\n'),
      fillIn(labelled, receivedFact(copy, times, atMs)),
      ...(hasReceipt ? [] : [copy.letterNoReceipt]),
    ]),
  };
}

function receiptLetter(
  brand: LetterBrand,
  { language, format }: Locale,
  { declaration, atMs, timeZone, isKnownBrowser }: Sending,
): Letter {
  const name = brand.displayName;
  const copy = copyFor('declaration', language, brand);
  // A stranger may choose a language that the reader does not understand.
  const languages = new Set(isKnownBrowser ? [language] : [language, brandLocale(brand).language]);
  const { labelled } = copyFor('frame', language, brand);
  const times = { format, timeZone };
  const isCancellation = declaration.kind === 'cancellation';
  const lines = declarationFacts(copy, times, declaration)
    .filter(({ part }) => part !== 'email' && part !== 'reason')
    .map(({ label, value }) => marked(fillIn(labelled, { label, value: defangNumbers(defangLinks(value)) })));
  return {
    ...fromBrand(brand),
    kind: 'receipt',
    to: declaration.email,
    replyTo: brand.support.email,
    subject: withoutIsolates(
      fillIn(isCancellation ? copy.receiptCancellation : copy.receiptWithdrawal, { brand: name }),
    ),
    text: textOf([
      ...[...languages].map((each) =>
        fillIn(copyFor('declaration', each, brand).receiptFrom, { brand: name }),
      ),
      copy.receiptIntro,
      lines.join('\n'),
      ...(isCancellation && declaration.reason !== undefined ? [copy.reasonSent] : []),
      fillIn(labelled, receivedFact(copy, times, atMs)),
      fillIn(copy.next, { brand: name, email: brand.support.email }),
    ]),
  };
}

/** The locale of a brand, whoever asks. */
function brandLocale(brand: LetterBrand): Locale {
  return chosenLocale({
    remembered: undefined,
    acceptLanguage: undefined,
    brand: brand.locale,
    available: chosenLanguages,
  });
}

function fromBrand({ key, displayName, letters }: LetterBrand) {
  return { brand: key, from: { email: letters.from, name: displayName } };
}

function kindOf(copy: Copy['declaration'], kind: Declaration['kind']): string {
  return kind === 'withdrawal' ? copy.withdrawalKind : copy.cancellationKind;
}

/** Marks each line of a text as somebody's own words. */
function marked(text: string): string {
  return text.replace(/^/gm, '> ');
}

function textOf(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
