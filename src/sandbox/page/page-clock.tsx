/** @jsxImportSource hono/jsx */
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../world/clock.ts';

const moves = [
  { label: '10 minutes', advanceMs: 10 * MINUTE_MS },
  { label: '1 day', advanceMs: DAY_MS },
  { label: '31 days', advanceMs: 31 * DAY_MS },
];

/** Buttons that advance the clock, which cannot go back, and one that resets the sandbox to its seed. */
export function ClockAndReset({ clock }: { clock: Clock }) {
  return (
    <section id="clock" aria-labelledby="clock-title">
      <h2 id="clock-title">Clock</h2>
      <p class="now">
        <time datetime={new Date(clock.nowMs()).toISOString()}>
          {text.format(new Date(clock.nowMs()))} UTC
        </time>
        <span class="hint">{ahead(clock.offsetMs())}</span>
      </p>
      <p class="hint">
        Move time forward and codes expire, trials end and plans renew. After 12 hours everybody has to sign
        in again.
      </p>
      <ul class="moves">
        {moves.map(({ label, advanceMs }) => (
          <li>
            <form method="post" action="/sandbox/clock">
              <input type="hidden" name="advanceMs" value={String(advanceMs)} />
              <button class="quiet">Forward {label}</button>
            </form>
          </li>
        ))}
      </ul>
      <form class="reset" method="post" action="/sandbox/reset">
        <p class="hint">
          Everything back to how it was: people, plans, invoices, clock, faults and outbox; no calls.
        </p>
        <button class="danger">Start over</button>
      </form>
    </section>
  );
}

const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

function ahead(offsetMs: number): string {
  if (offsetMs === 0) return 'The same as the real time.';
  const parts = [
    count(Math.floor(offsetMs / DAY_MS), 'day'),
    count(Math.floor((offsetMs % DAY_MS) / HOUR_MS), 'hour'),
    count(Math.floor((offsetMs % HOUR_MS) / MINUTE_MS), 'minute'),
  ].filter((part) => part !== null);
  return parts.length > 0
    ? `Ahead of the real time by ${parts.join(', ')}.`
    : 'A moment ahead of the real time.';
}

function count(number: number, unit: string): string | null {
  if (number === 0) return null;
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
