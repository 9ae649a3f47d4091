/** @jsxImportSource hono/jsx */
import type { LoggedCall } from '../platform/call-log.ts';
import { When } from './page-when.tsx';
import type { World } from '../world/world.ts';

const SHOWN_CALLS = 40;

/** Lists the latest calls of the portal to the platform, the newest first. */
export function Calls({ world }: { world: World }) {
  const calls = world.store.calls.list(SHOWN_CALLS);
  return (
    <section id="log" aria-labelledby="log-title">
      <h2 id="log-title">Calls to the platform</h2>
      <div id="log-live" data-live>
        {calls.length === 0 ? (
          <p class="empty">None yet. Sign somebody in and every call the portal makes shows up here.</p>
        ) : (
          <CallTable calls={calls} />
        )}
      </div>
      <div class="foot">
        <p class="hint">
          The last {SHOWN_CALLS}, in UTC. <a href="/sandbox/log">All of them as JSON</a>
        </p>
        <form method="post" action="/sandbox/log/clear">
          <button class="quiet">Empty the list</button>
        </form>
      </div>
    </section>
  );
}

function CallTable({ calls }: { calls: LoggedCall[] }) {
  return (
    <div class="scroll" tabindex={0} role="region" aria-label="Table of calls">
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Call</th>
            <th scope="col">Status</th>
            <th scope="col">Account</th>
            <th scope="col">Brand</th>
            <th scope="col">Request</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ at, requestId, brand, account, method, path, status }) => (
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
                <span class={status >= 200 && status < 400 ? 'good' : 'bad'}>
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
  );
}
