/**
 * Who bills a subscription: the brand, through the card; Apple's store; another store, by its name; or nobody that the portal
 * knows. What the brand does not bill cannot be changed or ended here.
 */
export type Biller = { kind: 'card' } | Store;

/** Who bills a subscription in the place of the brand. */
export type Store = { kind: 'apple' } | { kind: 'store'; name: string } | { kind: 'unknown' };

/** The words for each biller, in small letters and without spaces and signs. Names of stores are not translated. */
const billers: readonly (readonly [Biller, readonly string[]])[] = [
  [{ kind: 'card' }, ['', 'stripe', 'stripeelements', 'recurly']],
  [
    { kind: 'apple' },
    ['apple', 'applestore', 'appleappstore', 'appstore', 'itunes', 'itunesstore', 'ios', 'appleiap'],
  ],
  [
    { kind: 'store', name: 'Google Play' },
    ['google', 'googleplay', 'googleplaystore', 'googlestore', 'playstore', 'android'],
  ],
  [{ kind: 'store', name: 'Amazon' }, ['amazon', 'amazonappstore', 'amazonstore', 'firetv']],
  [{ kind: 'store', name: 'Roku' }, ['roku', 'rokustore', 'rokupay', 'rokuchannelstore']],
  [{ kind: 'store', name: 'Samsung' }, ['samsung', 'samsunggalaxystore', 'galaxystore']],
  [{ kind: 'store', name: 'Microsoft' }, ['microsoft', 'microsoftstore', 'windowsstore']],
];
const byWord = new Map(billers.flatMap(([biller, words]) => words.map((word) => [word, biller] as const)));

/**
 * Says who bills a subscription by the platform's words: its own provider, and that of its plan. A store in either counts,
 * because a card that is charged beside it would be charged twice.
 */
export function billerOf(providers: readonly (string | null | undefined)[]): Biller {
  const matches = providers.map((word) => {
    const plain = (word ?? '').toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
    return byWord.get(plain) ?? { kind: 'unknown' as const };
  });
  return (
    matches.find(({ kind }) => kind === 'apple' || kind === 'store') ??
    matches.find(({ kind }) => kind === 'unknown') ?? { kind: 'card' }
  );
}
