/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { AssistantResult } from '../access/assistants.ts';
import type { SocialIdentity } from '../access/social-identity.ts';
import { priceText } from '../catalogue/prices.ts';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { type CheckoutPrice, type OpenedVisit, exitUrl } from '../money/hosted.ts';
import { testCards } from '../money/test-cards.ts';
import { isoDate } from '../world/clock.ts';
import { cycleNames, tierByCode } from '../world/tiers.ts';
import { assistantApps } from './page-people.tsx';
import { pageDocument } from './page-document.tsx';
import { Form, PageSection, Problem } from './page-parts.tsx';

/** The content of Apple's page: the people to choose from, and the portal URL it returns to. */
type ApplePage = { brand: SandboxBrand; people: readonly SocialIdentity[]; callback: string };

/** Renders the stand-in of Apple's sign-in and of the identity provider in between. */
export function applePage({ brand, people, callback }: ApplePage) {
  return standInPage({
    brand,
    title: 'Make-believe Apple',
    heading: `Continue to ${brand.displayName}`,
    content: (
      <>
        <p>
          <a href={callback}>Cancel</a>
        </p>
        <PageSection
          id="people"
          title="Who are you?"
          hint={`The last one has no account at ${brand.displayName} yet and gets a fresh one.`}
          cards={people.map(({ email, fullName }) => ({
            title: fullName,
            note: email,
            form: {
              action: '/sandbox/apple/auth',
              hidden: { email, fullName, callback },
              buttons: [{ text: `Continue as ${fullName.split(' ')[0]}` }],
            },
          }))}
        />
      </>
    ),
  });
}

/** The end of a linking. `portal` is the portal's origin; empty if unknown, and then the page asks for the brand. */
type AssistantPage = {
  brand: SandboxBrand;
  portal: string;
  partner: keyof typeof assistantApps;
  result: AssistantResult;
};

/** Renders the end of a linking: the result of the portal's answer. */
export function assistantPage({ brand, portal, partner, result }: AssistantPage) {
  const { name, says } = assistantApps[partner];
  const isLinked = result.at === 'linked';
  return standInPage({
    brand,
    title: name,
    heading: `${brand.displayName} is ${isLinked ? '' : 'not '}linked to ${name}`,
    content: (
      <>
        <p class="lead">{outcome(result)}</p>
        <Problem text={result.at === 'refused' ? result.because : null} />
        <p class="row">
          <a class="button main" href={`${portal}/sandbox?brand=${brand.key}#assistants`}>
            Back to the sandbox
          </a>
          <a class="button" href={`${portal}/sandbox/assistants/${partner}/start?brand=${brand.key}`}>
            Link again
          </a>
        </p>
      </>
    ),
  });

  function outcome(end: AssistantResult): Child {
    switch (end.at) {
      case 'linked':
        return (
          <>
            {name} was told that this is {end.fullName}, <b>{end.email}</b>. Now say {says}
          </>
        );
      case 'denied':
        return `Somebody pressed Cancel, so ${name} got no code and knows nothing.`;
      case 'refused':
        return `${name} does not take this answer.`;
    }
  }
}

/** Renders the provider's checkout: the order, its price, and its buttons. Plain forms without script. */
export function checkoutPage(
  { brand, account, visit }: OpenedVisit,
  { placed, today, later, next }: CheckoutPrice,
  problem: string | null,
) {
  const [held] = placed.plans;
  const tier = tierByCode(brand, visit.order?.planCode ?? held.planCode);
  const text = (minorUnits: number) => priceText(minorUnits, account.currency, brand.locale);
  const day = new Intl.DateTimeFormat(brand.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return hostedPage({
    brand,
    heading: `${brand.displayName} ${tier.name}`,
    problem,
    content: (
      <>
        <p class="lead">
          {text(later.total)}, {cycleNames[tier.billingCycle]}
          {later.tax > 0 ? `, of which ${text(later.tax)} is tax` : ''}
        </p>
        <p>
          <b>Due today: {text(today?.total ?? 0)}</b>
        </p>
        {visit.order?.couponCode && <p class="hint">With the promo code {visit.order.couponCode}.</p>}
        {next && (
          <p class="hint">
            The {today === null ? 'first' : 'next'} charge is {text(next.bill.amounts.total)} on{' '}
            <time datetime={isoDate(next.charge.atMs)}>{day.format(new Date(next.charge.atMs))}</time>.
          </p>
        )}
        <Form
          buttons={[
            { text: 'Pay', name: 'action', value: 'pay', kind: 'main' },
            { text: 'Pay with a card that is declined', name: 'action', value: 'declined' },
            { text: 'Cancel', name: 'action', value: 'cancel' },
          ]}
        />
        <p class="hint">For {account.email}. No card is real, and nobody is charged.</p>
      </>
    ),
  });
}

/** Renders the provider's page to change the card. */
export function cardPage({ brand, account }: OpenedVisit) {
  const choices = testCards.map(({ key, label, lastFour }) => ({
    value: key,
    text: `${label} ending in ${lastFour}`,
  }));
  return hostedPage({
    brand,
    heading: 'Change your card',
    content: (
      <>
        <p class="lead">Choose the card that {brand.displayName} is to charge from now on.</p>
        <Form
          fields={[{ label: 'Card', name: 'card', choices }]}
          buttons={[
            { text: 'Save', name: 'action', value: 'save', kind: 'main' },
            { text: 'Cancel', name: 'action', value: 'cancel' },
          ]}
        />
        <p class="hint">For {account.email}. No card is real, and nobody is charged.</p>
      </>
    ),
  });
}

/** Renders the end of a visit: it has ended, has expired or is no longer possible (`problem` says why). */
export function overPage({ brand, visit }: OpenedVisit, problem: string | null) {
  return hostedPage({
    brand,
    heading: 'This page is over',
    problem,
    content: (
      <>
        <p class="lead">
          {visit.ended === 'done'
            ? 'It has done its work already, and nothing happens twice.'
            : 'Nothing was charged and nothing has changed.'}
        </p>
        <p>
          <a href={exitUrl(visit)}>Back to {brand.displayName}</a>
        </p>
      </>
    ),
  });
}

type StandInPage = {
  brand: SandboxBrand;
  title: string;
  heading: string;
  problem?: string | null;
  content: Child;
};

function standInPage({ brand, title, heading, problem = null, content }: StandInPage) {
  return pageDocument({
    brand,
    title,
    home: title,
    content: (
      <>
        <Problem text={problem} />
        <h1>{heading}</h1>
        {content}
      </>
    ),
  });
}

const hostedPage = (page: Omit<StandInPage, 'title'>) =>
  standInPage({ ...page, title: 'Make-believe checkout' });
