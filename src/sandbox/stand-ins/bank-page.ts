// The stand-in bank, in its own iframe and on its own host: the person approves or refuses the card. Before that it may
// take the browser's fingerprint, and for some cards that is all (`ends`). At Recurly's host it leads on to the bank (`to`).
(() => {
  type Question = { actionTokenId?: string; step?: 'fingerprint' | 'challenge'; ends?: boolean; to?: string };
  const { actionTokenId, step, ends, to }: Question = JSON.parse(
    decodeURIComponent(location.hash.slice(1)) || '{}',
  );
  const tell = (message: StandIns.FrameMessage) => window.parent.postMessage(message, '*');

  const make = (name: string, properties: Partial<HTMLElement>) =>
    Object.assign(document.createElement(name), properties);

  // Recurly's challenge has a result token; for Stripe, the iframe only reports the outcome.
  async function end(passes: boolean) {
    for (const button of document.querySelectorAll('button')) button.disabled = true;
    if (!actionTokenId) return tell({ event: passes ? 'passed' : 'failed' });
    const response = await fetch(`/sandbox/recurly/actions/${encodeURIComponent(actionTokenId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ passes }),
    });
    if (passes && response.ok) return tell({ event: 'token', token: await response.json() });
    tell({ event: 'error', code: '3ds-auth-error' });
  }

  async function start() {
    if (to) {
      const hash = encodeURIComponent(JSON.stringify({ actionTokenId, step }));
      return location.replace(`${to}/sandbox/recurly/bank#${hash}`);
    }
    if (actionTokenId) {
      const response = await fetch(`/sandbox/recurly/tokens/${encodeURIComponent(actionTokenId)}`);
      const action: { over?: boolean } = response.ok ? await response.json() : { over: true };
      if (action.over) return tell({ event: 'error', code: '3ds-auth-error' });
    }
    if (step === 'fingerprint') return ends ? end(true) : tell({ event: 'fingerprinted' });
    document.body.replaceChildren(
      make('h1', { textContent: 'Make-believe bank' }),
      make('p', { textContent: 'Somebody wants to use your card. Is it you?' }),
      make('button', { textContent: 'Approve', onclick: () => end(true) }),
      make('button', { textContent: 'Fail', className: 'fail', onclick: () => end(false) }),
    );
    tell({ event: 'ready' });
  }

  void start();
})();
