import {
  type BillingFieldName,
  billingFieldNames,
  type BillingFields,
} from '../../contracts/billing/billing-fields.ts';
import { lackingFields, splitName, tidyFields } from '../../domain/billing/billing-fields.ts';
import { cardParts, type CardPart } from './card-fields.ts';
import { connectCard } from './connect-card.ts';
import { watchCountry } from './watch-country.ts';

/** What is wrong, all at once: one message, the fields that lack something, the parts of the card that are not valid. */
type Wrong = { text: string; lacks: BillingFieldName[]; parts: CardPart[] };

/**
 * Brings the card form to life (spec subscriptions-and-money.md sections 2 and 5): the provider's fields, the states of a
 * country, what is missing, and at last the provider's token, which is sent with the form like anything else.
 */
export function startBilling(form: HTMLFormElement): void {
  const area = form.querySelector<HTMLElement>('[data-card]');
  const token = form.querySelector<HTMLInputElement>('input[name=token]');
  const busy = document.getElementById('billing-busy');
  const button = form.querySelector('[data-submit]');
  if (!area || !token || !(busy instanceof HTMLDialogElement)) return;
  const words: Record<string, string> = JSON.parse(form.dataset['words'] ?? '{}');
  const card = connectCard(area, () => form.requestSubmit());
  let asking = false;

  watchCountry(form);
  busy.addEventListener('cancel', (event) => event.preventDefault());
  form.querySelector('[data-close]')?.addEventListener('click', (event) => {
    event.preventDefault();
    clear(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!asking) void send();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    token.value = '';
    rest();
  });
  // The page's own `autofocus` does not last where the provider draws its fields.
  const problem = problemOf(form);
  if (problem && !problem.hidden) problem.focus();

  async function send(): Promise<void> {
    clear(form);
    const owner = ownerOf(form);
    const lacks = lackingFields(owner);
    if (lacks.length > 0) return say({ text: words['problem_fields'] ?? '', lacks, parts: [] });
    const fields = card();
    if (!fields) return say({ text: words['problem_unavailable'] ?? '', lacks: [], parts: [] });
    asking = true;
    // No dialog yet: the provider may have to open one of its own.
    button?.setAttribute('aria-busy', 'true');
    try {
      const answer = await fields.token(owner);
      if (answer.ok) return sendToken(answer.token);
      rest();
      say({ text: words[answer.word] ?? '', lacks: [], parts: answer.parts });
    } catch (error) {
      console.info('The payment provider gave no token:', String(error));
      rest();
      say({ text: words['problem_unavailable'] ?? '', lacks: [], parts: [] });
    }
  }

  /** Sends the form as it stands: the way on is the server's answer. */
  function sendToken(value: string): void {
    if (token) token.value = value;
    if (busy instanceof HTMLDialogElement) busy.showModal();
    form.submit();
  }

  function rest(): void {
    asking = false;
    button?.removeAttribute('aria-busy');
    if (busy instanceof HTMLDialogElement) busy.close();
  }

  function say({ text, lacks, parts }: Wrong): void {
    const lines = new Map<string, string>();
    for (const name of lacks) markField(form, name, words[`lack_${name}`] ?? '', lines);
    for (const part of parts) markPart(form, part, words[`invalid_${part}`] ?? '', lines);
    const alert = problemOf(form);
    const list = alert?.querySelector('ul');
    const paragraph = alert?.querySelector('p');
    if (!alert || !list || !paragraph) return;
    paragraph.textContent = text;
    list.replaceChildren(...[...lines.values()].map(lineOf));
    list.hidden = lines.size === 0;
    alert.hidden = false;
    alert.focus();
  }
}

function lineOf(text: string): HTMLElement {
  const line = document.createElement('li');
  line.textContent = text;
  return line;
}

/** Name and address as they stand in the form. */
function ownerOf(form: HTMLFormElement): BillingFields {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '');
  const fields = Object.fromEntries(billingFieldNames.map((name) => [name, textOf(name)])) as BillingFields;
  return tidyFields(data.has('name') ? { ...fields, ...splitName(textOf('name')) } : fields);
}

/** The field that asks for it: both names stand in one field where the provider wants one. */
function fieldOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const enabled = (each: string) =>
    form.querySelector<HTMLElement>(`:is(input,select)[name=${each}]:not(:disabled)`);
  return enabled(name) ?? (name === 'firstName' || name === 'lastName' ? enabled('name') : null);
}

function markField(form: HTMLFormElement, name: string, text: string, lines: Map<string, string>): void {
  const field = fieldOf(form, name);
  const error = field && document.getElementById(`${field.id}-error`);
  if (!field || !error) return;
  lines.set(name, text);
  if (field.getAttribute('aria-invalid')) return;
  field.setAttribute('aria-invalid', 'true');
  error.textContent = text;
}

function markPart(form: HTMLFormElement, part: string, text: string, lines: Map<string, string>): void {
  lines.set(part, text);
  const place = form.querySelector<HTMLElement>(`[data-part=${part}]`);
  if (place) place.dataset['invalid'] = '';
  const error = document.getElementById(`card-${part}-error`);
  if (error) error.textContent = text;
}

function clear(form: HTMLFormElement): void {
  const alert = problemOf(form);
  if (alert) alert.hidden = true;
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  for (const error of form.querySelectorAll('.field-error')) error.textContent = '';
  for (const part of cardParts)
    delete form.querySelector<HTMLElement>(`[data-part=${part}]`)?.dataset['invalid'];
}

function problemOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-problem]');
}
