/** The calls since the last reading. The `wave` of a call is one more than the highest wave of the brand's ended calls. */
let calls: { brand: string | undefined; wave: number; ended: boolean }[] = [];

/**
 * A proxy of the sandbox that holds every call for `HELD_MS` milliseconds, long enough that all parallel calls of a page have
 * come by then, and returns the order of the calls at /bench/calls.
 */
export default {
  async fetch(request, { SANDBOX, HELD_MS }) {
    const { pathname, hostname } = new URL(request.url);
    if (pathname === '/bench/calls') {
      const told = calls.map(({ brand, wave }) => ({ brand, wave }));
      calls = [];
      return Response.json(told);
    }
    if (pathname.startsWith('/sandbox')) return SANDBOX.fetch(request);
    const brand = hostname.split('.').at(-2);
    const ended = calls.filter((call) => call.ended && call.brand === brand).map(({ wave }) => wave);
    const call = { brand, wave: 1 + Math.max(0, ...ended), ended: false };
    calls.push(call);
    const [answer] = await Promise.all([SANDBOX.fetch(request), scheduler.wait(HELD_MS)]);
    const body = await answer.arrayBuffer();
    call.ended = true;
    return new Response(body, answer);
  },
} satisfies ExportedHandler<{ SANDBOX: Fetcher; HELD_MS: number }>;
