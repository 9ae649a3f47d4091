import type { Brand } from './brand-schema.ts';
import { placeholdersIn } from './placeholder.ts';

/** A problem in a brand's place: the field, and what an operator has to do about it. */
export type Finding = { field: string; mend: string };

/**
 * The redirect URIs of each assistant, as its documentation states them. Google's test projects use a host of their
 * own.
 */
const answersTo: Readonly<
  Record<Brand['voiceAssistants'][number]['partner'], { shape: RegExp; example: string }>
> = {
  google: {
    shape: /^https:\/\/oauth-redirect(-sandbox)?\.googleusercontent\.com\/r\/[^/?#]+$/,
    example: 'https://oauth-redirect.googleusercontent.com/r/<project id>',
  },
  alexa: {
    shape:
      /^https:\/\/(pitangui\.amazon\.com|layla\.amazon\.com|alexa\.amazon\.co\.jp)\/api\/skill\/link\/[^/?#]+$/,
    example: 'https://pitangui.amazon.com/api/skill/link/<vendor id>',
  },
};

/** Who has the real value of a field, by the beginning of its path. */
const knownBy: readonly [field: string, who: string][] = [
  ['hosts', 'the host the brand gives its portal'],
  ['platform', 'the platform’s team'],
  ['billing', 'the payment provider’s dashboard, API keys'],
  ['wallets', 'the Google Pay & Wallet Console'],
  ['social.google', 'Google Cloud, Credentials'],
  ['social.apple', 'LoginRadius, the brand’s Apple provider'],
  ['tagManager', 'the team that manages the brand’s tags'],
  ['voiceAssistants.google', 'the brand’s project in Google Home’s console, Account linking'],
  ['voiceAssistants.alexa', 'the brand’s skill in the Alexa developer console, Account linking'],
  ['apps', 'the brand’s pages in the app stores'],
  ['planCodes', 'the platform’s team'],
];

/**
 * Lists what is missing before a brand's place can be deployed, in the order of its fields. Empty where it is ready.
 */
export function placeFindings(brand: Brand, { takesMoney }: { takesMoney: boolean }): Finding[] {
  const placeholders = placeholdersIn(brand, { takesMoney }).map((field) => ({
    field,
    mend: `a placeholder; the real one: ${knownBy.find(([start]) => field.startsWith(start))?.[1] ?? 'the brand'}`,
  }));
  const known = new Set(placeholders.map(({ field }) => field));
  const wrong = [...redirectFindings(brand), ...appleFindings(brand)].filter(
    ({ field }) => !known.has(field),
  );
  return [...placeholders, ...wrong];
}

function redirectFindings({ voiceAssistants }: Brand): Finding[] {
  return voiceAssistants.flatMap(({ partner, redirectUris }) =>
    redirectUris.flatMap((uri, index) => {
      const { shape, example } = answersTo[partner];
      if (shape.test(uri)) return [];
      return [
        {
          field: `voiceAssistants.${partner}.redirectUris.${index}`,
          mend: `the assistant accepts no redirect there; it must look like ${example}`,
        },
      ];
    }),
  );
}

/** Apple's sign-in redirects back to the portal, so the address must be one of the brand's own. */
function appleFindings({ social, hosts }: Brand): Finding[] {
  if (!social.apple || hosts.some((host) => social.apple?.redirectUriBase === `https://${host}`)) return [];
  return [
    {
      field: 'social.apple.redirectUriBase',
      mend: `must be https:// and one of its hosts: ${hosts.join(', ')}`,
    },
  ];
}
