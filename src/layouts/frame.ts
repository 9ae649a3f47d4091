import type { NativeSource } from '../contracts/native-message.ts';
import type { ConsentBannerProps } from '../components/consent/consent-banner.tsx';
import type { LanguageMenuProps } from '../components/language-menu.tsx';
import type { Purpose } from '../domain/consent/consent-choice.ts';

/** The props of every frame; a frame itself has no code for a brand or a language. */
export type Frame = {
  /** The full document title. */
  title: string;
  /** The name of the page in its header. */
  page: string;
  /** One sentence for search results and link previews. */
  description: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  brand: {
    key: string;
    name: string;
    /** Colour of the browser's address bar in the light and the dark scheme. */
    themeColour: { light: string; dark: string };
    logo: { width: number; height: number };
  };
  /**
   * Content of the page's style element: the brand's custom properties, and the page's own rules if they are not in a
   * file.
   */
  style: string;
  /** True for a signed-in person, whose pages share one style sheet. */
  linksSheet: boolean;
  /** URLs of the brand's tag scripts for this page, and the purposes that the visitor lets them have. */
  tags: { scripts: readonly string[]; purposes: readonly Purpose[] } | undefined;
  /** The question whether tags may load; undefined where nobody is asked. */
  consent: ConsentBannerProps | undefined;
  /** The mark of the account that the page is made for; undefined without a session. */
  account: string | undefined;
  /** How long the session has been idle already when the page is made, in milliseconds: at most 30 seconds. */
  idleMs: number;
  /** The app around the page, and "Back to the app"; undefined in any other browser. */
  app: { source: NativeSource; back: string } | undefined;
  /** "Skip to content". */
  skipText: string;
  /** Says that the browser keeps no cookies; undefined where that is not known. */
  cookiesLost: string | undefined;
  footer: {
    year: number;
    text?: string | undefined;
    /** The links to the brand's law pages. */
    law: readonly Link[];
    terms: Link;
    privacy: Link;
    /** The link to what scripts of others may do; undefined for a brand without tags. */
    privacyChoices: Link | undefined;
    /** The link to the brand's support. */
    help: Link;
    /** Accessible name of the navigation. */
    label: string;
    languages: LanguageMenuProps;
  };
  /** True if the language was just chosen: the page writes it to the local storage. */
  storesLanguage: boolean;
};

export type Link = { href: string; label: string };

/** The sign-in link; `current` on the sign-in page itself. */
export type SignInLink = Link & { current: boolean };

/** The signed-in person as the header shows them. */
export type HeaderPerson = {
  name: string;
  signOutText: string;
  /** The link to the security page; undefined if the account has a pending deletion. */
  security?: Link | undefined;
  /** The texts of the session watch, which every page that shows the person's name has. */
  watch?:
    | {
        idleTitle: string;
        idleText: string;
        /** Contains `{time}`, replaced by minutes and seconds. */
        idleLeft: string;
        idleStay: string;
        leavingTitle: string;
        leavingText: string;
        leavingRetry: string;
      }
    | undefined;
  /** The link to the page that deletes the account; undefined if the account has a pending deletion. */
  deleteAccount?: Link | undefined;
};
