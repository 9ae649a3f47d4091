/** @jsxImportSource hono/jsx */

/** Shows a time in UTC, with seconds. */
export function When({ at }: { at: string }) {
  return <time datetime={at}>{text.format(new Date(at))}</time>;
}

const text = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});
