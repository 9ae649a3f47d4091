/** @jsxImportSource hono/jsx */
import { type OutboxEntry, outboxEntries } from '../access/outbox.ts';
import { When } from './page-when.tsx';
import type { World } from '../world/world.ts';

const SHOWN_MESSAGES = 20;

const kinds = new Map([
  ['mfa', 'Sign-in code'],
  ['verify', 'Link to confirm the e-mail address'],
  ['reset', 'Link for a new password'],
  ['declaration', 'Declaration of a customer'],
  ['receipt', 'Receipt of a declaration'],
]);

/** Lists the messages that would have been sent, the newest first. */
export function Outbox({ world, url }: { world: World; url: URL }) {
  const messages = outboxEntries(world, url).slice(0, SHOWN_MESSAGES);
  return (
    <section id="outbox" aria-labelledby="outbox-title">
      <h2 id="outbox-title">Outbox</h2>
      <div id="outbox-live" data-live>
        {messages.length === 0 ? (
          <p class="empty">
            Nothing yet. Codes and links that would go out by e-mail or text message land here.
          </p>
        ) : (
          <ol class="messages">
            {messages.map((message) => (
              <Letter message={message} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

function Letter({ message }: { message: OutboxEntry }) {
  return (
    <li class="card">
      <p class="meta">
        {kinds.get(message.kind) ?? message.kind} by {message.channel === 'sms' ? 'text message' : 'e-mail'}{' '}
        to <b>{message.to}</b> ({message.brand}), <When at={message.at} />
      </p>
      {message.text !== undefined && (
        <details>
          <summary>{message.subject}</summary>
          <pre>{message.text}</pre>
        </details>
      )}
      {message.code !== undefined && (
        <p class="take">
          <code class="code">{message.code}</code>
          <CopyButton text={message.code} what="code" />
        </p>
      )}
      {message.link !== undefined && (
        <p class="take">
          <a href={message.link}>Open the link</a>
          <CopyButton text={message.link} what="link" />
        </p>
      )}
    </li>
  );
}

/** Visible only if the page's script runs. */
function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <button class="quiet copy" type="button" data-copy={text}>
      Copy {what}
    </button>
  );
}
