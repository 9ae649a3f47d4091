/** Answers by address, caller and body. They never expire, because the bench changes no data. */
const kept = new Map<string, { body: string; headers: Record<string, string> }>();

type Env = { SANDBOX: Fetcher; INVOICES: number | null };

/**
 * A proxy of the sandbox that caches the answers of reads, previews and sign-ins, so that it is fast enough for the portal
 * never to wait for it. With `INVOICES` every list of invoices has so many.
 */
export default {
  async fetch(request, { SANDBOX, INVOICES }) {
    const { pathname } = new URL(request.url);
    // Analytics events are accepted and dropped.
    if (pathname === '/sandbox/analytics') return new Response(null, { status: 204 });
    const asked = await request.clone().text();
    const token = request.headers.get('peppertoken');
    const basic = request.headers.get('authorization');
    const reads = request.method === 'GET' || pathname.endsWith('/preview');
    const caller = reads ? token : basic?.startsWith('Basic ') ? basic : null;
    if (!caller) return SANDBOX.fetch(request);
    const key = `${request.method} ${caller} ${request.url} ${asked}`;
    const known = kept.get(key);
    if (known) return new Response(known.body, { headers: known.headers });
    const answer = await SANDBOX.fetch(request);
    const text = await answer.text();
    const isMultiplied = INVOICES !== null && pathname.endsWith('/paymentHistory');
    const body = isMultiplied ? multiplied(text, INVOICES) : text;
    const type = answer.headers.get('content-type') ?? 'application/json';
    if (answer.ok) kept.set(key, { body, headers: { 'content-type': type } });
    return new Response(body, { status: answer.status, headers: { 'content-type': type } });
  },
} satisfies ExportedHandler<Env>;

/** A list of so many invoices: those of the list again and again, each with its own id. */
function multiplied(text: string, count: number): string {
  const invoices: { invoiceId: string }[] = JSON.parse(text);
  const all = Array.from({ length: count }, (_, at) => ({
    ...invoices[at % invoices.length],
    invoiceId: `INV-${at}`,
  }));
  return JSON.stringify(all);
}
