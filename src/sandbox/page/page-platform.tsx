/** @jsxImportSource hono/jsx */
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { dialectForms, dialectOf } from '../platform/dialects.ts';
import { faultChoices } from '../platform/fault-form.ts';
import { listFaults } from '../platform/faults.ts';
import { type Field, Form, type PageRequest, type Section, When } from './page-parts.tsx';

const SHOWN_CALLS = 40;

const operations = Object.values(platformOperations)
  .map(({ method, path }) => `${method} ${path}`)
  .toSorted((a, b) => a.slice(a.indexOf('/')).localeCompare(b.slice(b.indexOf('/'))));

/** Selects the dialects of this brand's platform. */
export function dialect({ world, brand }: PageRequest): Section {
  const spoken = dialectOf(world, brand.key);
  const fields = Object.entries(dialectForms).map(([group, forms]: [string, readonly string[]]): Field => ({
    label: group,
    name: group,
    choices: [{ value: '', text: 'as ever' }, ...forms.map((form) => ({ value: form }))],
    chosen: [...spoken].find((form) => forms.includes(form)),
  }));
  return {
    id: 'dialect',
    title: 'Dialect',
    hint: 'The platform may answer in other forms. Whatever it speaks, the portal should read it.',
    form: {
      action: '/sandbox/dialect',
      hidden: { brand: brand.key },
      fields,
      buttons: [{ text: 'Speak so', kind: 'main' }],
    },
  };
}

/** A form to set faults, and the list of active ones. */
export function faults({ world, brand }: PageRequest): Section {
  const places = [
    { value: brand.key, text: `Only ${brand.displayName}` },
    { value: '', text: 'Every brand' },
  ];
  const fields: Field[] = [
    {
      label: 'Call',
      name: 'operation',
      choices: operations.map((operation) => ({ value: operation })),
      chosen: 'GET /subscriptions',
    },
    {
      label: 'What happens',
      name: 'kind',
      choices: faultChoices.map(({ kind, label }) => ({ value: kind, text: label })),
    },
    { label: 'Status, code, form or milliseconds', name: 'value', type: 'text', value: '503' },
    { label: 'How often', name: 'times', type: 'number', min: '1', placeholder: 'until cleared' },
    { label: 'Where', name: 'brand', choices: places },
  ];
  return {
    id: 'faults',
    title: 'Faults',
    hint: 'Make one call of the platform go wrong, and see how the portal copes. Refusals and failures that are told do nothing; every other fault lets the call do its work, at once or later, and delays, spoils or loses the answer.',
    form: { action: '/sandbox/faults', fields, buttons: [{ text: 'Switch on', kind: 'main' }] },
    live: {
      empty: 'No faults are on: the platform behaves.',
      cards: listFaults(world).map((active) => {
        const operation = `${active.method} ${active.path}`;
        return {
          text: (
            <>
              <code>{operation}</code> <b>{active.fault}</b>, {active.brand ?? 'every brand'}
              {timesText(active.times)}
            </>
          ),
          form: {
            action: '/sandbox/faults/clear',
            hidden: { operation, brand: active.brand ?? '' },
            buttons: [{ text: 'Clear', label: `Clear ${operation}` }],
          },
        };
      }),
      clear: { action: '/sandbox/faults/clear', buttons: [{ text: 'Clear all faults' }] },
    },
  };
}

function timesText(times: number | undefined): string {
  if (times === undefined) return '';
  return `, ${times === 1 ? 'once' : `${times} times`} more`;
}

/** The latest calls of the portal to the platform, the newest first. */
export function calls({ world }: PageRequest): Section {
  const latest = world.store.calls.list(SHOWN_CALLS);
  return {
    id: 'log',
    link: 'Calls',
    title: 'Calls to the platform',
    hint: (
      <>
        The last {SHOWN_CALLS}, in UTC. <a href="/sandbox/log">All of them as JSON</a>
      </>
    ),
    content: (
      <>
        <div id="log-live" data-live>
          {latest.length === 0 ? (
            <p class="card">None yet. Sign somebody in and every call the portal makes shows up here.</p>
          ) : (
            <div class="scroll" tabindex={0} role="region" aria-label="Table of calls">
              <table>
                <thead>
                  <tr>
                    {['Time', 'Call', 'Status', 'Account', 'Brand', 'Request'].map((name) => (
                      <th scope="col">{name}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {latest.map(({ at, requestId, brand, account, method, path, status }) => (
                    <tr>
                      <td>
                        <When at={at} />
                      </td>
                      <td>
                        <code>
                          {method} {path}
                        </code>
                      </td>
                      <td>
                        <span class={status >= 200 && status < 400 ? 'badge' : 'badge bad'}>
                          {status === 0 ? 'no answer' : status}
                        </span>
                      </td>
                      <td>{account ?? '–'}</td>
                      <td>{brand}</td>
                      <td>
                        <code>{requestId ?? '–'}</code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </div>
        <Form action="/sandbox/log/clear" buttons={[{ text: 'Empty the list' }]} />
      </>
    ),
  };
}
