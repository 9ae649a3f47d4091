import { linkSchemes } from '../../contracts/native-message.ts';
import type { NativeBridge } from './native-bridge.ts';

/** How many bytes are turned into text at once: an engine limits the arguments of a call. */
const CHUNK = 32_768;

type Bridge = Pick<NativeBridge, 'send' | 'carriesOut'>;

/**
 * Hands the app around the page what a web view cannot do: a link to another site, a mail or telephone number, and a file to
 * keep. A link that the app does not take on goes the browser's way, and shows its address, so that a person can copy it.
 * Also leads back to the app.
 */
export function watchLinks(page: Document, bridge: Bridge): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    if (link.dataset['backToApp'] !== undefined) {
      if (bridge.send({ event: 'NAVIGATE_BACK' })) event.preventDefault();
    } else if (link.hasAttribute('download') || link.dataset['file'] !== undefined) {
      if (!bridge.carriesOut('SHARE_FILE')) return;
      event.preventDefault();
      void shareFile(link, bridge);
    } else if (leadsOut(link)) {
      if (bridge.send({ event: 'OPEN_LINK', url: link.href })) event.preventDefault();
      else showAddress(link);
    }
  });
}

/** True for a link that leaves the web view: another site, another window, a mail, a telephone number. */
function leadsOut({ protocol, origin, target }: HTMLAnchorElement): boolean {
  const isOpened = linkSchemes.some((scheme) => scheme === protocol);
  return isOpened && (target === '_blank' || origin !== window.location.origin);
}

/** Writes the address in place of a link's words, where those do not hold it: nothing may come of the press. */
function showAddress(link: HTMLAnchorElement): void {
  const [address = ''] = link.href.slice(link.protocol.length).replace(/^\/\//, '').split('?');
  if (!link.textContent?.includes(address)) link.textContent = address;
}

/** Reads a file with the session of this page and hands it to the app; one that is not read or not taken goes the browser's way. */
async function shareFile(link: HTMLAnchorElement, bridge: Bridge): Promise<void> {
  const file = link.protocol === 'data:' ? writtenFile(link) : await fetchedFile(link);
  if (file) {
    const { name, type, bytes } = file;
    if (bridge.send({ event: 'SHARE_FILE', name, type, base64: base64Of(bytes) })) return;
  }
  window.location.assign(link.href);
}

type SharedFile = { name: string; type: string; bytes: Uint8Array };

/** The file that a `data:` address holds as percent-encoded text. The policy of the page lets no script fetch it. */
function writtenFile({ href, download }: HTMLAnchorElement): SharedFile | undefined {
  const { type = '', text } = /^data:(?<type>[^;,]*)[^,]*,(?<text>.*)$/s.exec(href)?.groups ?? {};
  if (text === undefined) return undefined;
  return { name: download, type, bytes: new TextEncoder().encode(decodeURIComponent(text)) };
}

async function fetchedFile({ href, download, pathname }: HTMLAnchorElement): Promise<SharedFile | undefined> {
  const answer = await fetch(href).catch(() => undefined);
  if (!answer?.ok || answer.redirected) return undefined;
  const named = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  const name = named ?? (download || (pathname.split('/').at(-1) ?? ''));
  return { name, type, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
