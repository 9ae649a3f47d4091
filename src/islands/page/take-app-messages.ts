import { APP_MESSAGES_COOKIE } from '../../contracts/app-messages.ts';
import { type AppMessage, appMessage } from '../../contracts/native-message.ts';
import { type CookiePage, takeCookie } from './page-cookie.ts';

/** The attribute in which a page that was sent in pieces leaves messages for the app, as a list in JSON. */
const INLINE = 'data-app-messages';

/** The part of a document that is read; a test replaces it. */
export type MessagePage = CookiePage & {
  querySelectorAll: (
    selector: string,
  ) => Iterable<{ getAttribute: (name: string) => string | null; remove: () => void }>;
};

/**
 * Takes the messages that the edge left for the app around the page, in order: those of answers before the page, then those
 * of the page itself. A second call returns none of them again. What is no message is left out.
 */
export function takeAppMessages(page: MessagePage): AppMessage[] {
  return [...cookieMessages(page), ...inlineMessages(page)].flatMap((each) => {
    const { success, data } = appMessage.safeParse(each);
    return success ? [data] : [];
  });
}

function cookieMessages(page: MessagePage): unknown[] {
  const value = takeCookie(page, APP_MESSAGES_COOKIE);
  return value === undefined ? [] : value.split('.').map((packed) => parsed(() => unpacked(packed)));
}

function inlineMessages(page: MessagePage): unknown[] {
  return [...page.querySelectorAll(`[${INLINE}]`)].flatMap((element) => {
    const list = parsed(() => element.getAttribute(INLINE) ?? '');
    element.remove();
    return Array.isArray(list) ? list : [];
  });
}

/** Unpacks base64url of UTF-8. */
function unpacked(packed: string): string {
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.codePointAt(0) ?? 0));
}

function parsed(text: () => string): unknown {
  try {
    return JSON.parse(text());
  } catch {
    return undefined;
  }
}
