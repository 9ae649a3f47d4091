import type { Copy } from '../../copy/copy.ts';
import { dateText } from '../../domain/calendar-date.ts';
import type { Declaration } from '../../domain/legal/declaration.ts';
import { exactMomentText } from '../../domain/moment.ts';

/** A line of a declaration, as its letter, its receipt and its page show it. */
export type DeclarationFact = { label: string; value: string };

/** How times are written: the language tag of formats, and the IANA time zone. */
export type Times = { format: string; timeZone: string };

/** Returns the content of a declaration, with the day and time at which it was sent. */
export function declarationFacts(
  copy: Copy['declaration'],
  { format, timeZone }: Times,
  { declaration, atMs }: { declaration: Declaration; atMs: number },
): DeclarationFact[] {
  const { name, email, contract } = declaration;
  return [
    { label: copy.kindLabel, value: kindText(copy, declaration) },
    { label: copy.nameLabel, value: name },
    { label: copy.emailLabel, value: email },
    { label: copy.contractLabel, value: contract },
    ...ownFacts(copy, declaration, (day) => dateText(day, format, timeZone)),
    { label: copy.receivedLabel, value: exactMomentText(atMs, format, timeZone) },
  ];
}

function kindText(copy: Copy['declaration'], declaration: Declaration): string {
  if (declaration.kind === 'withdrawal') return copy.withdrawalKind;
  return declaration.reason === undefined ? copy.ordinary : copy.special;
}

function ownFacts(
  copy: Copy['declaration'],
  declaration: Declaration,
  dayText: (day: NonNullable<Extract<Declaration, { kind: 'withdrawal' }>['orderedOn']>) => string,
): DeclarationFact[] {
  if (declaration.kind === 'withdrawal') {
    const { orderedOn } = declaration;
    return orderedOn === undefined ? [] : [{ label: copy.orderedOnLabel, value: dayText(orderedOn) }];
  }
  const { reason, endsOn } = declaration;
  return [
    ...(reason === undefined ? [] : [{ label: copy.reason, value: reason }]),
    { label: copy.endsLabel, value: endsOn === undefined ? copy.soonest : dayText(endsOn) },
  ];
}
