/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { Assistants } from './page-assistants.tsx';
import { Calls } from './page-calls.tsx';
import { ClockAndReset } from './page-clock.tsx';
import { pageDocument } from './page-document.tsx';
import { DialectChoice } from './page-dialect.tsx';
import { Faults } from './page-faults.tsx';
import { Networks } from './page-network.tsx';
import { Outbox } from './page-outbox.tsx';
import { MailedLinks } from './page-mail.tsx';
import { NativeApp } from './page-native.tsx';
import { Brands, Personas } from './page-people.tsx';
import { TestCards } from './page-cards.tsx';
import { Prices } from './page-prices.tsx';
import type { World } from '../world/world.ts';

/** The input of the page. `problem` says why a form was invalid. */
export type PageRequest = { world: World; brand: SandboxBrand; url: URL; problem: string | null };

/** GET /sandbox: the sandbox page for people. Works without its script. */
export function sandboxPage({ world, brand, url, problem }: PageRequest) {
  return pageDocument({
    title: `Sandbox · ${brand.displayName}`,
    links: (
      <>
        <link rel="icon" href={`/brands/${brand.key}/icon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox/style.css" />
        <script src="/sandbox/page.js" type="module"></script>
      </>
    ),
    home: (
      <a class="home" href="/">
        {brand.displayName}
      </a>
    ),
    content: (
      <>
        {problem !== null && (
          <p class="problem" role="alert">
            That did not work. {problem}
          </p>
        )}
        <h1>Try everything. Nothing here is real.</h1>
        <p class="lead">
          This is the {brand.displayName} account portal with a make-believe platform behind it. The people,
          cards and cameras are invented, no message leaves this machine, and nobody is ever charged.
        </p>
        <nav class="jump" aria-label="On this page">
          <a href="#people">People</a>
          <a href="#outbox">Outbox</a>
          <a href="#mailed">Mailed links</a>
          <a href="#native">Native app</a>
          <a href="#assistants">Assistants</a>
          <a href="#clock">Clock</a>
          <a href="#network">Network</a>
          <a href="#prices">Prices</a>
          <a href="#dialect">Dialect</a>
          <a href="#cards">Cards</a>
          <a href="#faults">Faults</a>
          <a href="#log">Calls</a>
        </nav>
        <Brands brands={world.brands} current={brand} url={url} />
        <Personas brand={brand} />
        <div class="columns">
          <Outbox world={world} url={url} />
          <ClockAndReset clock={world.clock} />
        </div>
        <MailedLinks brand={brand} />
        <NativeApp world={world} brand={brand} />
        <Assistants world={world} brand={brand} />
        <Networks />
        <Prices world={world} brand={brand} />
        <DialectChoice world={world} brand={brand} />
        <TestCards />
        <Faults world={world} brand={brand} />
        <Calls world={world} />
      </>
    ),
  });
}
