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

/** Thrown where a visitor's request fails at the portal, so that nothing can be said of what its answer should have been. */
export class Failing extends Error {
  override name = 'Failing';
  readonly answer: Answer;
  constructor(path: string, answer: Answer) {
    super(`${path} answers ${answer.status}`);
    this.answer = answer;
  }
}

/** The answer to a visitor; throws `Failing` for a status of 500 and more. */
export function orFailing(path: string, answer: Answer): Answer {
  if (answer.status >= 500) throw new Failing(path, answer);
  return answer;
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
