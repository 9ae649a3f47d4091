/** @jsxImportSource hono/jsx */
import { nativeSources } from '../../contracts/native-message.ts';
import { brandAddress } from '../access/brand-address.ts';
import { nativeTargets, receivedMessages } from '../access/native-app.ts';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Persona, PersonaPlan } from '../world/persona.ts';
import { PERSONA_PASSWORD, personasOf } from '../world/personas.ts';
import { personaEmail } from '../world/seed.ts';
import { cycleNames } from '../world/tiers.ts';
import { languageField, personaField, type PageRequest, type Section, When } from './page-parts.tsx';

const SHOWN_MESSAGES = 20;

/** The assistants' apps, and what a person says to them. */
export const assistantApps = {
  google: { name: 'Google Home', says: '“Hey Google, show the front door.”' },
  alexa: { name: 'Alexa', says: '“Alexa, show the front door.”' },
};
const phones = { ios: 'iPhone', android: 'Android', app: 'One that does not say' };

/** Links to every brand, as somebody at this page's address reaches it. */
export function brandLinks({ world, brand, url }: PageRequest): Section {
  return {
    id: 'brands',
    title: 'Brands',
    content: (
      <ul class="row">
        {[...world.brands.byKey.values()].map(({ key, displayName }) => (
          <li>
            <a
              class="button"
              href={brandAddress(url, key, '/')}
              aria-current={key === brand.key ? 'true' : undefined}
            >
              <span class={`dot dot-${key}`}></span>
              {displayName}
            </a>
          </li>
        ))}
      </ul>
    ),
  };
}

/** The personas of the brand, each with a form that signs in. */
export function people({ brand }: PageRequest): Section {
  return {
    id: 'people',
    link: 'People',
    title: `People at ${brand.displayName}`,
    hint: (
      <>
        Everybody’s password is <code>{PERSONA_PASSWORD}</code>
      </>
    ),
    cards: personasOf(brand.catalogue).map((persona) => {
      const email = personaEmail(persona.key, brand.key);
      return {
        title: persona.fullName,
        note: email,
        badges: plansOf(persona, brand),
        text: persona.summary,
        form: {
          action: '/api/auth/sign-in',
          hidden: { username: email, password: PERSONA_PASSWORD },
          buttons: [{ text: `Sign in as ${persona.fullName.split(' ')[0]}` }],
        },
      };
    }),
  };
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

/** The brand's app on a phone: a form that opens the portal with a one-time token, and the portal's messages to the app. */
export function nativeApp({ world, brand }: PageRequest): Section {
  const sources = nativeSources.map((source) => ({ value: source, text: phones[source] }));
  const plans = [{ value: '', text: 'None' }, ...brand.catalogue.map(({ code }) => ({ value: code }))];
  return {
    id: 'native',
    title: 'Native app',
    hint: `Open the portal as the ${brand.displayName} app does, with a token that works once, in a new tab. What the portal tells the app shows up below. With plans chosen, the app hands over a change of plan instead.`,
    form: {
      action: '/sandbox/native-app',
      target: 'native-app',
      fields: [
        personaField('Who', brand),
        { label: 'Phone', name: 'source', choices: sources },
        { label: 'Opens', name: 'target', choices: nativeTargets.map((target) => ({ value: target })) },
        languageField('It does not say'),
        { label: 'From plan', name: 'fromPlanCode', choices: plans },
        { label: 'To plan', name: 'toPlanCode', choices: plans },
      ],
      buttons: [{ text: 'Open in the app', kind: 'main' }],
    },
    live: {
      empty: 'The portal has not told the app anything yet.',
      cards: receivedMessages(world)
        .slice(0, SHOWN_MESSAGES)
        .map((received) => ({
          note: (
            <>
              <b>{received.message.event}</b> ({received.brand}), <When at={received.at} />
            </>
          ),
          text: <code>{JSON.stringify(received.message)}</code>,
        })),
      clear: { action: '/sandbox/native-messages/clear', buttons: [{ text: 'Empty the list' }] },
    },
  };
}

/** The assistants of the brand, each with a form that starts a linking. */
export function assistants({ world, brand }: PageRequest): Section {
  return {
    id: 'assistants',
    link: 'Assistants',
    title: 'Voice assistants',
    hint: `Two make-believe apps that ask ${brand.displayName} for a code, check the answer to the letter, and exchange it once.`,
    cards: brand.voiceAssistants.map(({ partner }) => {
      const { name, says } = assistantApps[partner];
      const link = world.store.assistantLinks.get(`${brand.key} ${partner}`);
      return {
        title: name,
        note: says,
        badges: [link ? 'Linked' : 'Not linked'],
        text: link ? `To ${link.fullName}, ${link.email}.` : 'To nobody yet.',
        form: {
          method: 'get',
          action: `/sandbox/assistants/${partner}/start`,
          fields: partner === 'google' ? [languageField('The browser’s')] : [],
          buttons: [{ text: link ? `Link ${name} again` : `Link ${name}` }],
        },
      };
    }),
  };
}
