import { linking as words } from '../../src/copy/en/linking/linking.ts';
import { deniedAddress } from '../../src/domain/linking/linking-request.ts';
import { leadsTo, linksOf } from '../../tests/support/html.ts';
import type { LookedAt } from './looked-at.ts';
import type { Answer } from './portal-ask.ts';
import { formOf } from './page-form.ts';
import { good, judged, type Verdict } from './verdict.ts';

const SIGN_IN = '/api/linking/sign-in';
/** A state with characters that have to come back as they came. */
const STATE = 'smoke%2Ftest%3D1~';
const UNKNOWN_URI = 'https://assistant.invalid/r/unknown';

/** Checks the first page of linking for each assistant of the brand, with every address that the assistant may name. */
export async function linking({ visit, brand }: LookedAt): Promise<Verdict> {
  const problems: string[] = [];
  let count = 0;
  for (const { partner, clientId, redirectUris } of brand.voiceAssistants)
    for (const redirectUri of redirectUris) {
      count += 1;
      const page = await visit(requestPath(partner, clientId, redirectUri));
      const cancel = deniedAddress({ partner, clientId, redirectUri, rawState: STATE });
      const heading = /<h1[^>]*>([^]*?)<\/h1>/.exec(page.text)?.[1] ?? '';
      const from = `${partner} from ${new URL(redirectUri).host}`;
      if (page.status !== 200) problems.push(`${from}: ${page.status}`);
      else if (!heading.includes(words[`${partner}Name`]))
        problems.push(`${from}: the page does not name it`);
      else if (!linksOf(page.text).includes(cancel)) problems.push(`${from}: the state is not kept`);
      else if (!formOf(page.text, SIGN_IN)) problems.push(`${from}: there is no form`);
    }
  return count === 0
    ? good('the brand has no assistant')
    : judged(problems, {
        fine: `${count} addresses of ${brand.voiceAssistants.length} assistants`,
        mend: 'People cannot link this assistant: compare client id and redirect URIs of the deployment with the assistant’s console.',
      });
}

/** Checks that a request to link that nobody registered ends on a page of the portal. */
export async function refusedLinking({ visit, brand }: LookedAt): Promise<Verdict> {
  const problems: string[] = [];
  let isAnyHanded = false;
  for (const { partner, clientId } of brand.voiceAssistants) {
    const page = await visit(requestPath(partner, clientId, UNKNOWN_URI));
    const isOpen = isHanded(page);
    isAnyHanded ||= isOpen;
    if (isOpen) problems.push(`${partner}: an unknown address is not refused`);
    else if (page.status !== 400)
      problems.push(`${partner}: an unknown address is answered with ${page.status}`);
  }
  return judged(problems, {
    fine: 'refused on a page of the portal',
    mend: isAnyHanded
      ? 'Somebody could have a code sent to an address of their own: take the version before at once.'
      : 'Neither the portal’s refusal nor a way on: look for the request in Workers Logs and at the rules of the zone, and run this again.',
  });
}

/** True where an answer leads a person, or what they type, to the unknown address. */
function isHanded(page: Answer): boolean {
  const location = page.headers.get('location') ?? undefined;
  return (
    leadsTo({ location, text: page.text }) !== undefined ||
    linksOf(page.text).some((link) => link.startsWith(UNKNOWN_URI)) ||
    formOf(page.text, SIGN_IN) !== undefined
  );
}

function requestPath(partner: string, clientId: string, redirectUri: string): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
  });
  return `/oauth/${partner}?${query}&state=${STATE}`;
}
