/**
 * Returns a Basic `Authorization` value of several fields, encoded as UTF-8; undefined where any field but the last has
 * a colon, which would shift the fields behind it.
 */
export function basicCredentials(fields: readonly string[]): string | undefined {
  if (fields.slice(0, -1).some((field) => field.includes(':'))) return undefined;
  const bytes = new TextEncoder().encode(fields.join(':'));
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
