/** What a form sends by script: its fields, or an object as JSON. */
export type FormBody = FormData | object;

/** Makes the request that a form stands for, to its own `action` as served, or to its button's. */
export function formRequest(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  body: FormBody,
): () => Promise<Response> {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href;
  const isForm = body instanceof FormData;
  const init = {
    method: 'POST',
    headers: { 'x-portal-request': '1', ...(isForm ? {} : { 'content-type': 'application/json' }) },
    // As the browser itself would send it: a handler reads one form, whoever sends it.
    body: isForm ? new URLSearchParams(textPairs(body)) : JSON.stringify(body),
  };
  return () => fetch(action, init);
}

/** The fields as text, the last of those that share a name. */
export function asText(data: FormData): Record<string, string> {
  return Object.fromEntries(textPairs(data));
}

function textPairs(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, String(value)]);
}
