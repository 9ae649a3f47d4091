import { createHash } from 'node:crypto';

/** Returns the name of an inline script or style in a Content-Security-Policy: `sha256-` and its SHA-256 in base64. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
