/** An element of rendered markup, with what stands in it. */
export type MarkupElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (MarkupElement | string)[];
};

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g;

/** Reads markup as React renders it, in which every element is closed and every value quoted. */
export function markupTree(markup: string): MarkupElement {
  const root: MarkupElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name, attributes, text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(unescaped(text));
    else if (closing) open.pop();
    else if (name !== undefined) {
      const element = { name, attributes: attributesIn(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!VOID.has(name)) open.push(element);
    }
  }
  return root;
}

/** The text in an element, with one space for each run of spaces. */
export function textIn(element: MarkupElement): string {
  const all = ({ children }: MarkupElement): string =>
    children.map((child) => (typeof child === 'string' ? child : all(child))).join('');
  return all(element).replace(/\s+/g, ' ').trim();
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
