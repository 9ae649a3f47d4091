/** The phone number or e-mail address that a code is sent to. */
export type Contact = { type: 'phone'; value: string } | { type: 'email'; value: string };

/**
 * The contact that receives the code: the phone number when present, otherwise the e-mail. Undefined when there is
 * neither.
 */
export function contactOf(info: {
  phoneNumber?: string | null | undefined;
  email?: string | null | undefined;
}): Contact | undefined {
  if (info.phoneNumber) return { type: 'phone', value: info.phoneNumber };
  if (info.email) return { type: 'email', value: info.email };
  return undefined;
}

/**
 * Masks a contact. E-mail: first character, `*****@`, first character of the domain, `*****` and the top-level domain.
 * Phone: `(xxx) xxx-xx` and the last two digits.
 */
export function maskedContact(contact: Contact): string {
  if (contact.type === 'phone') return `(xxx) xxx-xx${contact.value.replace(/\D/g, '').slice(-2)}`;
  const at = contact.value.lastIndexOf('@');
  const name = Array.from(contact.value.slice(0, at < 0 ? undefined : at));
  const domain = at < 0 ? '' : contact.value.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${name[0] ?? ''}*****@${Array.from(domain)[0] ?? ''}*****${dot < 0 ? '' : domain.slice(dot)}`;
}
