import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

/** Reads markup as React renders it, in which every element is closed and every value quoted: as XML. */
export function markupTree(markup: string): Element {
  const root = new DOMParser().parseFromString(`<div>${markup}</div>`, 'application/xml').documentElement;
  if (!root) throw new Error('The markup is empty');
  return root;
}

/** The elements that stand directly in another. */
export function childrenOf(element: Element): Element[] {
  return [...element.childNodes].filter(isElement);
}

/** The text in an element, with one space for each run of spaces. */
export function textIn(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** True for an element, and not for text or a comment. */
export function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
