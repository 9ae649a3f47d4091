// Stands in for Google Identity Services: its style sheet with the nonce of its tag, its button, its account chooser.
(() => {
  type Person = { email: string; fullName: string };
  type Settings = {
    client_id: string;
    nonce?: string;
    callback: (answer: { credential: string; select_by: string }) => void;
  };
  type Look = {
    text: 'continue_with' | 'signin_with';
    theme: string;
    shape: string;
    width: number;
    locale?: string;
  };
  const nonce = document.currentScript?.nonce;
  const texts = { continue_with: 'Continue with Google', signin_with: 'Sign in with Google' };
  // The button's text in the languages of the portal; any other locale gets English.
  const continued: Record<string, string> = {
    es: 'Continuar con Google',
    fr: 'Continuer avec Google',
    de: 'Weiter mit Google',
    pt: 'Continuar com o Google',
    ja: 'Google で続行',
    ar: 'المتابعة باستخدام Google',
    iw: 'המשך עם Google',
  };
  let settings: Settings | undefined;

  const css = `
    .gsi-button, .gsi-dialog button { font: 500 14px/1.3 Arial, sans-serif; cursor: pointer; }
    .gsi-button { display: flex; align-items: center; justify-content: center; gap: 10px; block-size: 40px;
      padding: 0 12px; border: 1px solid #dadce0; border-radius: 4px; background: #fff; color: #3c4043; }
    .gsi-button.filled_black { border-color: #202124; background: #202124; color: #e8eaed; }
    .gsi-button.pill { border-radius: 20px; }
    .gsi-mark { inline-size: 18px; block-size: 18px; border: 4px solid; border-radius: 50%;
      border-color: #ea4335 #4285f4 #34a853 #fbbc05; }
    .gsi-dialog { inline-size: min(24rem, calc(100vw - 2rem)); max-block-size: 80vh; padding: 20px;
      border: 0; border-radius: 12px; background: #fff; color: #202124; font: 15px/1.4 Arial, sans-serif; }
    .gsi-dialog::backdrop { background: #0009; }
    .gsi-dialog h2 { font-size: 20px; }
    .gsi-dialog p, .gsi-dialog ul { margin: 4px 0 12px; padding: 0; list-style: none; }
    .gsi-dialog button { display: block; inline-size: 100%; min-block-size: 48px; padding: 6px 10px; border: 0;
      border-block-start: 1px solid #dadce0; background: none; color: inherit; text-align: start; }
    .gsi-dialog button:hover { background: #f1f3f4; }
    .gsi-dialog small { display: block; color: #5f6368; font-size: 13px; }`;

  function make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
    ...children: (string | Node)[]
  ) {
    const element = Object.assign(document.createElement(name), properties);
    // Without children the element keeps its text.
    if (children.length > 0) element.replaceChildren(...children);
    return element;
  }

  async function choose() {
    const people: Person[] = await (await fetch('/sandbox/google/people')).json();
    const dialog = make('dialog', { className: 'gsi-dialog', ariaLabel: 'Make-believe Google' });
    const rows = people.map((person) =>
      make(
        'li',
        {},
        make(
          'button',
          { type: 'button', onclick: () => answer(dialog, person) },
          person.fullName,
          make('small', { textContent: person.email }),
        ),
      ),
    );
    dialog.replaceChildren(
      make('h2', { textContent: 'Choose an account' }),
      make('p', { textContent: `Make-believe Google, to continue to ${location.host}` }),
      make('ul', {}, ...rows),
      make('button', {
        type: 'button',
        textContent: 'Cancel',
        onclick: () => dialog.close(),
      }),
    );
    dialog.addEventListener('close', () => dialog.remove());
    document.body.appendChild(dialog);
    dialog.showModal();
  }

  async function answer(dialog: HTMLDialogElement, { email, fullName }: Person) {
    if (!settings) throw new Error('google.accounts.id.initialize was not called');
    const order = { email, fullName, clientId: settings.client_id, nonce: settings.nonce };
    const response = await fetch('/sandbox/google/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    const { credential }: { credential: string } = await response.json();
    dialog.close();
    settings.callback({ credential, select_by: 'btn' });
  }

  const style = make('style', { textContent: css });
  if (nonce) style.nonce = nonce;
  document.head.appendChild(style);

  const google = {
    accounts: {
      id: {
        initialize(given: Settings) {
          settings = given;
        },
        renderButton(parent: Element, { text, theme, shape, width, locale = 'en_US' }: Look) {
          const translated = text === 'continue_with' ? continued[locale.split('_')[0] ?? ''] : undefined;
          const button = make(
            'button',
            { type: 'button', className: `gsi-button ${theme} ${shape}`, onclick: choose },
            make('span', { className: 'gsi-mark' }),
            translated || texts[text],
          );
          button.style.inlineSize = `${width}px`;
          parent.replaceChildren(make('div', {}, button));
        },
      },
    },
  };
  Object.assign(window, { google });
})();
