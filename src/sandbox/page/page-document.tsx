/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import type { Child } from 'hono/jsx';
import { brandCss } from '../../brands/brand-css.ts';
import type { SandboxBrand, SandboxBrands } from '../catalogue/sandbox-brands.ts';
import pageCss from './page.css?raw';

/** What differs between the documents of the sandbox. `home` is in the bar above the content. */
type PageDocument = { brand: SandboxBrand; title: string; home: Child; script?: Child; content: Child };

/** Renders the document of a page of the sandbox, in the colours of a brand. */
export function pageDocument({ brand, title, home, script, content }: PageDocument) {
  return html`<!doctype html>${(
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>
            {title} · {brand.displayName}
          </title>
          <link rel="icon" href={`/brands/${brand.key}/icon.svg`} type="image/svg+xml" />
          <link rel="stylesheet" href={`/sandbox/style.css?brand=${brand.key}`} />
          {script}
        </head>
        <body>
          <header>
            {home}
            <span class="badge">Sandbox</span>
          </header>
          <main>{content}</main>
        </body>
      </html>
    )}`;
}

/** Returns the style sheet of the pages in the colours of a brand, with a coloured dot for each brand. */
export function pageStyle({ byKey }: SandboxBrands, brand: SandboxBrand): string {
  const dots = [...byKey.values()].map(({ key, theme }) => `.dot-${key}{background:${theme.light.accent}}`);
  return `${brandCss(brand.theme)}\n${dots.join('')}\n${pageCss}`;
}
