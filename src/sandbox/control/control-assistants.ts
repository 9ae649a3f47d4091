import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import { languageWishes } from '../../domain/text/locale.ts';
import { finishLinking, portalOf, startLinking } from '../access/assistants.ts';
import { codeProof, useAuthorizationCode } from '../access/authorization-code.ts';
import { type Answer, answerProblem, type ControlEnv, withBody } from './control-answer.ts';
import { assistantPage } from '../page/page-stand-ins.tsx';
import type { World } from '../world/world.ts';

/** The token request of an assistant (RFC 6749 section 4.1.3, RFC 7636 section 4.5). */
const tokenRequest = z.object({
  code: z.string(),
  client_id: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().optional(),
});

/** The stand-ins of Google Home and Alexa under /sandbox/assistants: they start and end a linking. */
export function assistantRoutes(app: Hono<ControlEnv>, world: World): void {
  app.get('/assistants/:partner/start', async (c) => {
    const client = clientOf(c);
    if (!client) return unknownAssistant(c);
    const { origin } = new URL(c.req.url);
    // Without a choice, the account has the language of the browser.
    const [browsers] = languageWishes(c.req.header('accept-language'));
    const language = c.req.query('language') || browsers;
    return c.redirect(await startLinking(world, { brand: c.var.brand, client, origin, language }), 303);
  });
  // The host of the answer belongs to no portal, so the path names the brand.
  app.get('/assistants/:partner/answer/:brand/:hop?', async (c) => {
    const brand = world.brands.byKey.get(c.req.param('brand'));
    const client = brand?.voiceAssistants.find(({ partner }) => partner === c.req.param('partner'));
    if (!brand || !client) return unknownAssistant(c);
    const { partner } = client;
    const rawQuery = new URL(c.req.url).search.slice(1);
    const onward = nextHop(new URL(c.req.url), { partner, brand: brand.key, hop: c.req.param('hop') });
    if (onward) return c.redirect(onward, 302);
    const result = await finishLinking(world, { brand, partner, rawQuery });
    const portal = portalOf(world, rawQuery) ?? '';
    return c.html(assistantPage({ brand, portal, partner, result }), result.at === 'refused' ? 400 : 200);
  });
  app.post('/assistants/:partner/token', withBody(tokenRequest), async (c) => {
    if (!clientOf(c)) return unknownAssistant(c);
    const {
      code,
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    } = c.req.valid('json');
    const proof = await codeProof(verifier);
    const use = useAuthorizationCode(world, { brand: c.var.brand.key, code, clientId, redirectUri, proof });
    return use.at === 'good'
      ? c.json({ token_type: 'Bearer', access_token: world.random.hex(24), account: use.account.email })
      : c.json({ error: 'invalid_grant', error_description: use.because }, 400);
  });
}

/** The hosts that an answer is redirected through after the first, as at the real assistants. */
const furtherHosts: Record<LinkingPartner, readonly string[]> = {
  google: ['home.google.localhost', 'assistant.google.localhost'],
  alexa: ['skills-store.amazon.localhost', 'alexa.amazon.localhost'],
};

/** Returns the next URL of an answer, with its query unchanged; undefined at the last host. */
function nextHop(
  { origin, hostname, search }: URL,
  { partner, brand, hop }: { partner: LinkingPartner; brand: string; hop: string | undefined },
): string | undefined {
  const passed = Number(hop ?? 0);
  const host = furtherHosts[partner][passed];
  if (host === undefined) return undefined;
  const next = new URL(`/sandbox/assistants/${partner}/answer/${brand}/${passed + 1}`, origin);
  if (hostname.endsWith('localhost')) next.hostname = host;
  return `${next.href}${search}`;
}

function clientOf(c: Context<ControlEnv>) {
  return c.var.brand.voiceAssistants.find(({ partner }) => partner === c.req.param('partner'));
}

function unknownAssistant(c: Context<ControlEnv>): Answer {
  const message = `${c.var.brand.displayName} has no assistant ${c.req.param('partner') ?? ''}.`;
  return answerProblem(c, { code: 'notFound', message });
}
