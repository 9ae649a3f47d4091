import type { DeclarationFields, DeclarationKind } from '../../contracts/legal/declaration.ts';

/** The words of a declaration that a person sends by themselves: what they declare, and the names of its parts. */
export type DeclarationMailWords = {
  declares: string;
  name: string;
  contract: string;
  orderedOn: string;
  reason: string;
  ends: string;
};

/** Returns the `mailto:` address of a mail with everything that was typed, for whoever cannot send the form. */
export function declarationMail(
  to: string,
  kind: DeclarationKind,
  fields: DeclarationFields,
  words: DeclarationMailWords,
): string {
  const { name, contract, orderedOn, cause, reason, ends, endsOn } = fields;
  const parts: [label: string, text: string][] = [
    [words.name, name],
    [words.contract, contract],
    ...(kind === 'withdrawal'
      ? [[words.orderedOn, orderedOn] satisfies [string, string]]
      : [
          [words.reason, cause === 'special' ? reason : ''] satisfies [string, string],
          [words.ends, ends === 'day' ? endsOn : ''] satisfies [string, string],
        ]),
  ];
  const lines = parts.filter(([, text]) => text.trim() !== '').map(([label, text]) => `${label}: ${text}`);
  // A mail program ends a line at CRLF (RFC 6068).
  const body = [words.declares, '', ...lines].join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(words.declares)}&body=${encodeURIComponent(body)}`;
}
