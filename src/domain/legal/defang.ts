/**
 * What a mail program may take for a link within one word, as it stands or as `folded` writes it: a scheme, a mail address, a
 * share of a network, `www.`, a name with a domain at its end, an IPv4 address. A letter of a name may be an emoji or another
 * sign. A full stop of East Asian text counts only between Latin letters or digits.
 */
const pressable: readonly RegExp[] = [
  /[a-z][a-z0-9+.-]+:\S/i,
  /\S@\S/,
  /\\\\\S/,
  /www[.。]/i,
  /[\w)\]\-\u{80}-\u{10ffff}]\.\p{L}[\p{L}\p{N}\p{M}-]/u,
  /[a-z0-9-]。[a-z0-9-]/i,
  /\d{1,3}(?:\.\d{1,3}){3}/,
];
/** What stands in brackets where a word could be pressed, as `folded` writes it. */
const marks: ReadonlySet<string> = new Set(['.', '。', '@', ':', '\\']);

/**
 * Defangs a text that anybody may have written: no mail program finds a link or a mail address in it, and a person still
 * reads what was written. In each word that could be pressed, `.`, `@`, `:` and `\` stand in brackets, as in
 * `https[:]//login[.]example`. A date, a decimal number and an abbreviation stay as they are.
 */
export function defangLinks(text: string): string {
  return text.replace(/\S+/gu, (word) => {
    const readings = [word, folded(word)];
    if (!pressable.some((each) => readings.some((reading) => each.test(reading)))) return word;
    return word.replace(/./gsu, (letter) => (marks.has(folded(letter)) ? `[${letter}]` : letter));
  });
}

/** A word as the parsers of addresses read it: compatible characters are one, and what nobody sees is gone; still one word. */
function folded(word: string): string {
  return word.normalize('NFKC').replace(/[\p{DI}\s]/gu, '');
}

/** Digits with what stands between those of a telephone number, in any script: at most four such signs follow one another. */
const numbers = /\p{Nd}(?:[\s\p{Pd}\p{Ps}\p{Pe}/／.．~～\u2053\u2212\u223cー]{0,4}\p{Nd}){6,}/gu;
const date = /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})$/;

/**
 * Defangs numbers with seven digits or more, which a telephone may offer to call: a middle dot after every four digits, and in the
 * place of what divides them. A date stays as it is.
 */
export function defangNumbers(text: string): string {
  return text.replace(numbers, (number) => {
    if (date.test(number)) return number;
    const groups = number.split(/\P{Nd}+/u).flatMap((digits) => digits.match(/\p{Nd}{1,4}/gu) ?? []);
    return groups.join('·');
  });
}
