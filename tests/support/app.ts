import { base64url } from 'jose';
import { APP_MESSAGES_COOKIE } from '../../src/contracts/app-messages.ts';
import { type Answer, cookieValue } from './portal.ts';

/** The cookie of an app's web view whose app knows the session as open. */
export const IN_THE_APP = '__Host-app=ios.open';

/** The messages that an answer leaves for the app, and those that its page carries; none of earlier answers. */
export function toldIn({ setCookies, text }: Pick<Answer, 'setCookies' | 'text'>): unknown[] {
  const cookie = cookieValue({ setCookies }, APP_MESSAGES_COOKIE);
  const inline = /data-app-messages="([^"]*)"/
    .exec(text)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"');
  return [
    ...(cookie
      ? cookie.split('.').map((packed) => parsed(new TextDecoder().decode(base64url.decode(packed))))
      : []),
    ...(inline ? [parsed(inline)].flat() : []),
  ];
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}
