import { isBehindSignIn } from '../src/domain/route-map.ts';

/** It shows every part, and links the same sheet. */
const GALLERY = '/gallery';

/**
 * Leaves out of the Worker the styles of the pages behind the sign-in, which link src/styles/signed-in.css instead: a file that
 * browsers keep. A visitor's page has its styles in itself, for its first view is one request.
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
