import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import type { Operation } from '../../src/contracts/platform/platform-operation.ts';
import { platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { fieldsOf } from '../../src/contracts/platform/wire-fields.ts';
import { codePlaces, decidedElsewhere } from './code-places.ts';
import { namedPoints } from './open-points.ts';

/** Calls whose purpose alone is in the platform’s documents: this project chose their path. */
const chosen = [
  'verifyEmail',
  'resetPassword',
  'appLink',
  'accountProfile',
  'requestDeletion',
  'cancelDeletion',
  'saveDevices',
  'cancelPlan',
] as const;

describe('every open point', () => {
  it('is a sentence that can be answered with yes, and says how it is settled', () => {
    const isSentence = (text: string) => /^[A-Z0-9`].*\.$/.test(text);
    expect(namedPoints.filter(({ assumed }) => !isSentence(assumed)).map(({ id }) => id)).toEqual([]);
    expect(namedPoints.filter(({ how }) => !/\S.*\.$/.test(how)).map(({ id }) => id)).toEqual([]);
  });

  it('has a name of its own', () => {
    expect(new Set(namedPoints.map(({ id }) => id)).size).toBe(namedPoints.length);
  });

  it('names no field that its call does not have', () => {
    const strange = namedPoints.filter(({ call, part }) => {
      const [side, field] = part.split('.');
      if (call === undefined || field === undefined) return false;
      const { query, body, answer }: Operation<z.ZodType, z.ZodType, z.ZodType> = platformOperations[call];
      const schema = Object.entries({ query, body, answer }).find(([name]) => name === side)?.[1];
      return !schema || !fieldsOf(schema).includes(field);
    });
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  it('names the line of this checkout that decides it', () => {
    const textOf = (point: (typeof namedPoints)[number]) => {
      const [file = '', line] = codePlaces(point).ours.split(':');
      return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
    };
    const wrong = namedPoints.filter((point) => {
      const field = point.part.split('.')[1];
      const text = textOf(point);
      const isEntry = text.startsWith(`  ${point.call}: `);
      const isField = field !== undefined && text.includes(field);
      return (
        text === '' || (point.call !== undefined && !isEntry && !isField && !(point.id in decidedElsewhere))
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

it('a path that this project chose is an open point', () => {
  const ids = new Set(namedPoints.map(({ id }) => id));
  expect(chosen.filter((call) => !ids.has(`${call} path`))).toEqual([]);
});
