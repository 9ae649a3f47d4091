/** A request. No redirect is followed. */
export type AskInit = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

/** An answer as it came, with its body unpacked. `text` is the body read as UTF-8. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array; text: string };

/** Sends a request to an address. Throws `Unanswered` where no whole answer comes. */
export type Ask = (address: string, init?: AskInit) => Promise<Answer>;

/** Thrown where no whole answer came; the message says why, as the end of a sentence. */
export class Unanswered extends Error {
  override name = 'Unanswered';
}

/** The whole of a response. */
export async function answerOf(response: {
  status: number;
  headers: Iterable<[string, string]>;
  arrayBuffer: () => Promise<ArrayBuffer>;
}): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: new Headers([...response.headers]),
    bytes,
    text: new TextDecoder().decode(bytes),
  };
}

/** The value of a header; empty where the answer has none. */
export function headerOf({ headers }: Answer, name: string): string {
  return headers.get(name) ?? '';
}
