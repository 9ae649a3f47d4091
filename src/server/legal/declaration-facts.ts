import type { Copy } from '../../copy/copy.ts';
import type { DeclarationFields } from '../../contracts/legal/declaration.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import type { Declaration } from '../../domain/legal/declaration.ts';
import { exactMomentText } from '../../domain/text/moment.ts';

/** A part of a declaration: its name, and how its letter, its receipt and its page call it and say it. */
export type DeclarationFact = { part: DeclarationPart; label: string; value: string };
type DeclarationPart = keyof DeclarationFields | 'kind';

/** How times are written: the language tag of formats, and the IANA time zone. */
export type Times = { format: string; timeZone: string };

/** Returns the content of a declaration. */
export function declarationFacts(
  copy: Copy['declaration'],
  { format, timeZone }: Times,
  declaration: Declaration,
): DeclarationFact[] {
  const { name, email, contract } = declaration;
  return [
    { part: 'kind', label: copy.kindLabel, value: kindText(copy, declaration) },
    { part: 'name', label: copy.nameLabel, value: name },
    { part: 'email', label: copy.emailLabel, value: email },
    { part: 'contract', label: copy.contractLabel, value: contract },
    ...factsOfKind(copy, declaration, (day) => dateText(day, format, timeZone)),
  ];
}

/** Returns the day and time at which a declaration was received. */
export function receivedFact(
  copy: Copy['declaration'],
  { format, timeZone }: Times,
  atMs: number,
): { label: string; value: string } {
  return { label: copy.receivedLabel, value: exactMomentText(atMs, format, timeZone) };
}

function kindText(copy: Copy['declaration'], declaration: Declaration): string {
  if (declaration.kind === 'withdrawal') return copy.withdrawalKind;
  return declaration.reason === undefined ? copy.ordinary : copy.special;
}

function factsOfKind(
  copy: Copy['declaration'],
  declaration: Declaration,
  dayText: (day: NonNullable<Extract<Declaration, { kind: 'withdrawal' }>['orderedOn']>) => string,
): DeclarationFact[] {
  if (declaration.kind === 'withdrawal') {
    const { orderedOn } = declaration;
    return orderedOn === undefined
      ? []
      : [{ part: 'orderedOn', label: copy.orderedOnLabel, value: dayText(orderedOn) }];
  }
  const { reason, endsOn } = declaration;
  return [
    ...(reason === undefined ? [] : [{ part: 'reason' as const, label: copy.reason, value: reason }]),
    { part: 'endsOn', label: copy.endsLabel, value: endsOn === undefined ? copy.soonest : dayText(endsOn) },
  ];
}
