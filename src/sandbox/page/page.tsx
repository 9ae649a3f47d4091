/** @jsxImportSource hono/jsx */
import { pageDocument } from './page-document.tsx';
import { mailedLinks, outbox } from './page-mail.tsx';
import { type PageRequest, PageSection, Problem } from './page-parts.tsx';
import { assistants, brandLinks, nativeApp, people } from './page-people.tsx';
import { calls, dialect, faults } from './page-platform.tsx';
import { clock, networks, prices, testCards } from './page-world.tsx';

/** GET /sandbox: the sandbox page for people. Works without its script. */
export function sandboxPage(request: PageRequest) {
  const { brand, problem } = request;
  const all = [brandLinks, people, outbox, mailedLinks, nativeApp, assistants, clock, networks, prices];
  const sections = [...all, dialect, testCards, faults, calls].map((section) => section(request));
  return pageDocument({
    brand,
    title: 'Sandbox',
    home: <a href="/">{brand.displayName}</a>,
    script: <script src="/sandbox/page.js" type="module"></script>,
    content: (
      <>
        <Problem text={problem && `That did not work. ${problem}`} />
        <h1>Try everything. Nothing here is real.</h1>
        <p class="lead">
          This is the {brand.displayName} account portal with a make-believe platform behind it. The people,
          cards and cameras are invented, no message leaves this machine, and nobody is ever charged.
        </p>
        <nav class="row jump" aria-label="On this page">
          {sections.map(({ id, title, link = title }) => (
            <a class="button" href={`#${id}`}>
              {link}
            </a>
          ))}
        </nav>
        {sections.map((section) => (
          <PageSection {...section} />
        ))}
      </>
    ),
  });
}
