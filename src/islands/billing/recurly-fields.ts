import type { IndividualElementOptions } from '@recurly/recurly-js';
import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { inTime } from '../in-time.ts';
import { type CardFields, type CardPart, cardParts, type TokenAnswer } from './card-fields.ts';
import { loadRecurly } from './load-recurly.ts';
import { PATIENCE_MS } from './load-script.ts';
import type { RecurlyElement, RecurlyElements, RecurlyJs } from './recurly-extension.ts';

/** One part of the card: the element for its iframe, and the iframe's title for screen readers. */
export type RecurlyContainer = { part: CardPart; container: HTMLElement; title: string };

/** The events of the fields. */
export type RecurlyCallbacks = {
  focused(part: CardPart): void;
  blurred(part: CardPart): void;
  edited(part: CardPart): void;
  /** Called when Enter is pressed in a field. */
  entered(): void;
};

export type RecurlyMessages = Record<'refused', string>;

type RecurlyFieldsOptions = {
  script: string;
  publicKey: string;
  messages: RecurlyMessages;
  containers: readonly RecurlyContainer[];
  callbacks: RecurlyCallbacks;
};

/** Mounts Recurly's four fields into their containers. Rejects if they do not load in time. */
export async function recurlyFields(
  { script, publicKey, messages, containers, callbacks }: RecurlyFieldsOptions,
  signal: AbortSignal,
): Promise<CardFields> {
  const recurly = await loadRecurly(script, publicKey, 'card');
  signal.throwIfAborted();
  const elements = recurly.Elements();
  const fields = containers.map((container) => ({ ...container, element: elementOf(elements, container) }));
  const remove = () => {
    for (const { element } of fields) element.destroy();
  };
  const attached = fields.map(
    ({ part, container, title, element }) =>
      new Promise<void>((resolve) => {
        element.on('attach', () => {
          // An iframe without a title has no accessible name.
          const frame = container.querySelector('iframe');
          if (frame) frame.title = title;
          resolve();
        });
        element.on('focus', () => callbacks.focused(part));
        element.on('blur', () => callbacks.blurred(part));
        element.on('change', () => callbacks.edited(part));
        element.on('submit', callbacks.entered);
        element.attach(container);
      }),
  );
  try {
    await inTime(Promise.all(attached), PATIENCE_MS);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    token: (owner) => tokenOf(recurly, elements, owner, messages),
    // Without a name, Recurly validates the fields and creates no token.
    async check() {
      const answer = await tokenOf(recurly, elements, nobody, messages);
      return answer.ok ? [] : answer.parts;
    },
    focus(part) {
      const field = fields.find((each) => each.part === part);
      // WebKit lets the focus into a frame of another site only from the page around it.
      field?.container.querySelector('iframe')?.focus();
      field?.element.focus();
    },
    remove,
  };
}

const nobody: BillingFields = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
};

function elementOf(elements: RecurlyElements, { part, container }: RecurlyContainer): RecurlyElement {
  const looks = getComputedStyle(container);
  const options: IndividualElementOptions = {
    style: {
      fontFamily: looks.fontFamily,
      fontSize: '16px',
      fontColor: looks.getPropertyValue('--text').trim(),
      placeholder: { color: looks.getPropertyValue('--muted').trim() },
    },
  };
  switch (part) {
    case 'number':
      return elements.CardNumberElement(options);
    case 'month':
      return elements.CardMonthElement(options);
    case 'year':
      return elements.CardYearElement(options);
    case 'cvv':
      return elements.CardCvvElement(options);
  }
}

function tokenOf(
  recurly: RecurlyJs,
  elements: RecurlyElements,
  owner: BillingFields,
  messages: RecurlyMessages,
): Promise<TokenAnswer> {
  const tokenAnswer = new Promise<TokenAnswer>((resolve) => {
    recurly.token(
      elements,
      {
        first_name: owner.firstName,
        last_name: owner.lastName,
        address1: owner.address1,
        address2: owner.address2,
        city: owner.city,
        state: owner.state,
        postal_code: owner.postalCode,
        country: owner.country,
      },
      // Recurly's own messages are never shown.
      (error, token) => {
        if (!error) return resolve({ ok: true, token: token.id });
        const parts = cardParts.filter((part) => error.fields?.includes(part));
        const message = error.code === 'validation' ? undefined : messages.refused;
        resolve({ ok: false, message, parts });
      },
    );
  });
  return inTime(tokenAnswer, PATIENCE_MS);
}
