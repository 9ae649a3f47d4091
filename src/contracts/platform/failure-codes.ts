import { asJsonObject } from '../json-object.ts';

/** An object in which a failure may tell its code. */
export type Holder = Readonly<Record<string, unknown>>;

/** Fields whose text is a code. */
const codeFields = ['errorCode', 'code', 'errorType', 'error'];
/** Fields whose text may say a code. */
const wordFields = ['description', 'errorMessage', 'message', 'Message', 'Payload'];
/** Fields that may hold another object with a code, also as JSON text. */
const holderFields = ['error', 'data', 'body', 'errorType', ...wordFields];
/** The most levels of objects and JSON text that are read. */
const MAX_DEPTH = 5;
const MAX_CODE_LENGTH = 100;
/** The names of errors that a runtime writes before what was thrown. */
const errorNames = /^(?:(?:Uncaught +)?[A-Za-z]*(?:Error|Exception): *)+/;

/** Returns the objects of a failure that may tell its code: the answer itself and what its fields hold, also as JSON text. */
export function holdersIn(answer: unknown, depth = 0): Holder[] {
  const holder = objectOf(answer);
  if (!holder || depth > MAX_DEPTH) return [];
  return [holder, ...holderFields.flatMap((field) => holdersIn(holder[field], depth + 1))];
}

/** A JSON object, or one written as JSON text, also after the name of an error; undefined for anything else. */
export function objectOf(value: unknown): Record<PropertyKey, unknown> | undefined {
  if (typeof value !== 'string') return asJsonObject(value);
  const text = thrownText(value);
  if (!text.startsWith('{')) return undefined;
  try {
    return asJsonObject(JSON.parse(text));
  } catch {
    // Broken JSON is no object.
    return undefined;
  }
}

/** Returns the texts and numbers in the fields for a code, known or not. */
export function codesIn(holders: readonly Holder[]): string[] {
  return holders
    .flatMap((holder) => codeFields.map((field) => codeOf(holder[field])))
    .filter((code) => code !== undefined);
}

/** Returns what the fields for words say where that may be a code, whole or before a colon. */
export function codesInWords(holders: readonly Holder[]): string[] {
  return holders
    .flatMap((holder) => wordFields.map((field) => holder[field]))
    .flatMap((words) => [words, typeof words === 'string' ? thrownText(words).split(':', 1)[0] : undefined])
    .map(codeOf)
    .filter((code) => code !== undefined);
}

/** A code: a number, or text without spaces, also after the name of an error. 0 means success and is not a code. */
export function codeOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? thrownText(String(value)) : '';
  return text === '0' || text.length > MAX_CODE_LENGTH || !/^[^\s<>{}"]+$/.test(text) ? undefined : text;
}

function thrownText(text: string): string {
  return text.trim().replace(errorNames, '').trim();
}
