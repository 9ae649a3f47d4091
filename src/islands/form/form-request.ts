import { CALL_HEADER } from '../../contracts/account-call.ts';

/** The body that a script sends for a form: its fields, or an object as JSON. */
export type FormBody = FormData | object;

/** Returns a function that sends the form to its `action` as rendered, or to the `formaction` of its button. */
export function formRequest(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  body: FormBody,
): () => Promise<Response> {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href;
  const isForm = body instanceof FormData;
  const init = {
    method: 'POST',
    headers: { [CALL_HEADER]: '1', ...(isForm ? {} : { 'content-type': 'application/json' }) },
    // The encoding of a plain form, so that a handler reads only one.
    body: isForm ? new URLSearchParams(textPairs(body)) : JSON.stringify(body),
  };
  return () => fetch(action, init);
}

/** Returns the fields as strings; of fields with the same name, the last one. */
export function asText(data: FormData): Record<string, string> {
  return Object.fromEntries(textPairs(data));
}

function textPairs(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, String(value)]);
}
