/**
 * Parses the body as JSON; undefined if it is empty. Invalid JSON is returned as text, which every operation refuses.
 */
export function jsonBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return undefined;
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
