import { createHash } from 'node:crypto';

/** One start tag, with attribute names in lower case and decoded values. */
export type Tag = { name: string; attributes: Map<string, string> };

/** A form as a browser would send it. */
export type Form = { method: string; action: string; fields: Record<string, string> };

/** Elements that make a browser fetch a file, with the attribute that holds its address. */
const fetching = new Map([
  ['script', 'src'],
  ['link', 'href'],
  ['img', 'src'],
  ['iframe', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['audio', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
]);

const tagPattern = /<([a-z][\w-]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attributePattern = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const inlinePattern = (name: string) => new RegExp(`<${name}((?:\\s[^>]*)?)>([^]*?)</${name}\\s*>`, 'gi');

/** Every start tag of a page, except inside scripts and styles. */
export function tagsOf(html: string): Tag[] {
  const bare = html.replace(/(<(script|style)(?:\s[^>]*)?>)[^]*?(?=<\/\2)/gi, '$1');
  return [...bare.matchAll(tagPattern)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(attributes),
  }));
}

/** The addresses of the files that a page makes a browser fetch. A link that only waits for an element fetches none. */
export function fetchesOf(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) =>
    attributes.get('rel') === 'expect' ? [] : (attributes.get(fetching.get(name) ?? '') ?? []),
  );
}

/** The texts of the inline scripts or styles of a page. */
export function inlineOf(html: string, name: 'script' | 'style'): string[] {
  return [...html.matchAll(inlinePattern(name))]
    .filter(([, attributes = '']) => !attributesOf(attributes).has('src'))
    .map(([, , text = '']) => text);
}

/** The hash of an inline script or style, as a Content-Security-Policy names it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** The form of a page that posts to the path `action`, with the whole address to which it posts. Throws if there is none. */
export function formTo(html: string, action: string): Form {
  for (const [, attributes = '', inside = ''] of html.matchAll(inlinePattern('form'))) {
    const form = attributesOf(attributes);
    const address = form.get('action') ?? '';
    if (address !== action && address.split('?', 1)[0] !== action) continue;
    const fields: Record<string, string> = {};
    for (const { name, attributes: input } of tagsOf(inside)) {
      const field = input.get('name');
      if (name !== 'input' || field === undefined || input.has('disabled')) continue;
      const isBox = input.get('type') === 'checkbox';
      if (!isBox || input.has('checked')) fields[field] = input.get('value') ?? (isBox ? 'on' : '');
    }
    return { method: (form.get('method') ?? 'get').toUpperCase(), action: address, fields };
  }
  throw new Error(`no form to ${action}`);
}

/** The target of an answer: of its redirect, or of its page's refresh; `undefined` for none. */
export function leadsTo(answer: { location: string | undefined; text: string }): string | undefined {
  return answer.location ?? refreshOf(answer.text);
}

/** The target of an answer that leads on at once; `undefined` for a page that stays, also for one that reloads itself later. */
export function redirectOf(answer: { location: string | undefined; text: string }): string | undefined {
  const to = leadsTo(answer);
  return to !== undefined && /^[1-9]/.test(to) ? undefined : to;
}

/** An address without the reference of the failed request, which differs each time. */
export function withoutReference<Address extends string | undefined>(address: Address): Address | string {
  return address?.replace(/[?&]reference=[^&]*$/, '') ?? address;
}

/** The target of a page's refresh; `undefined` for none. */
export function refreshOf(html: string): string | undefined {
  const meta = tagsOf(html).find(
    ({ name, attributes }) => name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh',
  );
  return withoutReference(meta?.attributes.get('content')?.replace(/^0;\s*url=/i, ''));
}

/** The addresses of a page's links. */
export function linksOf(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'a' ? [withoutReference(attributes.get('href') ?? '')] : [],
  );
}

/** A page without its footer, which has the form of the language menu. */
export function withoutFooter(html: string): string {
  return html.replace(/<footer[^]*<\/footer>/, '');
}

/** The words of a page, without tags, scripts and styles. */
export function wordsOf(html: string): string {
  return decoded(
    html
      .replace(/<(script|style)(?:\s[^>]*)?>[^]*?<\/\1\s*>/gi, ' ')
      .replace(tagPattern, ' ')
      .replace(/<\/[\w-]+>/g, ' '),
  ).replace(/\s+/g, ' ');
}

/**
 * The texts of a page, one for each element, with the labels and descriptions of elements. Texts that are marked as another
 * language, or as a name, are left out.
 */
export function textsOf(html: string): string[] {
  const bare = html
    .replace(/<(script|style|template)(?:\s[^>]*)?>[^]*?<\/\1\s*>/gi, '\n')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<(\w+)(?=[^>]*\s(?:lang="|translate="no"))[^>]*>([^<]*)<\/\1>/g, '\n')
    .replace(/<bdi[^>]*>[^<]*<\/bdi>/g, '\n');
  const told = tagsOf(bare).flatMap(({ attributes }) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => attributes.get(name) ?? ''),
  );
  const texts = bare
    .replace(tagPattern, '\n')
    .replace(/<\/[\w-]+>/g, '\n')
    .split('\n')
    .map(decoded);
  return [...texts, ...told].map((text) => text.trim()).filter(Boolean);
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attributePattern)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  );
}

function decoded(text: string): string {
  const named: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
      : (named[String(name).toLowerCase()] ?? whole),
  );
}

/** The words of the message that takes the focus of a page; empty if there is none. */
export function focusedMessage(html: string): string {
  const [, told = ''] =
    /<div class="alert \w+" role="(?:alert|status)"[^>]*\sautofocus[^>]*><div>(.*?)<\/div>/s.exec(html) ?? [];
  return wordsOf(told).trim();
}
