import { type LawPage, linkedPagesOfLaw, pagesOfLaw } from '../../domain/legal/sales-law.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { languageName, valueFor } from '../../domain/text/languages.ts';
import { returnUrl } from '../../domain/pages/return-url.ts';
import { PENDING_DELETE } from '../../contracts/access/profile.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { hasPage, isBehindSignIn, rowOf, tabNames, wholeOf } from '../../domain/pages/find-page.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { pages } from '../../domain/pages/pages.ts';
import { keepsNoCookies } from '../request/keeps-no-cookies.ts';
import { pageStyle } from './page-styles.ts';
import { storesLanguage } from './language-mark.ts';
import { pageTags } from '../tags/tag-manager.ts';
import { consentQuestion, privacyChoicesLink } from '../consent/consent-words.ts';
import { appVisit } from '../request/app-visit.ts';
import type { RequestContext } from '../request/request-context.ts';

/** A link to a law page; `label` is its name in the language of the request. */
type LawLink = { page: LawPage; href: string; label: string };

type FrameOptions = { failed?: boolean | undefined; address?: string | undefined };

/**
 * Returns what a frame draws around a page: title, brand, words. `page` is its name in the title, which says first that
 * something `failed`; `address` is the address at which another language shows it again, by default its own.
 */
export function pageFrame(
  context: RequestContext,
  page: string,
  { failed = false, address = context.url.pathname + context.url.search }: FrameOptions = {},
) {
  const { brand, locale } = context;
  const copy = context.copy('frame');
  const tags = pageTags(context);
  return {
    title: fillIn(copy.titleWithPage, {
      page: failed ? fillIn(copy.titleOfFailure, { title: page }) : page,
      brand: brand.displayName,
    }),
    page,
    description: fillIn(copy.description, { page, brand: brand.displayName }),
    lang: locale.language,
    dir: locale.direction,
    brand: {
      ...frameLogo(context),
      themeColour: { light: brand.theme.light.header, dark: brand.theme.dark.header },
    },
    style: pageStyle(context).css,
    linksSheet: context.signedIn || isBehindSignIn(context.page),
    tags: tags.kind === 'loads' ? tags : undefined,
    consent: tags.kind === 'asks' ? consentQuestion(context, returnUrl(address, context.brand)) : undefined,
    account: context.accountMark,
    idleMs: context.idleMs,
    app: frameApp(context),
    skipText: copy.skipToContent,
    cookiesLost: keepsNoCookies(context) ? copy.cookiesLost : undefined,
    footer: {
      year: new Date(context.nowMs).getUTCFullYear(),
      text: brand.footer.text && valueFor(locale.language, brand.footer.text),
      law: lawLinks(context),
      terms: { href: brand.footer.terms, label: copy.termsOfUse },
      privacy: { href: brand.footer.privacy, label: copy.privacyPolicy },
      privacyChoices: privacyChoicesLink(context),
      help: { href: brand.support.chat ?? `mailto:${brand.support.email}`, label: copy.help },
      label: copy.footer,
      languages: {
        label: fillIn(copy.languageMenu, { language: languageName(locale.language) }),
        current: locale.language,
        page: returnUrl(address, context.brand),
      },
    },
    storesLanguage: storesLanguage(context),
  };
}

/** Returns the brand's logo. */
export function frameLogo({ brand }: RequestContext) {
  return { key: brand.key, name: brand.displayName, logo: brand.theme.logo };
}

/** Returns the app around the page, with the words of the way back to it; undefined in any other browser. */
export function frameApp(context: RequestContext) {
  const visit = appVisit(context);
  const { backToApp: back } = context.copy('frame');
  return visit && { source: visit.source, back };
}

/** Returns the right side of the header: the person with their menu, or the link to sign in. */
export function frameHeader(context: RequestContext, session: SessionRecord | undefined) {
  const copy = context.copy('frame');
  const security = pathTo('security', context.brand);
  const isLeaving = session?.person.status === PENDING_DELETE;
  return session
    ? {
        person: {
          name: session.person.name,
          signOutText: copy.signOut,
          security:
            isLeaving || security === undefined ? undefined : { href: security, label: copy.security },
          watch: copy,
          deleteAccount: isLeaving
            ? undefined
            : {
                href: pathTo('deleteAccount'),
                label: context.copy('deletion').deleteAccount,
              },
        },
      }
    : {
        signIn: {
          href: pathTo('start'),
          label: copy.signIn,
          current: context.page === 'start' || context.page === 'signIn',
        },
      };
}

/**
 * Returns the frame of a signed-in page: header with the person, name and title, and the tab bar, or in a flow the way back: to
 * Plans with the plan of the id `choosing`, where one is being chosen.
 */
export function accountFrame(
  context: RequestContext,
  session: SessionRecord,
  name: string,
  choosing?: string,
) {
  const back = frameBack(context, choosing);
  return {
    frame: pageFrame(context, name),
    ...frameHeader(context, session),
    home: pathTo('myPlan'),
    ...(back ? { back } : { tabs: frameTabs(context) }),
  };
}

/** Returns the link back from a page of a flow, named by the page it leads to; undefined on any other page. */
function frameBack({ page, copy }: RequestContext, choosing: string | undefined) {
  const { tabPlan, tabPayment } = copy('frame');
  const back = page && rowOf(page).back;
  if (!back) return undefined;
  return choosing === undefined
    ? { href: pathTo(back), label: { myPlan: tabPlan, payment: tabPayment }[back] }
    : { href: pathTo('plans', { planId: choosing }), label: copy('plans').title };
}

/** Returns the tab bar of signed-in pages. */
export function frameTabs(context: RequestContext) {
  const { brand, page } = context;
  const copy = context.copy('frame');
  const labels = {
    myPlan: { label: copy.tabPlan },
    payment: { label: copy.tabPayment },
    history: { label: copy.tabHistory, shortLabel: copy.tabHistoryShort },
  };
  return {
    label: copy.tabs,
    tabs: tabNames
      .filter((name) => hasPage(brand, name))
      .map((name) => ({
        href: pages[name].path,
        ...labels[name],
        current: page !== undefined && name === (wholeOf(page) ?? page),
      })),
  };
}

/** Returns the footer's links to law pages: those of the account's country, else of the network's; on a law page every one of the brand. */
export function lawLinks(context: RequestContext): LawLink[] {
  const { brand, page: shown } = context;
  const labels = context.copy('lawPages');
  const owned = pagesOfLaw(brand.sells.countries);
  const country = owned.some((page) => page === shown)
    ? undefined
    : (context.accountCountry ?? context.network.country);
  return linkedPagesOfLaw(owned, country).flatMap((page) => {
    const href = pathTo(page, brand);
    return href === undefined ? [] : [{ page, href, label: labels[page] }];
  });
}
