/** The least a Worker can do: what every figure of the bench is a multiple of. */
export default {
  fetch: () => new Response('ok'),
};
