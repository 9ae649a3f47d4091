import type { Answer } from '../../tools/smoke/portal-ask.ts';

/** An answer made up by a test. */
export function answerWith(status: number, text = '', headers: Record<string, string> = {}): Answer {
  return { status, headers: new Headers(headers), bytes: new TextEncoder().encode(text), text };
}

/** The file that these tests place, in place of the one of Apple Pay. */
export const deployedFile = {
  path: '/.well-known/apple-developer-merchantid-domain-association',
  contentType: 'application/octet-stream',
  body: '7B2276657273696F6E223A317D\n',
};
