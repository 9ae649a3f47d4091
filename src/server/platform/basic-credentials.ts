/**
 * A Basic `Authorization` value over several fields, built from UTF-8 bytes.
 * Undefined where any field but the last holds a colon, which would shift the fields behind it.
 */
export function basicCredentials(fields: readonly string[]): string | undefined {
  if (fields.slice(0, -1).some((field) => field.includes(':'))) return undefined;
  const bytes = new TextEncoder().encode(fields.join(':'));
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
