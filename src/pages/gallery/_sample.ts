import type { Brand } from '../../brands/brand-schema.ts';
import type { Frame, HeaderPerson } from '../../layouts/frame.ts';
import { pageStyle } from '../../server/page/page-styles.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** The brand and the sign-in state the gallery is shown for. */
type Sampled = { brand: Pick<Brand, 'key' | 'displayName' | 'theme'>; signedIn: boolean };

/** Returns the sample frame of the gallery; a real page builds its frame from the request. */
export function sampleFrame({ brand, signedIn }: Sampled, url: URL): Frame {
  const { theme } = brand;
  return {
    title: `Gallery - ${brand.displayName}`,
    page: 'Gallery',
    description: `Parts and views, as ${brand.displayName} shows them.`,
    lang: 'en',
    dir: url.searchParams.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    brand: {
      key: brand.key,
      name: brand.displayName,
      themeColour: { light: theme.light.header, dark: theme.dark.header },
      logo: theme.logo,
    },
    style: pageStyle({ brand, signedIn, page: 'gallery' }).css,
    linksSheet: true,
    tags: undefined,
    consent: undefined,
    account: undefined,
    idleMs: 0,
    app: undefined,
    skipText: 'Skip to content',
    cookiesLost: undefined,
    footer: {
      year: 2026,
      law: [],
      terms: { href: '#terms', label: 'Terms of Use' },
      privacy: { href: '#privacy', label: 'Privacy Policy' },
      privacyChoices: { href: '#privacy-choices', label: 'Your Privacy Choices' },
      help: { href: 'mailto:help@example.com', label: 'Help' },
      label: 'Help and legal',
      languages: { label: 'Language: English', current: 'en', page: pathTo('gallery') },
    },
    storesLanguage: false,
  };
}

export const sampleTabs = {
  label: 'Account',
  tabs: [
    { href: '#plan', label: 'My Plan', current: true },
    { href: '#payment', label: 'Payment', current: false },
    { href: '#history', label: 'Account History', shortLabel: 'History', current: false },
  ],
};

export const samplePerson: HeaderPerson = {
  name: 'Alexandra Featherstonehaugh',
  signOutText: 'Sign Out',
  deleteAccount: { href: pathTo('deleteAccount'), label: 'Delete Account' },
};
