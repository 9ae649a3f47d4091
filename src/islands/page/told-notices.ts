import { APP_NOTICES_COOKIE } from '../../contracts/app-notices.ts';

/** The attribute in which a page that was sent in pieces leaves notices for the app, as a list in JSON. */
const INLINE = 'data-app-tells';
/** The sandbox has no prefix where a browser keeps no `Secure` cookie (docs/adr/034). */
const names = [`__Host-${APP_NOTICES_COOKIE}`, APP_NOTICES_COOKIE];

/** The part of a document that is read; a test replaces it. */
export type NoticePage = {
  cookie: string;
  querySelectorAll: (
    selector: string,
  ) => Iterable<{ getAttribute: (name: string) => string | null; remove: () => void }>;
};

/**
 * Takes the notices that the edge left for the app around the page, in order: those of answers before the page, then those
 * of the page itself. A second call returns none of them again. What cannot be read is left out.
 */
export function takeNotices(page: NoticePage): unknown[] {
  return [...cookieNotices(page), ...inlineNotices(page)];
}

function cookieNotices(page: NoticePage): unknown[] {
  return names.flatMap((name) => {
    const value = page.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
    if (value === undefined) return [];
    const secure = name.startsWith('__Host-') ? '; Secure' : '';
    page.cookie = `${name}=; Path=/; Max-Age=0${secure}`;
    return value.split('.').map((packed) => parsed(() => unpacked(packed)));
  });
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
