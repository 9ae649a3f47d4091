/** @jsxImportSource hono/jsx */
import { linkPurposes, linkStates } from '../access/link-in-state.ts';
import { type OutboxEntry, outboxEntries } from '../access/outbox.ts';
import { PERSONA_PASSWORD } from '../world/personas.ts';
import { type Card, type PageRequest, personaField, type Section, When } from './page-parts.tsx';

const SHOWN_MESSAGES = 20;

const purposes = { resetPassword: 'Choose a new password', verifyEmail: 'Confirm the e-mail address' };
const states = { good: 'Good', used: 'Used before', expired: 'Too old', unknown: 'Not one of ours' };
const letterKinds = new Map([
  ['mfa', 'Sign-in code'],
  ['verify', 'Link to confirm the e-mail address'],
  ['reset', 'Link for a new password'],
  ['declaration', 'Declaration of a customer'],
  ['receipt', 'Receipt of a declaration'],
]);

/** The messages that would have been sent, the newest first. */
export function outbox({ world, url }: PageRequest): Section {
  return {
    id: 'outbox',
    title: 'Outbox',
    live: {
      empty: 'Nothing yet. Codes and links that would go out by e-mail or text message land here.',
      cards: outboxEntries(world, url).slice(0, SHOWN_MESSAGES).map(letter),
    },
  };
}

function letter({ kind, channel, to, brand, at, subject, text, code, link }: OutboxEntry): Card {
  return {
    note: (
      <>
        {letterKinds.get(kind) ?? kind} by {channel === 'sms' ? 'text message' : 'e-mail'} to <b>{to}</b> (
        {brand}), <When at={at} />
      </>
    ),
    text: (
      <>
        {text !== undefined && (
          <details>
            <summary>{subject}</summary>
            <pre>{text}</pre>
          </details>
        )}
        {code !== undefined && (
          <p class="row">
            <code class="code">{code}</code>
            <CopyButton text={code} what="code" />
          </p>
        )}
        {link !== undefined && (
          <p class="row">
            <a href={link}>Open the link</a>
            <CopyButton text={link} what="link" />
          </p>
        )}
      </>
    ),
  };
}

/** Visible only if the page's script runs. */
function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <button class="button copy" type="button" data-copy={text}>
      Copy {what}
    </button>
  );
}

/** A form that opens a mailed link in any state, as its recipient would. */
export function mailedLinks({ brand }: PageRequest): Section {
  const to = linkPurposes.map((purpose) => ({ value: purpose, text: purposes[purpose] }));
  const is = linkStates.map((state) => ({ value: state, text: states[state] }));
  return {
    id: 'mailed',
    title: 'Mailed links',
    hint: (
      <>
        Open a link as it comes by mail, with whatever may be the matter with it. A new password that differs
        from the old one in two characters or less, such as <code>{PERSONA_PASSWORD}1</code>, is too similar.
      </>
    ),
    form: {
      action: '/sandbox/mailed-link',
      fields: [
        personaField('Whose', brand),
        { label: 'To', name: 'purpose', choices: to },
        { label: 'The link is', name: 'state', choices: is },
      ],
      buttons: [{ text: 'Open the link', kind: 'main' }],
    },
  };
}
