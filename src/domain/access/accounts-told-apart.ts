import { maskedContact } from './masked-contact.ts';

/** Whose account it is; `name` is the e-mail itself where the account has none. */
export type AccountOwner = { name: string; email: string };

/**
 * What two accounts are called side by side, by as little as tells them apart: "Yasmin H", else the whole name, else with the
 * masked e-mail, of which as much is shown as differs. A first name with an initial has no full stop: it ends a sentence.
 */
export function accountsToldApart(one: AccountOwner, other: AccountOwner): [one: string, other: string] {
  const ways: ((owner: AccountOwner, beside: AccountOwner) => string)[] = [
    shortName,
    shownName,
    (owner) => withEmail(owner, masked(owner.email)),
    (owner, beside) => withEmail(owner, maskedBeside(owner.email, beside.email)),
  ];
  const pairs = ways.map((way): [string, string] => [way(one, other), way(other, one)]);
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

/** Masked but for the beginning up to what differs from the other, or the whole domain where only that does. */
function maskedBeside(email: string, other: string): string {
  const [name, domain] = partsOf(email);
  const [otherName] = partsOf(other);
  if (seen(name) === seen(otherName)) return `${Array.from(name)[0] ?? ''}*****@${domain}`;
  const letters = Array.from(name);
  const otherLetters = Array.from(otherName);
  const same = letters.findIndex((letter, place) => seen(letter) !== seen(otherLetters[place] ?? ''));
  const shown = letters.slice(0, same < 0 ? letters.length : same + 1).join('');
  return `${shown}${masked(email).slice((letters[0] ?? '').length)}`;
}

function partsOf(email: string): [name: string, domain: string] {
  const at = email.lastIndexOf('@');
  return at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at + 1)];
}

/** As a person sees it who does not look twice. */
function seen(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
