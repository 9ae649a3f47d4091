import type * as z from 'zod';
import type { Operation } from '../../contracts/platform/platform-operation.ts';
import {
  isKnownCode,
  type PlatformProblem,
  refusalInAnswer,
} from '../../contracts/platform/platform-problem.ts';
import { isFailureBody } from '../../contracts/platform/failure-body.ts';
import { inOneForm } from '../../contracts/platform/wire-forms.ts';
import { readWire, type Unreadable } from '../../contracts/platform/wire-reading.ts';
import { failureInAnswer } from '../../domain/orders/subscribe-answer.ts';
import type { PlatformFailure, PlatformResult } from './platform-failure.ts';

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType>;

/** The result of reading an answer, and what was left out of it. */
export type ReadAnswer = { result: PlatformResult<unknown>; leftOut?: readonly Unreadable[] };

/**
 * Reads the text of an answer with a good status by the operation's schema. It may be a refusal all the same, also
 * wrapped as Lambda does, or tell a failure (`isFailureBody`).
 */
export function readAnswer(operation: Pick<AnyOperation, 'answer' | 'method'>, text: string): ReadAnswer {
  const parsed = parseJson(text);
  const json = parsed === undefined ? bareWord(text) : parsed;
  if (json === undefined && text !== '') return { result: failed({ kind: 'garbled', detail: 'not JSON' }) };
  const refusal = refusalInAnswer(json) ?? wrappedRefusal(json);
  if (refusal) return { result: failed(ofRefusalInDisguise(refusal)) };
  if (isFailureBody(json, operation.method !== 'GET'))
    return { result: failed({ kind: 'garbled', detail: 'a failure for an answer' }) };
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

type Refusal = Pick<PlatformProblem, 'code' | 'description' | 'errorData'>;

/** Returns the refusal in a failed function's answer; undefined where no function failed. Changes `json` in place. */
function wrappedRefusal(json: unknown): Refusal | undefined {
  // Without this first look every answer would be brought into one form twice.
  const wrapped = failureInAnswer(json) && failureInAnswer(inOneForm(json));
  if (!wrapped) return undefined;
  const { code, actionTokenId } = wrapped;
  return { code, description: undefined, errorData: actionTokenId };
}

/**
 * Returns the failure for a refusal that came with a success status. A documented code counts. With any other code it
 * is unknown what happened: a function that timed out or crashed may have charged or stored before.
 */
function ofRefusalInDisguise({ code, description, errorData }: Refusal): PlatformFailure {
  return code !== undefined && isKnownCode(code)
    ? { kind: 'refused', status: 400, code, description, errorData }
    : { kind: 'garbled', detail: 'a refusal for an answer' };
}

/** Returns true for a body without content: empty, or `null`. */
export function saysNothing(text: string): boolean {
  return text === '' || text.trim() === 'null';
}

/** Returns the word `success` or `ok`, with which some calls answer instead of JSON; undefined for any other text. */
function bareWord(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return word === 'success' || word === 'ok' ? word : undefined;
}

/** Parses a text as JSON; returns undefined where it is not JSON. */
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
