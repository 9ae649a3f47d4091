import { copyFor } from '../brands/copy/copy.ts';
import { appAddress } from '../domain/app-address.ts';
import { deviceKind, mayBeIpad } from '../domain/device-kind.ts';
import type { Visit } from './visit.ts';

/**
 * The Open App button on a phone or tablet (spec access.md section 2); undefined where there is no app to open.
 * `hidden`: only the browser can tell whether this is an iPad.
 */
export function openApp(visit: Visit, userAgent: string) {
  const { apps } = visit.brand;
  if (!apps) return undefined;
  const hidden = mayBeIpad(userAgent);
  const kind = hidden ? 'ios' : deviceKind(userAgent);
  const href = appAddress(kind, apps, new URL('/login', visit.url).href);
  const { openApp: label } = copyFor('recovery', visit.locale.language, visit.brand);
  return href === undefined ? undefined : { href, label, hidden };
}
