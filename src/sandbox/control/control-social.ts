import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { appleButtonImage } from '../access/apple-button.ts';
import { type ControlEnv, withBody } from './control-answer.ts';
import { googleKeySet } from '../access/google-key.ts';
import { issueToken, tokenOrder } from '../access/google-token.ts';
import { applePage } from '../page/page-stand-ins.tsx';
import { makeGrant, socialPeople } from '../access/social-identity.ts';
import type { World } from '../world/world.ts';

/** The query of the identity provider's sign-in URL: exactly these parameters. */
const authQuery = z.strictObject({
  apikey: z.string(),
  provider: z.literal('apple'),
  callback: z.url(),
  same_window: z.string(),
  is_access_token: z.literal('true'),
  callbacktype: z.literal('Hash'),
});
const authForm = z.strictObject({ email: z.string(), fullName: z.string(), callback: z.url() });

/** Google and Apple under /sandbox. They redirect only to the brand's registered URLs. */
export function socialRoutes(app: Hono<ControlEnv>, world: World): void {
  app.get('/google/certs', async (c) => c.json(await googleKeySet(world)));
  app.get('/google/people', (c) => c.json(socialPeople(world, c.var.brand)));
  app.post('/google/token', withBody(tokenOrder), async (c) =>
    c.json({ credential: await issueToken(world, c.req.valid('json')) }),
  );
  app.get('/apple/button', (c) => {
    const image = appleButtonImage(c.req.query());
    return image === null ? c.body(null, 404) : c.body(image, 200, { 'content-type': 'image/svg+xml' });
  });
  app.get('/apple/auth', (c) => {
    const { brand } = c.var;
    const query = authQuery.safeParse(c.req.query());
    const known =
      query.success &&
      query.data.apikey === brand.social.apple?.lrApiKey &&
      leadsBack(c, query.data.callback);
    if (!known) return refuse(c);
    return c.html(applePage({ brand, people: socialPeople(world, brand), callback: query.data.callback }));
  });
  app.post('/apple/auth', withBody(authForm), (c) => {
    const { callback, ...identity } = c.req.valid('json');
    if (!leadsBack(c, callback)) return refuse(c);
    return c.redirect(`${callback}#lr-token=${makeGrant(world, c.var.brand, identity)}`, 303);
  });
}

/** True for the login page of the portal that this request came through. */
function leadsBack(c: Context<ControlEnv>, callback: string): boolean {
  const { origin, pathname } = new URL(callback);
  return origin === new URL(c.req.url).origin && pathname === '/login';
}

function refuse(c: Context<ControlEnv>): Response {
  return c.text('Apple does not know this address or key.', 400);
}
