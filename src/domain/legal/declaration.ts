import { type CalendarDay, isCalendarDay } from '../../contracts/when.ts';
import {
  type DeclarationFault,
  type DeclarationFields,
  type DeclarationKind,
  declarationLimits,
} from '../../contracts/legal/declaration.ts';
import { normalizeIdentifier, normalizeName } from '../../contracts/typed-line.ts';
import { emailAddress } from '../text/email-address.ts';

/** What a person declares, as it is sent. */
export type Declaration = { name: string; email: string; contract: string } & (
  | { kind: 'withdrawal'; orderedOn?: CalendarDay | undefined }
  | {
      kind: 'cancellation';
      /** The reason of a cancellation at once; undefined for one to the end of a period. */
      reason?: string | undefined;
      /** The day on which the contract is to end; undefined for as soon as possible. */
      endsOn?: CalendarDay | undefined;
    }
);

/** Why fields are refused, by field. */
export type DeclarationFaults = Partial<Record<keyof DeclarationFields, DeclarationFault>>;

/** The declaration that was typed, or why its fields are refused. */
export type ReadDeclaration =
  { ok: true; declaration: Declaration } | { ok: false; faults: DeclarationFaults };

/** How far the calendars of the world are behind UTC and ahead of it, in milliseconds. */
const BEHIND_MS = 12 * 60 * 60_000;
const AHEAD_MS = 14 * 60 * 60_000;

/** Reads the fields of a kind of declaration. Today is every day that it is somewhere on earth. */
export function readDeclaration(
  kind: DeclarationKind,
  fields: DeclarationFields,
  nowMs: number,
): ReadDeclaration {
  const name = normalizeName(fields.name);
  const email = emailAddress(fields.email);
  const contract = normalizeName(fields.contract);
  const orderedOn = dayIn(fields.orderedOn, ({ day }) => day <= dayOf(nowMs + AHEAD_MS));
  const endsOn = dayIn(fields.endsOn, ({ day }) => day >= dayOf(nowMs - BEHIND_MS));
  const isSpecial = kind === 'cancellation' && fields.cause === 'special';
  const reason = isSpecial ? severalLines(fields.reason) : undefined;
  const faults: DeclarationFaults = {
    ...(name === '' && { name: 'name_missing' }),
    ...(name.length > declarationLimits.name && { name: 'text_long' }),
    ...(email === undefined && { email: 'email_invalid' }),
    ...(contract === '' && { contract: 'contract_missing' }),
    ...(contract.length > declarationLimits.contract && { contract: 'text_long' }),
    ...(kind === 'withdrawal' && orderedOn === 'invalid' && { orderedOn: 'orderedOn_invalid' }),
    ...(reason === '' && { reason: 'reason_missing' }),
    ...((reason?.length ?? 0) > declarationLimits.reason && { reason: 'text_long' }),
    ...(kind === 'cancellation' &&
      fields.ends === 'day' &&
      (endsOn === 'invalid' || endsOn === undefined) && { endsOn: 'endsOn_invalid' }),
  };
  if (Object.keys(faults).length > 0 || email === undefined) return { ok: false, faults };
  const person = { name, email, contract };
  return {
    ok: true,
    declaration:
      kind === 'withdrawal'
        ? { kind, ...person, orderedOn: orderedOn === 'invalid' ? undefined : orderedOn }
        : {
            kind,
            ...person,
            reason,
            endsOn: fields.ends === 'day' && endsOn !== 'invalid' ? endsOn : undefined,
          },
  };
}

/** The day that was typed; undefined for none, and `invalid` for one that does not exist or is not wanted. */
function dayIn(
  typed: string,
  isWanted: (typed: { day: CalendarDay }) => boolean,
): CalendarDay | 'invalid' | undefined {
  const day = normalizeIdentifier(typed);
  if (day === '') return undefined;
  return isCalendarDay(day) && isWanted({ day }) ? day : 'invalid';
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** A text with its line breaks as `\n`, each line clean. */
function severalLines(typed: string): string {
  return typed
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(normalizeName)
    .join('\n')
    .trim();
}
