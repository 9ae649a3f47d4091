/** True for a JSON object: neither null nor a list. */
export function isJsonObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value where it is a JSON object; undefined for anything else. */
export function asJsonObject(value: unknown): Record<PropertyKey, unknown> | undefined {
  return isJsonObject(value) ? value : undefined;
}
