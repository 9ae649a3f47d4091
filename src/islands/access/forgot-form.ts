import { emailAddress } from '../../domain/access/email-address.ts';

/**
 * Keeps the one button of the form for an e-mail address waiting until there is one (spec access.md section 5), and sends
 * once. Without it the form works as it stands.
 */
export function watchForgotForm(form: HTMLFormElement): void {
  const field = form.elements.namedItem('email');
  const button = form.querySelector('button');
  if (!(field instanceof HTMLInputElement) || !button) return;
  let sent = false;
  const look = () => {
    button.disabled = emailAddress(field.value) === undefined;
  };
  for (const sign of ['input', 'change']) form.addEventListener(sign, look);
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
    button.setAttribute('aria-busy', 'true');
  });
  // The browser may bring an old page back, with what was typed.
  window.addEventListener('pageshow', () => {
    sent = false;
    button.removeAttribute('aria-busy');
    look();
  });
  look();
}
