/** An empty Worker, the unit of the bench's ratios. */
export default {
  fetch: () => new Response('ok'),
} satisfies ExportedHandler;
