/** Stands in for the renderer of React that streams: the portal renders at once (docs/adr/005). Always throws. */
export function renderToReadableStream(): never {
  throw new Error('React streams nothing at the edge');
}
