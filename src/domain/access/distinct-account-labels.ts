import { maskedContact } from './masked-contact.ts';

/** The owner of an account. `name` equals `email` where the account has no name. */
export type AccountOwner = { name: string; email: string };

/**
 * Labels for two accounts shown side by side, with as little personal data as tells them apart. The first form in which
 * the two labels differ wins: first name and initial ("Yasmin H"), whole name, name with masked e-mail, name with the
 * e-mail up to the first difference, name with the whole e-mail. The initial has no full stop because a label may end a
 * sentence.
 */
export function distinctAccountLabels(one: AccountOwner, other: AccountOwner): [one: string, other: string] {
  const ways: ((owner: AccountOwner, beside: AccountOwner) => string)[] = [
    shortName,
    shownName,
    (owner) => withEmail(owner, masked(owner.email)),
    (owner, beside) => withEmail(owner, maskedBeside(owner.email, beside.email)),
  ];
  const pairs = ways.map((labelOf): [string, string] => [labelOf(one, other), labelOf(other, one)]);
  return (
    pairs.find(([a, b]) => seen(a) !== seen(b)) ?? [withEmail(one, one.email), withEmail(other, other.email)]
  );
}

function shortName(owner: AccountOwner): string {
  const words = shownName(owner).split(/\s+/);
  const [initial] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return initial ? `${words[0]} ${initial}` : (words[0] ?? '');
}

function shownName({ name, email }: AccountOwner): string {
  return name === email ? masked(email) : name.trim();
}

function withEmail(owner: AccountOwner, email: string): string {
  return owner.name === owner.email ? email : `${shownName(owner)} (${email})`;
}

function masked(email: string): string {
  return maskedContact({ type: 'email', value: email });
}

/**
 * Masks an e-mail but shows its local part up to the first difference from `other`. Shows the whole domain where the
 * local parts are the same.
 */
function maskedBeside(email: string, other: string): string {
  const [name, domain] = partsOf(email);
  const [otherName] = partsOf(other);
  if (seen(name) === seen(otherName)) return `${Array.from(name)[0] ?? ''}*****@${domain}`;
  const letters = Array.from(name);
  const otherLetters = Array.from(otherName);
  const same = letters.findIndex((letter, index) => seen(letter) !== seen(otherLetters[index] ?? ''));
  const start = letters.slice(0, same < 0 ? letters.length : same + 1).join('');
  return `${start}${masked(email).slice((letters[0] ?? '').length)}`;
}

function partsOf(email: string): [name: string, domain: string] {
  const at = email.lastIndexOf('@');
  return at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)];
}

/** Text as a quick reader sees it: letter case and compatible characters make no difference. */
function seen(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
