/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { faultChoices } from '../platform/fault-form.ts';
import { type FaultSwitch, listFaults } from '../platform/faults.ts';
import type { World } from '../world/world.ts';

const FIRST_CHOICE = 'GET /subscriptions';

const operations = Object.values(platformOperations)
  .map(({ method, path }) => `${method} ${path}`)
  .toSorted((a, b) => a.slice(a.indexOf('/')).localeCompare(b.slice(b.indexOf('/'))));

/** A form to set faults, and the list of active ones. */
export function Faults({ world, brand }: { world: World; brand: SandboxBrand }) {
  const active = listFaults(world);
  return (
    <section id="faults" aria-labelledby="faults-title">
      <h2 id="faults-title">Faults</h2>
      <p class="hint">
        Make one call of the platform go wrong, and see how the portal copes. Refusals and failures that are
        told do nothing; every other fault lets the call do its work, at once or later, and delays, spoils or
        loses the answer.
      </p>
      <form class="fault card" method="post" action="/sandbox/faults">
        <label class="call">
          Call
          <select name="operation">
            {operations.map((operation) => (
              <option selected={operation === FIRST_CHOICE}>{operation}</option>
            ))}
          </select>
        </label>
        <label>
          What happens
          <select name="kind">
            {faultChoices.map(({ kind, label }) => (
              <option value={kind}>{label}</option>
            ))}
          </select>
        </label>
        <label>
          Status, code, form or milliseconds
          <input name="value" value="503" autocomplete="off" maxlength={200} />
        </label>
        <label>
          How often
          <input name="times" type="number" min="1" inputmode="numeric" placeholder="until cleared" />
        </label>
        <label>
          Where
          <select name="brand">
            <option value={brand.key}>Only {brand.displayName}</option>
            <option value="">Every brand</option>
          </select>
        </label>
        <button>Switch on</button>
      </form>
      <div id="faults-live" data-live>
        <ActiveFaults active={active} />
      </div>
    </section>
  );
}

function ActiveFaults({ active }: { active: FaultSwitch[] }) {
  if (active.length === 0) return <p class="empty">No faults are on: the platform behaves.</p>;
  return (
    <>
      <ul class="active">
        {active.map(({ brand, method, path, fault, times }) => (
          <li class="card">
            <span>
              <code>
                {method} {path}
              </code>{' '}
              <b>{fault}</b>, {brand ?? 'every brand'}
              {times === undefined ? '' : `, ${times === 1 ? 'once' : `${times} times`} more`}
            </span>
            <form method="post" action="/sandbox/faults/clear">
              <input type="hidden" name="operation" value={`${method} ${path}`} />
              <input type="hidden" name="brand" value={brand ?? ''} />
              <button class="quiet">
                Clear<span class="unseen"> {`${method} ${path}`}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action="/sandbox/faults/clear">
        <button class="quiet">Clear all faults</button>
      </form>
    </>
  );
}
