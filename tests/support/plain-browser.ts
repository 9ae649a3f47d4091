import { formTo, leadsTo } from './html.ts';
import { type Answer, type Ask, ask, emailOf, newNetwork, PASSWORD, postForm } from './portal.ts';
import { kept } from './recovery.ts';

/** The most redirects that a browser follows here. */
const MOST_STEPS = 8;

/** A page of the portal: its address, and the last answer. */
type Shown = { at: string; page: Answer };

/** A browser without JavaScript on one brand. Its redirects end at the first page, or at an address of another host. */
export class PlainBrowser {
  readonly brand: string;
  #cookie: string;
  #shown: Shown | undefined;
  /** Its own, so that its failed sign-ins count for no other test. */
  readonly #network = newNetwork();

  constructor(brand = 'geeni', cookie = '') {
    this.brand = brand;
    this.#cookie = cookie;
  }

  /** The HTML of the page that is shown. */
  get html(): string {
    return this.#page().page.text;
  }

  /** The address of the page that is shown. */
  get at(): string {
    return this.#page().at;
  }

  /** The status of the page that is shown. */
  get status(): number {
    return this.#page().page.status;
  }

  /** Opens an address and follows redirects. */
  async open(path: string): Promise<void> {
    await this.#follow(path, await this.#get(path));
  }

  /** Loads the page again. */
  reload(): Promise<void> {
    return this.open(this.at);
  }

  /** Fills in the form of the page that posts to `action`, sends it and follows redirects. */
  async send(action: string, typed: Record<string, string> = {}): Promise<void> {
    const { action: address, fields } = formTo(this.html, action);
    await this.#follow(action, await postForm(address, { ...fields, ...typed }, this.#from()));
  }

  /** Sends a form of a page that another host shows. */
  async post(action: string, fields: Record<string, string>): Promise<void> {
    await this.#follow(action, await postForm(action, fields, this.#from()));
  }

  /** Signs a persona in, from the login page. */
  async signIn(persona: string, password = PASSWORD, path = '/login'): Promise<void> {
    await this.open(path);
    await this.send('/api/auth/sign-in', { username: emailOf(persona, this.brand), password });
  }

  async #follow(from: string, first: Answer): Promise<void> {
    let at = from;
    let page = first;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      this.#cookie = kept(this.#cookie, page);
      const to = leadsTo(page);
      // A page that refreshes itself after some seconds is shown first.
      if (to === undefined || /^[1-9]/.test(to)) {
        this.#shown = { at, page };
        return;
      }
      at = to;
      if (!at.startsWith('/')) {
        this.#shown = { at, page };
        return;
      }
      page = await this.#get(to);
    }
    throw new Error(`${from} redirects without end`);
  }

  /** Asks for an address; its fragment stays in the browser. */
  #get(address: string): Promise<Answer> {
    return ask({ ...this.#from(), path: address.split('#', 1)[0] ?? '' });
  }

  #from(): Pick<Ask, 'brand' | 'cookie' | 'network'> {
    return { brand: this.brand, cookie: this.#cookie, network: this.#network };
  }

  #page(): Shown {
    if (!this.#shown) throw new Error('no page is open');
    return this.#shown;
  }
}
