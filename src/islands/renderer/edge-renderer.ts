import react from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';

/**
 * Renders React at the edge. Every component that is not Astro's is React's, so `check` does not render it first, as
 * @astrojs/react does.
 */
const edgeRenderer: NamedSSRLoadedRendererValue = {
  ...react,
  check: async (component: unknown) => typeof component !== 'string',
};

export default edgeRenderer;
