import { createHash } from 'node:crypto';

/** How a Content-Security-Policy names a script or style that stands in a page: its SHA-256, in base64. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
