import { cappedBody } from '../platform/capped-body.ts';

/** Largest body that is read, in bytes. Nothing a person types here comes near. */
export const MAX_BODY_BYTES = 64 * 1024;
/** How long a body may take to arrive, in milliseconds. */
const BODY_DEADLINE_MS = 10_000;

/** A body as data, with how it came; or the code of why it cannot be read. */
export type RequestBody =
  | { ok: true; from: 'json' | 'form'; data: unknown }
  | { ok: false; code: 'unsupported_type' | 'too_large' | 'bad_json' | 'bad_request' };

/**
 * Reads a JSON body or a plain form. A field that stands twice in a form is refused, but for those named in `lists`, which
 * are lists of text however often they stand. `jsonTypes` are further media types that hold JSON.
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

/** The media type without its parameters; undefined where the header is more than one type and parameters. */
function mediaType(header: string | null): string | undefined {
  const match = /^\s*([\w.+-]+\/[\w.+-]+)\s*(;\s*[\w-]+=("[^"]*"|[\w-]+)\s*)*$/.exec(header ?? '');
  // Text in another spelling would be read as something else than was sent: only UTF-8 is, whether said or not.
  const charsets = [...(header ?? '').matchAll(/;\s*charset=("[^"]*"|[\w-]+)/gi)].map(
    ([, name = '']) => name,
  );
  const isReadable = charsets.every((name) => /^"?utf-?8"?$/i.test(name));
  return isReadable ? match?.[1]?.toLowerCase() : undefined;
}

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
