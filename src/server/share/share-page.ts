import { encodeQR } from 'qr';
import { fillIn } from '../../copy/fill-in.ts';
import { visitorPlatform, mayBeIpad } from '../../domain/web/visitor-platform.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { appStores } from '../app/app-stores.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The empty margin that a camera needs to find a code, in modules. */
const QUIET_ZONE = 4;

/** The app in which testers get the apps of every brand. */
const TEST_FLIGHT = 'https://apps.apple.com/app/id899247664';

/**
 * Redirects a phone to its store (`moved`); elsewhere returns what /share shows, with a QR code for each store. `ipad`
 * is the store that the page leads an iPad to.
 */
export function sharePage(context: RequestContext, session: SessionRecord | undefined, userAgent: string) {
  const { brand } = context;
  const platform = visitorPlatform(userAgent);
  if (brand.apps && platform !== 'other') return { kind: 'moved' as const, to: brand.apps[platform] };
  const copy = context.copy('share');
  const app = brand.apps?.name ?? brand.displayName;
  const ways = appStores(context)?.map((badge) => ({
    badge,
    code: { ...qrDrawing(badge.href), label: fillIn(copy.code, { store: badge.name }) },
  }));
  return {
    kind: 'shown' as const,
    view: {
      title: fillIn(copy.title, { app }),
      text: fillIn(ways ? copy.text : copy.none, { app }),
      stores: ways && { text: copy.stores, ways },
      testers: copy.testers,
      testFlight: { href: TEST_FLIGHT, label: copy.testFlight },
      home: session
        ? { href: pathTo('myPlan'), label: copy.home }
        : { href: pathTo('signIn'), label: copy.signIn },
    },
    ipad: mayBeIpad(userAgent) ? brand.apps?.ios : undefined,
  };
}

/** Draws a text as a QR code in a square of `size` modules: one path, with a rectangle for each run of dark modules. */
export function qrDrawing(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const runs = rows.flatMap((row, y) =>
    row.map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${end - x}v1H${x}z`;
    }),
  );
  return { size: rows.length, path: runs.join('') };
}
