// The payment element of the stand-in Stripe, in its own iframe and on its own host.
(() => {
  type Setting = { theme?: string; variables?: Record<string, string>; locale?: string };
  const shared = window as Window & { cardNumbers?: StandIns.CardNumbers };
  if (!shared.cardNumbers) throw new Error('card-numbers.js is missing');
  const { digitsOf, isCardNumber, isFuture, reducedCard } = shared.cardNumbers;

  const {
    theme,
    variables = {},
    locale = 'en',
  }: Setting = JSON.parse(decodeURIComponent(location.hash.slice(1)));

  // The labels by Stripe’s locale: card number, expiry date, security code. Digits are read from left to
  // right.
  const labels: Record<string, [number: string, expiry: string, code: string]> = {
    es: ['Número de tarjeta', 'Fecha de caducidad', 'Código de seguridad'],
    'es-419': ['Número de tarjeta', 'Fecha de vencimiento', 'Código de seguridad'],
    fr: ['Numéro de carte', 'Date d’expiration', 'Code de sécurité'],
    de: ['Kartennummer', 'Ablaufdatum', 'Sicherheitscode'],
    'pt-BR': ['Número do cartão', 'Data de validade', 'Código de segurança'],
    ja: ['カード番号', '有効期限', 'セキュリティコード'],
    ar: ['رقم البطاقة', 'تاريخ الانتهاء', 'رمز الأمان'],
    he: ['מספר כרטיס', 'תאריך תפוגה', 'קוד אבטחה'],
  };
  const [numberLabel, expiryLabel, codeLabel] = labels[locale] ?? [
    'Card number',
    'Expiration date',
    'Security code',
  ];
  document.documentElement.lang = locale;
  document.documentElement.dir = ['ar', 'he'].includes(locale) ? 'rtl' : 'ltr';
  const looks = document.documentElement.style;
  for (const [name, value] of [
    ['--accent', variables.colorPrimary],
    ['--ground', variables.colorBackground],
    ['--text', variables.colorText],
    ['--muted', variables.colorTextPlaceholder],
    ['--wrong', variables.colorDanger],
    ['--font', variables.fontFamily],
    ['--radius', variables.borderRadius],
  ] as const)
    if (value) looks.setProperty(name, value);
  if (theme === 'night') looks.setProperty('--line', '#7c8796');

  function input(label: string, properties: Partial<HTMLInputElement>) {
    const holder = document.createElement('label');
    const field = document.createElement('input');
    Object.assign(field, { inputMode: 'numeric', dir: 'ltr', ...properties });
    const wrong = Object.assign(document.createElement('span'), { className: 'wrong', role: 'alert' });
    holder.replaceChildren(label, field, wrong);
    return { holder, field, wrong };
  }

  const number = input(numberLabel, {
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    maxLength: 23,
  });
  const expiry = input(expiryLabel, { autocomplete: 'cc-exp', placeholder: 'MM / YY', maxLength: 7 });
  const code = input(codeLabel, { autocomplete: 'cc-csc', placeholder: 'CVC', maxLength: 4 });
  const form = Object.assign(document.createElement('div'), { className: 'payment' });
  form.replaceChildren(number.holder, expiry.holder, code.holder);
  document.body.appendChild(form);

  number.field.addEventListener('input', () => {
    number.field.value = digitsOf(number.field.value).replace(/(\d{4})(?=\d)/g, '$1 ');
  });
  expiry.field.addEventListener('input', () => {
    const digits = digitsOf(expiry.field.value).slice(0, 4);
    expiry.field.value = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  });

  const tell = (message: StandIns.FrameMessage) => window.parent.postMessage(message, '*');
  const tellHeight = () => tell({ event: 'resize', height: form.offsetHeight });
  window.addEventListener('resize', tellHeight);
  window.addEventListener('message', ({ source, data }: MessageEvent<StandIns.FrameQuestion>) => {
    if (source !== window.parent) return;
    if (data.ask === 'focus') (wrongParts()[0] ?? number).field.focus();
    if (!('request' in data)) return;
    const answer = (given: StandIns.FrameAnswer) =>
      tell({ event: 'answer', request: data.request, answer: given });
    if (data.ask === 'submit') answer(check());
    if (data.ask === 'token' && 'billing' in data) void token(data).then(answer);
  });
  form.addEventListener('input', () => tell({ event: 'change', complete: wrongParts().length === 0 }));
  tell({ event: 'ready', height: form.offsetHeight });

  function check(): StandIns.FrameAnswer {
    const wrong = wrongParts();
    for (const part of [number, expiry, code]) {
      const text = wrong.find(({ field }) => field === part.field)?.text ?? '';
      part.field.setAttribute('aria-invalid', String(text !== ''));
      part.wrong.textContent = text;
    }
    tellHeight();
    return wrong.length > 0 ? { error: { type: 'validation_error', code: 'incomplete_number' } } : {};
  }

  function wrongParts() {
    const digits = digitsOf(expiry.field.value);
    const parts = [
      [number, isCardNumber(digitsOf(number.field.value)), 'Your card number is invalid.'],
      [
        expiry,
        digits.length === 4 &&
          Number(digits.slice(0, 2)) <= 12 &&
          isFuture(Number(digits.slice(0, 2)), Number(digits.slice(2))),
        'Your card’s expiration date is incomplete or in the past.',
      ],
      [code, /^\d{3,4}$/.test(code.field.value), 'Your card’s security code is incomplete.'],
    ] as const;
    return parts.flatMap(([{ field }, right, text]) => (right ? [] : [{ field, text }]));
  }

  // The errors that the original reports itself for these cards; the platform reports all others.
  const messages: Record<string, string> = {
    expired: 'expired_card',
    cvv: 'incorrect_cvc',
    'no-funds': 'card_declined',
  };

  async function token({
    billing,
    approved,
  }: {
    billing: StandIns.BillingDetails;
    approved: boolean;
  }): Promise<StandIns.FrameAnswer> {
    const { kind, ...card } = reducedCard(digitsOf(number.field.value));
    const refusal = messages[kind];
    if (refusal !== undefined) return { error: { type: 'card_error', code: refusal } };
    if (kind === '3ds-passes' && !approved) return { challenge: true };
    const { line1, line2, city, state, postal_code: zip, country } = billing.address;
    const response = await fetch('/sandbox/stripe/confirmation-tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...card,
        kind: approved ? 'ok' : kind,
        name: billing.name,
        address1: line1,
        address2: line2,
        city,
        state,
        zip,
        country,
      }),
    });
    return response.ok ? { confirmationToken: await response.json() } : { error: { type: 'api_error' } };
  }
})();
