import { isBehindSignIn } from '../src/domain/route-map.ts';

/** The gallery, which shows every part and links the same style sheet. */
const GALLERY = '/gallery';

/**
 * Removes the inline styles of signed-in pages from the Worker. These pages link src/styles/signed-in.css, which browsers
 * cache. A visitor's page keeps its inline styles, so that its first view is one request.
 * @returns {import('astro').AstroIntegration}
 */
export function signedInSheet() {
  return {
    name: 'signed-in-sheet',
    hooks: {
      'astro:build:ssr': ({ manifest }) => {
        for (const route of manifest.routes)
          if (isBehindSignIn(route.routeData.route) || route.routeData.route === GALLERY) route.styles = [];
      },
    },
  };
}
