import { cappedBody } from '../platform/capped-body.ts';

/** Largest body that is read, in bytes: far more than any form of the portal needs. */
export const MAX_BODY_BYTES = 64 * 1024;
/** How long a body may take to arrive, in milliseconds. */
const BODY_DEADLINE_MS = 10_000;

/** The parsed body and the format it came in; or the code that says why it cannot be read. */
export type RequestBody =
  | { ok: true; from: 'json' | 'form'; data: unknown }
  | { ok: false; code: 'unsupported_type' | 'too_large' | 'bad_json' | 'bad_request' };

/**
 * Reads a JSON body or a plain form. A form field that occurs twice is refused, except the fields named in `lists`,
 * which are always read as lists of text. `jsonTypes` are further media types that hold JSON.
 */
export async function readRequestBody(
  request: Request,
  {
    lists = [],
    jsonTypes = [],
    maxBytes = MAX_BODY_BYTES,
  }: { lists?: readonly string[]; jsonTypes?: readonly string[]; maxBytes?: number } = {},
): Promise<RequestBody> {
  const type = mediaType(request.headers.get('content-type'));
  const isJson = type === 'application/json' || (type !== undefined && jsonTypes.includes(type));
  if (!isJson && type !== 'application/x-www-form-urlencoded') return { ok: false, code: 'unsupported_type' };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { ok: false, code: 'too_large' };
  const body = await readStream(request.body, maxBytes);
  if (body === 'late') return { ok: false, code: 'bad_request' };
  if (!body.ok) return { ok: false, code: 'too_large' };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body.bytes);
  return isJson ? fromJson(text) : fromForm(text, lists);
}

/** The media type without its parameters; undefined for a malformed header, or for a charset other than UTF-8. */
function mediaType(header: string | null): string | undefined {
  const match = /^\s*([\w.+-]+\/[\w.+-]+)\s*(;\s*[\w-]+=("[^"]*"|[\w-]+)\s*)*$/.exec(header ?? '');
  // The body is always decoded as UTF-8, so text in another charset would be read wrongly.
  const charsets = [...(header ?? '').matchAll(/;\s*charset=("[^"]*"|[\w-]+)/gi)].map(
    ([, name = '']) => name,
  );
  const isReadable = charsets.every((name) => /^"?utf-?8"?$/i.test(name));
  return isReadable ? match?.[1]?.toLowerCase() : undefined;
}

/** Reads the body up to `maxBytes`; `late` if it has not arrived within the deadline. */
async function readStream(stream: ReadableStream<Uint8Array> | null, maxBytes: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), BODY_DEADLINE_MS);
  });
  try {
    return await Promise.race([cappedBody(stream, maxBytes), late]);
  } finally {
    clearTimeout(timer);
  }
}

function fromJson(text: string): RequestBody {
  try {
    return { ok: true, from: 'json', data: JSON.parse(text) };
  } catch {
    return { ok: false, code: 'bad_json' };
  }
}

function fromForm(text: string, lists: readonly string[]): RequestBody {
  const fields = new URLSearchParams(text);
  const single = [...fields].filter(([name]) => !lists.includes(name));
  if (new Set(single.map(([name]) => name)).size !== single.length) return { ok: false, code: 'bad_request' };
  const listed = lists.map((name) => [name, fields.getAll(name)] as const);
  return { ok: true, from: 'form', data: Object.fromEntries([...single, ...listed]) };
}
