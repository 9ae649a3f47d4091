import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormFailure } from '../form/next-form.ts';
import { type CardPart, cardParts } from './card-fields.ts';
import type { CardStore } from './card-store.ts';
import type { RecurlyCallbacks, RecurlyMessages, RecurlyContainer } from './recurly-fields.ts';

export type RecurlyCardSettings = {
  /** URL of Recurly.js. */
  script: string;
  publicKey: string;
  messages: RecurlyMessages;
};

export type RecurlyCardProps = {
  card: CardStore;
  settings: RecurlyCardSettings;
  labels: Readonly<Record<CardPart, string>>;
  failure: FormFailure | undefined;
  /** Called when Enter is pressed in a field. */
  onEnter: () => void;
};

/** Mounts Recurly's four card fields, each in an iframe, for as long as the component is rendered. */
export function RecurlyCard({ card, settings, labels, failure, onEnter }: RecurlyCardProps) {
  const containers = {
    number: useRef<HTMLDivElement>(null),
    month: useRef<HTMLDivElement>(null),
    year: useRef<HTMLDivElement>(null),
    cvv: useRef<HTMLDivElement>(null),
  };
  const [focused, setFocused] = useState<CardPart>();
  const callbacks = {
    focused: setFocused,
    blurred: (part: CardPart) => setFocused((now) => (now === part ? undefined : now)),
    edited: card.amendPart,
    entered: useEffectEvent(onEnter),
  };
  const connect = useEffectEvent(() =>
    connectIn(containersOf(containers, labels), card, settings, callbacks),
  );
  useEffect(() => connect(), []);
  return cardParts.map((part) => {
    const error = failure?.fields?.[part];
    const classes = ['hosted', focused === part && 'focus', error && 'invalid'];
    return (
      <div key={part} className={`field ${part}`}>
        <span className="field-label" id={`card-${part}-label`}>
          {labels[part]}
        </span>
        <div
          ref={containers[part]}
          className={classes.filter(Boolean).join(' ')}
          role="group"
          aria-labelledby={`card-${part}-label`}
          aria-describedby={`card-${part}-error`}
        />
        <p className="field-error" id={`card-${part}-error`}>
          {error}
        </p>
      </div>
    );
  });
}

function containersOf(
  containers: Record<CardPart, RefObject<HTMLDivElement | null>>,
  labels: RecurlyCardProps['labels'],
) {
  return cardParts.flatMap((part) => {
    const container = containers[part].current;
    return container ? [{ part, container, title: labels[part] }] : [];
  });
}

function connectIn(
  containers: readonly RecurlyContainer[],
  card: CardStore,
  settings: RecurlyCardSettings,
  callbacks: RecurlyCallbacks,
): () => void {
  return card.connect(async (signal) => {
    const { recurlyFields } = await import('./recurly-fields.ts');
    return recurlyFields({ ...settings, containers, callbacks }, signal);
  });
}
