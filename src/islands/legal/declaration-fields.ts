import type { DeclarationFault, DeclarationFields } from '../../contracts/legal/declaration.ts';
import type { DeclarationFaults } from '../../domain/legal/declaration.ts';

/** The sentence of each fault. */
export type FaultWords = Readonly<Record<DeclarationFault, string>>;

/** Reads the fields of a form as they are typed. */
export function declarationFields(data: FormData): DeclarationFields {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    contract: text('contract'),
    orderedOn: text('orderedOn'),
    cause: text('cause') === 'special' ? 'special' : 'ordinary',
    reason: text('reason'),
    ends: text('ends') === 'day' ? 'day' : 'soonest',
    endsOn: text('endsOn'),
  };
}

/** Returns the sentences of faults, by field. */
export function faultTexts(faults: DeclarationFaults, words: FaultWords): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, words[fault]]));
}
