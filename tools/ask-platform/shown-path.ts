import * as z from 'zod';
import { mfaLoginInfo, profileFields } from '../../src/contracts/access/profile.ts';
import { platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { isJsonObject } from '../../src/contracts/json-object.ts';

/** The names of all fields that the contracts read. */
const knownFields: ReadonlySet<string> = new Set(
  [...Object.values(platformOperations).map(({ answer }) => answer), profileFields, mfaLoginInfo].flatMap(
    (schema) => namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  ),
);

function namesIn(described: unknown): string[] {
  if (Array.isArray(described)) return described.flatMap(namesIn);
  if (!isJsonObject(described)) return [];
  const own = isJsonObject(described['properties']) ? Object.keys(described['properties']) : [];
  return [...own, ...Object.values(described).flatMap(namesIn)];
}

/** A path in an answer as it may be shown: places in a list, and names that the contracts know. Any other key becomes `?`. */
export function shownPath(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d{1,4}$/.test(part) || knownFields.has(part) ? part : '?'))
    .join('.');
}

/** Why an answer is unreadable, as it may be shown: a path in it is shown as far as the contracts know its names. */
export function shownDetail(detail: string): string {
  const [path = '', expected] = detail.split(': expected ');
  if (expected === undefined || path.startsWith('(')) return detail;
  return `\`${shownPath(path)}\`: expected ${expected}`;
}
