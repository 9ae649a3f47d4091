import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { standInAnswer } from '../../contracts/linking/linking.ts';
import { type CodeProof, codeProof, useAuthorizationCode } from './authorization-code.ts';
import type { AssistantStart } from '../world/linking-entities.ts';
import type { World } from '../world/world.ts';

const KEPT_STARTS = 200;

type Client = SandboxBrand['voiceAssistants'][number];
/** How a linking ended, as the assistant sees it. */
export type AssistantResult = NonNullable<AssistantStart['result']>;

/**
 * Starts a linking as the assistant's app would: a state and a code verifier of its own. Answers the address of the
 * portal's page. `origin` is where the portal was found, `language` the BCP 47 tag of the person's account there, which
 * Google tells and Amazon does not.
 */
export async function startLinking(
  { store, random }: World,
  {
    brand,
    client,
    origin,
    language,
  }: { brand: SandboxBrand; client: Client; origin: string; language: string | undefined },
): Promise<string> {
  const start: AssistantStart = {
    // Ends in signs that come back changed where somebody decodes and encodes them again.
    state: `${random.hex(16)}.%2b%20%27~`,
    partner: client.partner,
    brand: brand.key,
    clientId: client.clientId,
    portal: origin,
    redirectUri: standInAnswer(origin, { partner: client.partner, brand: brand.key }),
    verifier: random.hex(32),
    result: null,
  };
  const proof = await codeProof(start.verifier);
  store.assistantStarts.put(start);
  store.assistantStarts.keepNewest(KEPT_STARTS);
  const query = new URLSearchParams({
    client_id: start.clientId,
    redirect_uri: start.redirectUri,
    response_type: 'code',
    code_challenge: proof?.S256 ?? '',
    code_challenge_method: 'S256',
    ...(client.partner === 'google' && language ? { user_locale: language } : {}),
  });
  return `/oauth/${client.partner}?${query}&state=${start.state}`;
}

/**
 * Takes the portal's answer as the assistant would: the state must be one it gave out, to the letter; a code is exchanged.
 * Seen again, the answer stays what it was.
 */
export async function finishLinking(
  world: World,
  { brand, partner, rawQuery }: { brand: SandboxBrand; partner: string; rawQuery: string },
): Promise<AssistantResult> {
  const [state = '', ...moreStates] = rawValues(rawQuery, 'state');
  const { assistantStarts } = world.store;
  const known = assistantStarts.get(state);
  if (!known || moreStates.length > 0 || known.partner !== partner || known.brand !== brand.key)
    return { at: 'refused', because: 'The state is not one that was given out.' };
  const proof = await codeProof(known.verifier);
  // Read again, and nothing awaited from here on: an answer that comes twice at once ends once.
  const before = assistantStarts.get(state)?.result;
  if (before) return before;
  const result = resultOf(world, known, { rawQuery, proof });
  assistantStarts.put({ ...known, result });
  return result;
}

function resultOf(
  world: World,
  { brand, partner, clientId, redirectUri }: AssistantStart,
  { rawQuery, proof }: { rawQuery: string; proof: CodeProof },
): AssistantResult {
  if (rawValues(rawQuery, 'error').includes('access_denied')) return { at: 'denied' };
  const [code, ...moreCodes] = rawValues(rawQuery, 'code');
  if (code === undefined || moreCodes.length > 0)
    return { at: 'refused', because: 'The answer does not hold one code.' };
  const use = useAuthorizationCode(world, { brand, code, clientId, redirectUri, proof });
  if (use.at === 'refused') return use;
  const { fullName, email } = use.account;
  world.store.assistantLinks.put({ brand, partner, fullName, email });
  return { at: 'linked', fullName, email };
}

/** The portal a linking began at; null for an answer that belongs to none. */
export function portalOf({ store }: World, rawQuery: string): string | null {
  return store.assistantStarts.get(rawValues(rawQuery, 'state')[0] ?? '')?.portal ?? null;
}

/** The values of a parameter as they stand in a query. */
function rawValues(rawQuery: string, name: string): string[] {
  return rawQuery
    .split('&')
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
}
