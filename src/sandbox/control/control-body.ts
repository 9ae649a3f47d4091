import * as z from 'zod';

/** What went wrong with a request to /sandbox, as it is answered. */
export type ControlProblem = {
  code: 'badBody' | 'unknownAccount' | 'unknownBrand' | 'unknownPrice' | 'notFound';
  message: string;
};

export type ReadBody<Value> = { at: 'read'; value: Value } | { at: 'bad'; problem: ControlProblem };

/** Whether a page's form sent this, rather than a test or a script. Forms get a page back, the others get JSON. */
export function isForm(request: Request): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    request.headers.get('content-type') ?? '',
  );
}

/** Reads JSON or a form's fields and checks them. Says in one sentence what is wrong. */
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
    // No JSON is checked as nothing, and refused as nothing.
    return undefined;
  }
}
