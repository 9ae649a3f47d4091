import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createComponent, renderComponent, renderTemplate } from 'astro/runtime/server/index.js';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import edgeRenderer from './edge-renderer.ts';

/** Renders a page with one React component that counts how often it runs. */
async function rendered(renderer: typeof edgeRenderer) {
  let runs = 0;
  function Counted({ text }: { text: string }) {
    runs += 1;
    return createElement('p', null, text);
  }
  const container = await AstroContainer.create();
  container.addServerRenderer({ renderer });
  const page = createComponent(
    (result) => renderTemplate`${renderComponent(result, 'Counted', Counted, { text: 'Here' })}`,
  );
  return { html: await container.renderToString(page), runs };
}

describe('React at the edge', () => {
  it('runs a component once per rendering', async () => {
    const { html, runs } = await rendered(edgeRenderer);
    expect(html).toContain('<p>Here</p>');
    expect(runs).toBe(1);
  });

  it('is needed as long as @astrojs/react runs a component twice', async () => {
    const { default: usual } = await import('@astrojs/react/server.js');
    expect((await rendered(usual)).runs).toBe(2);
  });
});
