import { APP_NOTICES_COOKIE } from '../../contracts/app-notices.ts';
import { type AppNotice, appNotice } from '../../contracts/native-message.ts';
import { type CookiePage, takeCookie } from './page-cookie.ts';

/** The attribute in which a page that was sent in pieces leaves notices for the app, as a list in JSON. */
const INLINE = 'data-app-tells';

/** The part of a document that is read; a test replaces it. */
export type NoticePage = CookiePage & {
  querySelectorAll: (
    selector: string,
  ) => Iterable<{ getAttribute: (name: string) => string | null; remove: () => void }>;
};

/**
 * Takes the notices that the edge left for the app around the page, in order: those of answers before the page, then those
 * of the page itself. A second call returns none of them again. What is no notice is left out.
 */
export function takeNotices(page: NoticePage): AppNotice[] {
  return [...cookieNotices(page), ...inlineNotices(page)].flatMap((each) => {
    const { success, data } = appNotice.safeParse(each);
    return success ? [data] : [];
  });
}

function cookieNotices(page: NoticePage): unknown[] {
  const value = takeCookie(page, APP_NOTICES_COOKIE);
  return value === undefined ? [] : value.split('.').map((packed) => parsed(() => unpacked(packed)));
}

function inlineNotices(page: NoticePage): unknown[] {
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
