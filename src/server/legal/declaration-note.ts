import * as z from 'zod';
import { declarationKinds, declarationProblems } from '../../contracts/legal/declaration.ts';
import { type CalendarDay, isCalendarDay } from '../../contracts/when.ts';
import { sealedCookie } from '../session/sealed-cookie.ts';

const day = z.custom<CalendarDay>((value) => typeof value === 'string' && isCalendarDay(value));
const person = { name: z.string(), email: z.string(), contract: z.string() };
const declaration = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('withdrawal'), ...person, orderedOn: day.optional() }),
  z.strictObject({
    kind: z.literal('cancellation'),
    ...person,
    reason: z.string().optional(),
    endsOn: day.optional(),
  }),
]);
const fields = z.strictObject({
  ...person,
  orderedOn: z.string(),
  cause: z.enum(['ordinary', 'special']),
  reason: z.string(),
  ends: z.enum(['soonest', 'day']),
  endsOn: z.string(),
});

const noteSchema = z.discriminatedUnion('at', [
  z.strictObject({
    at: z.literal('sent'),
    declaration,
    atMs: z.number(),
    /** True where the receipt was sent, too. */
    receipt: z.boolean(),
  }),
  z.strictObject({
    at: z.literal('refused'),
    kind: z.enum(declarationKinds),
    problem: z.enum(declarationProblems),
    fields,
  }),
]);

/** What became of a declaration: sent, with its content; or refused, with what was typed. */
export type DeclarationNote = z.output<typeof noteSchema>;

/**
 * Keeps what became of a declaration in the browser that made it, for an hour, so that a reload shows it again. Of a long reason
 * in a script of many bytes, only the beginning is kept.
 */
export const declarationNote = sealedCookie({
  name: 'declaration',
  purpose: 'declaration',
  seconds: 60 * 60,
  schema: noteSchema,
  shorter: shortened,
});

/** How much of a reason always fits, in characters. */
const SHORT_REASON = 300;

function shortened(note: DeclarationNote): DeclarationNote {
  if (note.at === 'refused') return { ...note, fields: { ...note.fields, reason: cut(note.fields.reason) } };
  const { declaration: declared } = note;
  if (declared.kind === 'withdrawal' || declared.reason === undefined) return note;
  return { ...note, declaration: { ...declared, reason: cut(declared.reason) } };
}

function cut(reason: string): string {
  return reason.length > SHORT_REASON ? `${reason.slice(0, SHORT_REASON)}…` : reason;
}
