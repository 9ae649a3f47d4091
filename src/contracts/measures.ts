/** What a dataset of Analytics Engine holds: its columns in their order, each with what it says. */
export type Dataset<Text extends string = string, Figure extends string = string> = {
  /** The name of the dataset in production; that of another environment ends with the name of the environment. */
  dataset: string;
  /** The first of the texts is the index, by which Cloudflare samples; the others are blobs. */
  texts: Readonly<Record<Text, string>>;
  figures: Readonly<Record<Figure, string>>;
};

/** A value for each column of a dataset. A text that does not apply is empty, and a figure 0. */
export type Values<Of extends Dataset> = Record<keyof Of['texts'], string> &
  Record<keyof Of['figures'], number>;

/** Events of people, such as a page view (`src/contracts/analytics-event.ts`). Binding `EVENTS`. */
export const events = {
  dataset: 'account_portal_events',
  texts: {
    brand: 'the key of the brand',
    event: 'what happened',
    page: 'the path of the page in the table of pages, or `other`',
    locale: 'the language and region of the page',
    country: 'the country of the browser’s language, else of the network',
    detail: 'the reason of a cancellation, where one was given',
  },
  figures: { count: '1' },
} as const satisfies Dataset;

/** How requests, platform calls and log lines ended, and how long they took. Binding `MEASURES`. */
export const measures = {
  dataset: 'account_portal_measures',
  texts: {
    brand: 'the key of the brand',
    kind: '`request`: one that reached the Worker; `call`: one call of the platform; `line`: one line of the log',
    what: 'a request: the page in the table of pages or the path of the call, else `other`; a call: its operation; a line: its event',
    outcome:
      'a request: `ok`, `led`, `refused` (4xx), `failed` (5xx), or the code in the address that it leads to; a call: `answered`, or the kind of its failure; a line: the fact that says how it ended',
    code: 'a call that was refused: its code, as in `platform_call_failed`',
    method: 'a request: its method',
    signedIn: 'a request: `yes` with a session, else `no`',
    kept: 'a request: `yes` for a page from the page cache, else `no`',
    version: 'the deployment: its tag, else the start of its id',
  },
  figures: {
    ms: 'a request: until its headers were sent; a call: all of it, with its retry; a line: what it says, else 0',
    status:
      'a request: its status, of a plain form that of the refusal behind the page; a call: the status of a refusal, else 0',
  },
} as const satisfies Dataset;

/** Returns the name of a column in SQL, such as `blob3`. */
export function columnOf<Of extends Dataset>(
  { texts, figures }: Of,
  name: keyof Of['texts'] | keyof Of['figures'],
): string {
  const text = Object.keys(texts).indexOf(String(name));
  if (text === 0) return 'index1';
  return text > 0 ? `blob${text}` : `double${Object.keys(figures).indexOf(String(name)) + 1}`;
}
