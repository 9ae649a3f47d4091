import type { BillingFields } from '../../contracts/billing/billing-fields.ts';
import { type CardFields, type CardPart, cardParts, type TokenAnswer } from './card-fields.ts';
import { inTime, loadScript } from './load-script.ts';
import { type Recurly, type RecurlyElement, type RecurlyElements, recurlyWith } from './recurly.ts';

/** Has Recurly put its four fields into their places. Rejects where they are not there in time. */
export async function recurlyCard(area: HTMLElement, onEnter: () => void): Promise<CardFields> {
  const { script = '', key = '' } = area.dataset;
  await loadScript(script, () => typeof window.recurly?.configure === 'function');
  const recurly = recurlyWith(key);
  if (!recurly) throw new Error('Recurly is not there');
  const elements = recurly.Elements();
  const fields = cardParts.flatMap((part) => {
    const place = area.querySelector<HTMLElement>(`[data-part=${part}]`);
    return place ? [{ part, place, element: elementOf(elements, part, area) }] : [];
  });
  const remove = () => {
    for (const { element } of fields) element.destroy();
  };
  const attached = fields.map(
    ({ place, element }) =>
      new Promise<void>((resolve) => {
        element.on('attach', () => {
          nameFrame(place);
          resolve();
        });
        element.on('focus', () => place.classList.add('focus'));
        element.on('blur', () => place.classList.remove('focus'));
        element.on('change', () => delete place.dataset['invalid']);
        element.on('submit', onEnter);
        element.attach(place);
      }),
  );
  try {
    await inTime(Promise.all(attached));
  } catch (error) {
    remove();
    throw error;
  }
  return { token: (owner) => tokenOf(recurly, elements, owner), remove };
}

function elementOf(elements: RecurlyElements, part: CardPart, area: HTMLElement): RecurlyElement {
  const colours = getComputedStyle(area);
  const look = {
    style: {
      fontSize: '16px',
      fontColor: colours.getPropertyValue('--text').trim(),
      placeholder: { color: colours.getPropertyValue('--muted').trim() },
    },
  };
  switch (part) {
    case 'number':
      return elements.CardNumberElement(look);
    case 'month':
      return elements.CardMonthElement(look);
    case 'year':
      return elements.CardYearElement(look);
    case 'cvv':
      return elements.CardCvvElement(look);
  }
}

/** A frame without a name is nothing to a screen reader. */
function nameFrame(place: HTMLElement): void {
  const frame = place.querySelector('iframe');
  if (frame) frame.title = place.dataset['title'] ?? '';
}

function tokenOf(recurly: Recurly, elements: RecurlyElements, owner: BillingFields): Promise<TokenAnswer> {
  const asked = new Promise<TokenAnswer>((resolve) => {
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
      (error, token) => {
        if (token) return resolve({ ok: true, token: token.id });
        const parts = cardParts.filter((part) => error?.fields?.includes(part));
        const word = error?.code === 'validation' ? 'problem_fields' : 'problem_unknown';
        resolve({ ok: false, word, parts });
      },
    );
  });
  return inTime(asked);
}
