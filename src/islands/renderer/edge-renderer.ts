import react from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';

/**
 * Renders React at the edge. What is no Astro component is React's, so none is rendered a second time to find that out, as
 * the check of @astrojs/react does.
 */
const edgeRenderer: NamedSSRLoadedRendererValue = {
  ...react,
  check: async (component: unknown) => typeof component !== 'string',
};

export default edgeRenderer;
