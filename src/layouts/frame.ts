import type { LanguageMenuProps } from '../components/language-menu.tsx';

/** What every frame needs to draw a page: all of it comes through props, so a frame knows no brand and no language. */
export type Frame = {
  /** The whole document title. */
  title: string;
  /** What the page is called in its header. */
  page: string;
  /** One sentence for whoever finds the page elsewhere. */
  description: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  brand: {
    key: string;
    name: string;
    /** Address bar colour in both schemes. */
    themeColour: { light: string; dark: string };
    logo: { width: number; height: number };
  };
  /** What stands in the page's style element: the brand's custom properties, and the page's own rules where they are no file. */
  style: string;
  /** True for somebody signed in, whose pages share a file of rules. */
  linksSheet: boolean;
  /** Addresses of the brand's tag scripts for this page. */
  tags: readonly string[];
  /** "Skip to content". */
  skipText: string;
  footer: {
    year: number;
    text?: string | undefined;
    terms: Link;
    privacy: Link;
    /** The way to a person of the brand. */
    help: Link;
    /** Names the navigation for a screen reader. */
    label: string;
    languages: LanguageMenuProps;
  };
  /** The language was chosen just now: the page writes it into the browser's storage. */
  storesLanguage: boolean;
};

export type Link = { href: string; label: string };

/** The way in; `current` where the page is that itself. */
export type SignInLink = Link & { current: boolean };

/** The signed-in person as the header shows them. */
export type HeaderPerson = {
  name: string;
  signOutText: string;
  /** Where the account's safety is looked after; none for an account that is about to be deleted. */
  security?: Link | undefined;
  /** What the page says of its session: a page that shows a name hears when it ends. */
  watch?:
    | {
        idleTitle: string;
        idleText: string;
        /** With `{time}`, minutes and seconds. */
        idleLeft: string;
        idleStay: string;
        leavingTitle: string;
        leavingText: string;
        leavingRetry: string;
      }
    | undefined;
  /** The question before the account is deleted, opened from the menu. */
  deleteAccount?:
    | {
        label: string;
        confirmTitle: string;
        confirmText: string;
        confirm: string;
        confirming: string;
        notNow: string;
        /** Set where the person first proves, on a page of its own, that it is them. */
        next?: { href: string; label: string; text: string } | undefined;
      }
    | undefined;
};
