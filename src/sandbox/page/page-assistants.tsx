/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { BrandLinks, pageDocument } from './page-document.tsx';
import type { AssistantResult } from '../access/assistants.ts';
import { LanguageChoice } from './page-native.tsx';
import type { World } from '../world/world.ts';

type Partner = SandboxBrand['voiceAssistants'][number]['partner'];

const apps: Record<Partner, { name: string; says: string }> = {
  google: { name: 'Google Home', says: '“Hey Google, show the front door.”' },
  alexa: { name: 'Alexa', says: '“Alexa, show the front door.”' },
};

/** Lists the assistants of a brand, each with a link that starts a linking. */
export function Assistants({ world, brand }: { world: World; brand: SandboxBrand }) {
  return (
    <section id="assistants" aria-labelledby="assistants-title">
      <h2 id="assistants-title">Voice assistants</h2>
      <p class="hint">
        Two make-believe apps that ask {brand.displayName} for a code, check the answer to the letter, and
        exchange it once.
      </p>
      <ul class="people">
        {brand.voiceAssistants.map(({ partner }) => {
          const link = world.store.assistantLinks.get(`${brand.key} ${partner}`);
          return (
            <li class="card">
              <h3>{apps[partner].name}</h3>
              <p class="email">{apps[partner].says}</p>
              <p class="plan">{link ? 'Linked' : 'Not linked'}</p>
              <p class="summary">{link ? `To ${link.fullName}, ${link.email}.` : 'To nobody yet.'}</p>
              <form action={`/sandbox/assistants/${partner}/start`}>
                {partner === 'google' && <LanguageChoice none="The browser’s" />}
                <button class="quiet">
                  {link ? `Link ${apps[partner].name} again` : `Link ${apps[partner].name}`}
                </button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Renders the end of a linking: the result of the portal's answer. */
export function assistantPage({
  brand,
  portal,
  partner,
  result,
}: {
  brand: SandboxBrand;
  /** Origin of the portal; empty if unknown, and then the page asks for the brand. */
  portal: string;
  partner: Partner;
  result: AssistantResult;
}) {
  const { name, says } = apps[partner];
  return pageDocument({
    title: `${name} · ${brand.displayName}`,
    links: <BrandLinks brand={brand} />,
    home: (
      <a class="home" href={`${portal}/sandbox?brand=${brand.key}#assistants`}>
        {name}
      </a>
    ),
    content: (
      <>
        <Outcome brand={brand} name={name} says={says} result={result} />
        <div class="take">
          <a class="button" href={`${portal}/sandbox?brand=${brand.key}`}>
            Back to the sandbox
          </a>
          <a class="button quiet" href={`${portal}/sandbox/assistants/${partner}/start?brand=${brand.key}`}>
            Link again
          </a>
        </div>
      </>
    ),
  });
}

type Told = { brand: SandboxBrand; name: string; says: string; result: AssistantResult };

function Outcome({ brand, name, says, result }: Told) {
  switch (result.at) {
    case 'linked':
      return (
        <>
          <h1>
            {brand.displayName} is linked to {name}
          </h1>
          <p class="lead">
            {name} was told that this is {result.fullName}, <b>{result.email}</b>. Now say {says}
          </p>
        </>
      );
    case 'denied':
      return (
        <>
          <h1>
            {brand.displayName} is not linked to {name}
          </h1>
          <p class="lead">Somebody pressed Cancel, so {name} got no code and knows nothing.</p>
        </>
      );
    case 'refused':
      return (
        <>
          <h1>
            {brand.displayName} is not linked to {name}
          </h1>
          <p class="lead">{name} does not take this answer.</p>
          <p class="problem" role="alert">
            {result.because}
          </p>
        </>
      );
  }
}
