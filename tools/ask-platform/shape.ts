import { isJsonObject } from '../../src/contracts/json-object.ts';
import type { Seen } from './seen.ts';

const MAX_DEPTH = 2;
const MAX_KEYS = 14;

/**
 * Describes a JSON value without its content: types, lengths, keys, and the forms of dates. A key that is not a plain name may
 * be personal data and becomes `?`.
 */
export function shapeOf(json: unknown, depth = 0): string {
  if (json === undefined) return 'nothing';
  if (json === null) return 'null';
  if (typeof json === 'string') return textShape(json);
  if (typeof json === 'number') return Number.isInteger(json) ? 'a whole number' : 'a number with a fraction';
  if (typeof json === 'boolean') return `the flag ${json}`;
  if (Array.isArray(json)) {
    const inner = json.length > 0 && depth <= MAX_DEPTH ? ` of ${shapeOf(json[0], depth + 1)}` : '';
    return `a list with ${json.length} ${json.length === 1 ? 'item' : 'items'}${inner}`;
  }
  if (!isJsonObject(json)) return 'something else';
  const keys = Object.keys(json);
  if (keys.length === 0) return 'an empty object';
  if (depth > MAX_DEPTH) return `an object with ${keys.length} fields`;
  const named = keys.slice(0, MAX_KEYS).map((key) => `\`${shownKey(key)}\``);
  return `an object with ${named.join(', ')}${keys.length > MAX_KEYS ? ` and ${keys.length - MAX_KEYS} more` : ''}`;
}

/** Describes a response without its content. */
export function shapeOfText(response?: { text: string; json: unknown }): string {
  const { text, json } = response ?? { text: '', json: undefined };
  if (json !== undefined) return shapeOf(json);
  return text === '' ? 'an empty response' : `a text of ${text.length} characters that is no JSON`;
}

/** A key as it may be shown. */
export function shownKey(key: string): string {
  return /^[$@_]?[A-Za-z_][A-Za-z_-]{0,39}\d?$/.test(key) ? key : '?';
}

function textShape(text: string): string {
  if (text === '') return 'an empty text';
  return (
    dateForm(text) ??
    (/^\d+$/.test(text) ? `a text of ${text.length} digits` : `a text of ${text.length} characters`)
  );
}

/** The form of a date that the portal reads; undefined for a value that is no date. */
export function dateForm(value: unknown): string | undefined {
  if (typeof value === 'number') {
    if (value >= 100_000_000_000) return 'milliseconds since 1970';
    return value >= 100_000_000 ? 'seconds since 1970' : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'a date without a time';
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return 'a date with a time';
  return /^\d{9,14}(\.\d+)?$/.test(value) ? 'a date as digits in text' : undefined;
}

/** Visits every value of a JSON text with its key; the items of a list have the key of the list. */
export function visit(json: unknown, see: (key: string, value: unknown) => void, key = ''): void {
  see(key, json);
  if (Array.isArray(json)) for (const item of json) visit(item, see, key);
  else if (isJsonObject(json)) for (const [name, inner] of Object.entries(json)) visit(inner, see, name);
}

/** Joins words as a list that people read: `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
}

/** Names of fields or calls, as a list that people read. */
export function ticked(names: Iterable<string>): string {
  return listed([...names].map((name) => `\`${name}\``));
}

/**
 * A word of an enumeration or a code, as it may be shown: a plain word that is no part of what the account tells of a person.
 * Anything else is only described.
 */
export function shownWord(word: string, { personal }: Pick<Seen, 'personal'>): string {
  const plain = word.trim();
  const isPlain = /^[A-Za-z][A-Za-z0-9_. -]{0,59}$/.test(plain) && !/\d{5}/.test(plain);
  return isPlain && ![...personal].some((each) => plain.toLowerCase().includes(each))
    ? `\`${plain}\``
    : `a text of ${word.length} characters`;
}

/** Words, each once, as a list that may be shown. */
export function shownWords(words: readonly string[], seen: Pick<Seen, 'personal'>): string {
  return listed([...new Set(words)].map((word) => shownWord(word, seen)));
}
