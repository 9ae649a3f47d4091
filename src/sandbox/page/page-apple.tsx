/** @jsxImportSource hono/jsx */
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { SocialIdentity } from '../access/social-identity.ts';
import { pageDocument } from './page-document.tsx';

/** The content of Apple's page: the people to choose from, and the portal URL it returns to. */
export type ApplePage = { brand: SandboxBrand; people: readonly SocialIdentity[]; callback: string };

/** Renders the stand-in of Apple's sign-in and of the identity provider in between. */
export function applePage({ brand, people, callback }: ApplePage) {
  return pageDocument({
    title: 'Make-believe Apple',
    links: <link rel="stylesheet" href="/sandbox/style.css" />,
    home: <span class="home">Make-believe Apple</span>,
    content: (
      <>
        <h1>Continue to {brand.displayName}</h1>
        <p class="lead">
          Who are you? The last one has no account at {brand.displayName} yet and gets a fresh one.
        </p>
        <p>
          <a href={callback}>Cancel</a>
        </p>
        <ul class="people">
          {people.map(({ email, fullName }) => (
            <li class="card">
              <h2>{fullName}</h2>
              <p class="email">{email}</p>
              <form method="post" action="/sandbox/apple/auth">
                <input type="hidden" name="email" value={email} />
                <input type="hidden" name="fullName" value={fullName} />
                <input type="hidden" name="callback" value={callback} />
                <button class="quiet">Continue as {fullName.split(' ')[0]}</button>
              </form>
            </li>
          ))}
        </ul>
      </>
    ),
  });
}
