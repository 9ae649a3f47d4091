import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import { standInAnswer } from '../../contracts/linking/linking.ts';
import { type CodeProof, codeProof, useAuthorizationCode } from './authorization-code.ts';
import type { AssistantStart } from '../world/linking-entities.ts';
import type { World } from '../world/world.ts';

const KEPT_STARTS = 200;

type Client = SandboxBrand['voiceAssistants'][number];
/** The result of a linking, as the assistant sees it. */
export type AssistantResult = NonNullable<AssistantStart['result']>;

/**
 * Starts a linking as the assistant's app does, with its own state and code verifier. Returns the URL of the portal's
 * page. `origin` is the portal's origin. `language` is the BCP 47 tag of the person's account at the assistant, which
 * Google sends and Amazon does not.
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
    // Ends in characters that change if a server decodes and encodes them again.
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
 * Receives the portal's answer as the assistant does: the state must be one it issued, byte for byte, and the code is
 * exchanged. An answer that is received again has the same result.
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
  // Read again, without an await until the result is stored: two simultaneous answers must have one result.
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

/** Returns the origin of the portal where the linking started; null if the state is unknown. */
export function portalOf({ store }: World, rawQuery: string): string | null {
  return store.assistantStarts.get(rawValues(rawQuery, 'state')[0] ?? '')?.portal ?? null;
}

/** Returns the raw values of a query parameter, without decoding them. */
function rawValues(rawQuery: string, name: string): string[] {
  return rawQuery
    .split('&')
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
}
