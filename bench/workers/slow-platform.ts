/** A proxy of the sandbox that holds every call of the platform for `HELD_MS` milliseconds. */
export default {
  async fetch(request, { SANDBOX, HELD_MS }) {
    if (new URL(request.url).pathname.startsWith('/sandbox')) return SANDBOX.fetch(request);
    const [answer] = await Promise.all([SANDBOX.fetch(request), scheduler.wait(HELD_MS)]);
    return answer;
  },
} satisfies ExportedHandler<{ SANDBOX: Fetcher; HELD_MS: number }>;
