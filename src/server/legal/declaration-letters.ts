import type { Brand } from '../../brands/brand-schema.ts';
import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { withoutIsolates } from '../../domain/bidi.ts';
import type { Declaration } from '../../domain/legal/declaration.ts';
import { chosenLanguages } from '../../domain/languages.ts';
import { chosenLocale, type Locale } from '../../domain/locale.ts';
import type { Letter } from '../letters/send-letter.ts';
import { declarationFacts } from './declaration-facts.ts';

/** A declaration that is sent now. */
type Sending = { declaration: Declaration; atMs: number; timeZone: string };

/**
 * Returns the letters of a declaration in the order in which they are sent: that to the brand's support, in the brand's
 * language, and the receipt to the person, in theirs. The receipt says what was declared and nothing else of the person.
 * No subject holds anything that a person typed.
 */
export function declarationLetters(
  brand: Pick<Brand, 'key' | 'displayName' | 'locale' | 'support' | 'copy'> & { letters: { from: string } },
  locale: Locale,
  { timeZone, ...sent }: Sending,
): Letter[] {
  const name = brand.displayName;
  const own = chosenLocale({
    remembered: undefined,
    acceptLanguage: undefined,
    brand: brand.locale,
    available: chosenLanguages,
  });
  const ownCopy = copyFor('declaration', own.language, brand);
  const copy = copyFor('declaration', locale.language, brand);
  const facts = (words: Copy['declaration'], { format, language }: Locale) => {
    const { labelled } = copyFor('frame', language, brand);
    return declarationFacts(words, { format, timeZone }, sent).map((fact) => fillIn(labelled, fact));
  };
  const { kind, email } = sent.declaration;
  const support = brand.support.email;
  const common = { brand: brand.key, from: { email: brand.letters.from, name } };
  return [
    {
      ...common,
      kind: 'declaration',
      to: support,
      replyTo: email,
      subject: `${kindOf(ownCopy, kind)} (${name})`,
      text: textOf([fillIn(ownCopy.letterIntro, { brand: name })], facts(ownCopy, own)),
    },
    {
      ...common,
      kind: 'receipt',
      to: email,
      replyTo: support,
      subject: withoutIsolates(
        fillIn(kind === 'withdrawal' ? copy.receiptWithdrawal : copy.receiptCancellation, { brand: name }),
      ),
      text: textOf([copy.receiptIntro], facts(copy, locale), [
        fillIn(copy.next, { brand: name, email: support }),
        copy.receiptOutro,
      ]),
    },
  ];
}

function kindOf(copy: Copy['declaration'], kind: Declaration['kind']): string {
  return kind === 'withdrawal' ? copy.withdrawalKind : copy.cancellationKind;
}

function textOf(before: readonly string[], facts: readonly string[], after: readonly string[] = []): string {
  return `${[...before, facts.join('\n'), ...after].join('\n\n')}\n`;
}
