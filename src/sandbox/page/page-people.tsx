/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { SandboxBrands } from '../catalogue/sandbox-brands.ts';
import type { Persona, PersonaPlan } from '../world/persona.ts';
import { brandAddress } from '../access/brand-address.ts';
import { PERSONA_PASSWORD, personasOf } from '../world/personas.ts';
import { personaEmail } from '../world/seed.ts';
import { cycleNames } from '../world/tiers.ts';

/** Links to every brand, as somebody at this page's address reaches it. */
export function Brands({ brands, current, url }: { brands: SandboxBrands; current: SandboxBrand; url: URL }) {
  return (
    <section id="brands" aria-labelledby="brands-title">
      <h2 id="brands-title">Brands</h2>
      <ul class="brands">
        {[...brands.byKey.values()].map(({ key, displayName }) => (
          <li>
            <a href={brandAddress(url, key, '/')} aria-current={key === current.key ? 'true' : undefined}>
              <span class={`dot dot-${key}`}></span>
              {displayName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the personas of a brand, each with a form that signs in. */
export function Personas({ brand }: { brand: SandboxBrand }) {
  return (
    <section id="people" aria-labelledby="people-title">
      <h2 id="people-title">People at {brand.displayName}</h2>
      <p class="hint">
        Everybody’s password is <code>{PERSONA_PASSWORD}</code>
      </p>
      <ul class="people">
        {personasOf(brand.catalogue).map((persona) => (
          <PersonaCard persona={persona} brand={brand} />
        ))}
      </ul>
    </section>
  );
}

function PersonaCard({ persona, brand }: { persona: Persona; brand: SandboxBrand }) {
  const email = personaEmail(persona.key, brand.key);
  const [firstName] = persona.fullName.split(' ');
  return (
    <li class="card">
      <h3>{persona.fullName}</h3>
      <p class="email">{email}</p>
      {plansOf(persona, brand).map((plan) => (
        <p class="plan">{plan}</p>
      ))}
      <p class="summary">{persona.summary}</p>
      <form method="post" action="/api/auth/sign-in">
        <input type="hidden" name="username" value={email} />
        <input type="hidden" name="password" value={PERSONA_PASSWORD} />
        <button class="quiet">Sign in as {firstName}</button>
      </form>
    </li>
  );
}

function plansOf({ plan, alsoByApple, earlier }: Persona, { catalogue }: SandboxBrand): string[] {
  const held = [earlier && { ...earlier, standing: { kind: 'ended' } as const }, plan, alsoByApple];
  const told = held.flatMap((each) => {
    const tier = each?.tier(catalogue);
    if (!each || !tier) return [];
    const standing = 'standing' in each ? each.standing : undefined;
    return [`${tier.name}, ${cycleNames[tier.billingCycle]}${standingText(standing)}`];
  });
  return told.length === 0 ? ['No plan'] : told;
}

function standingText(standing: Pick<NonNullable<PersonaPlan['standing']>, 'kind'> | undefined): string {
  return standing && standing.kind !== 'word' ? `, ${standing.kind}` : '';
}
