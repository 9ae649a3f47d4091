import * as z from 'zod';

/** The error answer of a request to /sandbox. */
export type ControlProblem = {
  code: 'badBody' | 'unknownAccount' | 'unknownBrand' | 'unknownPrice' | 'notFound';
  message: string;
};

export type ReadBody<Value> = { at: 'read'; value: Value } | { at: 'bad'; problem: ControlProblem };

/** True if a page's form sent the request, not a test or a script. A form gets a page back, others get JSON. */
export function isForm(request: Request): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    request.headers.get('content-type') ?? '',
  );
}

/** Reads JSON or form fields and validates them; a failure is one sentence. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<ReadBody<z.output<Schema>>> {
  const body = isForm(request) ? Object.fromEntries(await request.formData()) : await readJson(request);
  const result = schema.safeParse(body);
  if (result.success) return { at: 'read', value: result.data };
  const message = result.error.issues
    .map(({ path, message: text }) => [path.join('.'), text].join(' ').trim())
    .join('; ');
  return { at: 'bad', problem: { code: 'badBody', message } };
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON is validated as undefined, and so refused.
    return undefined;
  }
}
