// One field of the stand-in Recurly, in its own iframe and on its own host. The number field reads the other fields.
(() => {
  type Part = 'number' | 'month' | 'year' | 'cvv';
  type Setting = {
    part: Part;
    group: string;
    style: { fontFamily?: string; fontColor?: string; placeholder?: { color?: string } };
  };
  const shared = window as Window & { cardNumbers?: StandIns.CardNumbers };
  if (!shared.cardNumbers) throw new Error('card-numbers.js is missing');
  const { digitsOf, isCardNumber, isFuture, reducedCard } = shared.cardNumbers;

  const { part, group, style }: Setting = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const looks = {
    number: { placeholder: '1234 5678 9012 3456', autocomplete: 'cc-number', label: 'Card Number', max: 23 },
    month: { placeholder: 'MM', autocomplete: 'cc-exp-month', label: 'Month', max: 2 },
    year: { placeholder: 'YY', autocomplete: 'cc-exp-year', label: 'Year', max: 4 },
    cvv: { placeholder: '123', autocomplete: 'cc-csc', label: 'CVV', max: 4 },
  };
  const { placeholder, autocomplete, label, max } = looks[part];
  const field = Object.assign(document.createElement('input'), {
    id: 'field',
    placeholder,
    autocomplete,
    ariaLabel: label,
    maxLength: max,
    inputMode: 'numeric',
  });
  const root = document.documentElement.style;
  if (style.fontFamily) root.setProperty('--font', style.fontFamily);
  if (style.fontColor) root.setProperty('--text', style.fontColor);
  if (style.placeholder?.color) root.setProperty('--muted', style.placeholder.color);
  document.body.appendChild(field);

  const tell = (message: StandIns.FrameMessage) => window.parent.postMessage(message, '*');
  field.addEventListener('focus', () => tell({ event: 'focus' }));
  field.addEventListener('blur', () => tell({ event: 'blur' }));
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && tell({ event: 'submit' }));
  field.addEventListener('input', () => {
    if (part === 'number') field.value = digitsOf(field.value).replace(/(\d{4})(?=\d)/g, '$1 ');
    tell({ event: 'change' });
  });
  window.addEventListener('message', ({ source, data }: MessageEvent<StandIns.FrameQuestion>) => {
    if (source === window.parent && data.ask === 'focus') field.focus();
    if (source === window.parent && data.ask === 'token' && 'group' in data && data.group === group)
      void answer(data.owner).then((given) =>
        tell({ event: 'answer', request: data.request, answer: given }),
      );
  });
  tell({ event: 'ready' });

  // Reads the value of another field of the same form, which is an iframe of the same host.
  function valueOf(other: Part): string {
    const frame: unknown = Reflect.get(window.parent.frames, `${group}--${other}`);
    const input = (frame as Window).document.querySelector<HTMLInputElement>('#field');
    return input?.value.trim() ?? '';
  }

  async function answer(owner: StandIns.CardOwner) {
    const digits = digitsOf(field.value);
    const month = Number(valueOf('month'));
    const year = Number(valueOf('year') || Number.NaN);
    const fields = [
      ...(['first_name', 'last_name'] as const).filter((name) => !owner[name]),
      ...(isCardNumber(digits) ? [] : ['number']),
      ...(Number.isInteger(month) && month >= 1 && month <= 12 ? [] : ['month']),
      ...(Number.isInteger(year) && isFuture(month, year) ? [] : ['year']),
      ...(/^\d{3,4}$/.test(valueOf('cvv')) ? [] : ['cvv']),
    ];
    if (fields.length > 0) return { error: { name: 'validation', code: 'validation', fields } };
    const { kind, ...card } = reducedCard(digits);
    const response = await fetch('/sandbox/recurly/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...card,
        kind: kind === 'no-funds' ? 'declined' : kind,
        firstName: owner.first_name,
        lastName: owner.last_name,
        address1: owner.address1,
        address2: owner.address2,
        city: owner.city,
        state: owner.state,
        zip: owner.postal_code,
        country: owner.country,
      }),
    });
    return response.ok
      ? { token: await response.json() }
      : { error: { name: 'api-error', code: 'api-error' } };
  }
})();
