import * as z from 'zod';
import { failureForms } from './failure-answer.ts';
import { gatewayStatuses } from './gateway-refusal.ts';
import { type FaultSwitchInput, faultSwitch } from './faults.ts';

/** The kinds of fault in the order of the page's list. `value` names the value that the kind needs. */
export const faultChoices = [
  { kind: 'status', label: 'Refuse with a status', value: 'status' },
  { kind: 'error', label: 'Refuse with a platform code', value: 'code' },
  { kind: 'gateway', label: `Let the gateway refuse (${gatewayStatuses.join(', ')})`, value: 'status' },
  { kind: 'failure', label: `Tell a failure with status 200 (${failureForms.join(', ')})`, value: 'form' },
  { kind: 'state', label: 'Say a state with status 200', value: 'word' },
  { kind: 'slow', label: 'Answer late', value: 'milliseconds' },
  { kind: 'pause', label: 'Answer when this is cleared', value: null },
  { kind: 'done', label: 'Do it, and answer with a status', value: 'status' },
  { kind: 'late', label: 'Never answer, and do it later', value: 'milliseconds' },
  { kind: 'lag', label: 'Answer what was true before', value: 'milliseconds' },
  { kind: 'hang', label: 'Never answer', value: null },
  { kind: 'reset', label: 'Cut the connection', value: null },
  { kind: 'html', label: 'A gateway’s HTML page', value: null },
  { kind: 'truncated', label: 'Half of the JSON', value: null },
  { kind: 'empty', label: 'An empty answer', value: null },
  { kind: 'huge', label: 'An endless answer', value: null },
] as const;

const withoutValue = new Set<string>(
  faultChoices.flatMap(({ kind, value }) => (value === null ? [kind] : [])),
);

/** The page's form of POST /sandbox/faults: `operation` is "method path"; an empty brand means every brand. */
export const faultForm = z
  .object({
    operation: z.string(),
    kind: z.string(),
    value: z.string().default(''),
    times: z.string().default(''),
    brand: z.string().default(''),
  })
  .transform(({ operation, kind, value, times, brand }): FaultSwitchInput => ({
    ...place(operation),
    fault: withoutValue.has(kind) ? kind : `${kind}:${value.trim()}`,
    ...(times.trim() === '' ? {} : { times: Number(times) }),
    ...(brand === '' ? {} : { brand }),
  }))
  .pipe(faultSwitch);

/** The form of POST /sandbox/faults/clear: one fault, or all if it has no fields. */
export const faultClearForm = z
  .object({ operation: z.string().optional(), brand: z.string().default('') })
  .transform(({ operation, brand }) =>
    operation === undefined ? null : { ...place(operation), brand: brand === '' ? null : brand },
  );

function place(operation: string): { method: string; path: string } {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path };
}
