/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';

/** What differs between the documents of the sandbox: `links` are in the head, `home` is in the bar above the content. */
export type PageDocument = { title: string; links: Child; home: Child; content: Child };

/** Renders the document of a page of the sandbox. */
export function pageDocument({ title, links, home, content }: PageDocument) {
  return html`<!doctype html>${(
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          {links}
        </head>
        <body>
          <header class="bar">
            {home}
            <span class="tag">Sandbox</span>
          </header>
          <main>{content}</main>
        </body>
      </html>
    )}`;
}

/** Renders the links of a page in the colours of a brand. */
export function BrandLinks({ brand }: { brand: SandboxBrand }) {
  return (
    <>
      <link rel="icon" href={`/brands/${brand.key}/icon.svg`} type="image/svg+xml" />
      <link rel="stylesheet" href={`/sandbox/style.css?brand=${brand.key}`} />
    </>
  );
}
