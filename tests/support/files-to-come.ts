import type { Answer } from '../../scripts/smoke/portal-ask.ts';
import { answerWith, placedFile } from './made-answer.ts';

/**
 * The answers that a deployed portal has to give, and that the build does not give yet: the well-known files, and no index
 * outside production. Undefined for every other path.
 */
export function answerToCome(host: string, path: string): Answer | undefined {
  const plain = { 'content-type': 'text/plain; charset=utf-8' };
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  switch (path) {
    case '/.well-known/security.txt':
      return answerWith(
        200,
        `Contact: mailto:security@${host}\nExpires: ${expires}\nCanonical: https://${host}${path}\n`,
        plain,
      );
    case '/.well-known/change-password':
      return answerWith(303, '', { location: '/forgot-password' });
    case '/robots.txt':
      return answerWith(200, 'User-agent: *\nDisallow:\n', plain);
    case placedFile.path:
      return answerWith(200, placedFile.body, { 'content-type': placedFile.contentType });
    default:
      return path.startsWith('/.well-known/') ? answerWith(404, 'not found', plain) : undefined;
  }
}
