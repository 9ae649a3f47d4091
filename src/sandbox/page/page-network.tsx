/** @jsxImportSource hono/jsx */

const networks = [
  { network: 'DE', name: 'Germany' },
  { network: 'FR', name: 'France' },
  { network: 'GB', name: 'United Kingdom' },
  { network: 'CA-QC', name: 'Quebec' },
  { network: 'US-CA', name: 'California' },
  { network: 'US-TX', name: 'Texas' },
  { network: 'unknown', name: 'Nobody knows' },
];

/** Buttons that let this browser come from another network: the law there decides whether tags may load. */
export function Networks() {
  return (
    <section id="network" aria-labelledby="network-title">
      <h2 id="network-title">Where you are</h2>
      <p class="hint">
        The portal takes your country from your network. Where its law asks first, a page with tags asks you;
        elsewhere they load until you refuse. Open <a href="/plans">the plans</a> as a visitor, and see.
      </p>
      <form method="post" action="/sandbox/network">
        <ul class="moves">
          {networks.map(({ network, name }) => (
            <li>
              <button class="quiet" name="network" value={network}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  );
}
