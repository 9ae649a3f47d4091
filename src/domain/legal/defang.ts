/** What the parsers of addresses read as a full stop, at sign or colon. */
const stops = '.․。．｡';
const ats = '@＠﹫';
const colons = ':：﹕︓';
/** Joiners are no white space, and not seen. */
const unseen = String.raw`[\u200c\u200d]*`;

/**
 * What a mail program may take for a link within one word: a scheme, a mail address, a share of a network, `www.`, a name
 * with a domain at its end, an IPv4 address. A full stop of East Asian text counts only between Latin letters or digits.
 */
const pressable: readonly RegExp[] = [
  new RegExp(String.raw`[a-z][a-z0-9+.-]+${unseen}[${colons}]${unseen}[^\s]`, 'iu'),
  new RegExp(String.raw`[^\s][${ats}]${unseen}[^\s]`, 'u'),
  /\\\\\S/u,
  new RegExp(String.raw`www${unseen}[${stops}]`, 'iu'),
  new RegExp(String.raw`[\p{L}\p{N}\p{M}_)\]-]${unseen}[.․]${unseen}\p{L}${unseen}[\p{L}\p{N}\p{M}-]`, 'u'),
  new RegExp(String.raw`[a-z0-9-]${unseen}[。．｡]${unseen}[a-z0-9-]`, 'iu'),
  /\d{1,3}(?:\.\d{1,3}){3}/u,
];

/**
 * Defangs a text that anybody may have written: no mail program finds a link or a mail address in it, and a person still
 * reads what was written. In each word that could be pressed, `.`, `@`, `:` and `\` stand in brackets, as in
 * `https[:]//login[.]example`. A date, a decimal number and an abbreviation stay as they are.
 */
export function defangLinks(text: string): string {
  return text.replace(/\S+/gu, (word) =>
    pressable.some((each) => each.test(word))
      ? word.replace(new RegExp(String.raw`[${stops}${ats}${colons}\\]`, 'gu'), '[$&]')
      : word,
  );
}

/** Digits with what stands between those of a telephone number. */
const numbers = /\p{Nd}(?:[\s()[\]/.\-\u2010-\u2015\u2212~]{0,3}\p{Nd}){6,}/gu;
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
