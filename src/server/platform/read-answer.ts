import type * as z from 'zod';
import type { Operation } from '../../contracts/platform/platform-operation.ts';
import {
  isKnownCode,
  type PlatformProblem,
  refusalInAnswer,
} from '../../contracts/platform/platform-problem.ts';
import { readWire, type Unreadable } from '../../contracts/platform/wire-reading.ts';
import type { PlatformFailure, PlatformResult } from './platform-failure.ts';

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType>;

/** What the text of an answer came to, with what was left out of it. */
export type ReadAnswer = { result: PlatformResult<unknown>; leftOut?: readonly Unreadable[] };

/** The answer in a text, by the operation's schema. */
export function readAnswer(operation: Pick<AnyOperation, 'answer'>, text: string): ReadAnswer {
  const parsed = parseJson(text);
  const json = parsed === undefined ? bareWord(text) : parsed;
  if (json === undefined && text !== '') return { result: failed({ kind: 'garbled', detail: 'not JSON' }) };
  const refusal = refusalInAnswer(json);
  if (refusal) return { result: failed(ofRefusalInDisguise(refusal)) };
  const reading = readWire(operation.answer, json);
  if (reading.ok) {
    const { value: answer, leftOut, missing } = reading;
    return { result: missing === 0 ? { ok: true, answer } : { ok: true, answer, missing }, leftOut };
  }
  const { path, expected } = reading.unreadable;
  return {
    result: failed({ kind: 'garbled', detail: text === '' ? 'empty' : `${path}: expected ${expected}` }),
  };
}

/** A refusal with a good status: its own code counts, if it is one of the spec's; of any other nobody knows what happened. */
function ofRefusalInDisguise(problem: PlatformProblem): PlatformFailure {
  const { code, description, errorData } = problem;
  return code !== undefined && isKnownCode(code)
    ? { kind: 'refused', status: 400, code, description, errorData }
    : { kind: 'garbled', detail: 'a refusal for an answer' };
}

/** True for a body that says that there is nothing. */
export function saysNothing(text: string): boolean {
  return text === '' || text.trim() === 'null';
}

/** A success told in a word that is no JSON. */
function bareWord(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return word === 'success' || word === 'ok' ? word : undefined;
}

/** What a text says as JSON; undefined for one that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failed(failure: PlatformFailure): PlatformResult<never> {
  return { ok: false, failure };
}
