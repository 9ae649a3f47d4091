import type { Deployment, Share } from './wrangler.ts';

/**
 * The shares of a gradual deployment's next step: `percent` for the version `next`, the rest for the version that has
 * served so far. With 0 percent a version that serves already keeps its share. Throws an Error where there is no such
 * version, or where two others serve.
 */
export function nextShares(current: Deployment | undefined, next: string, percent: number): Share[] {
  if (!current)
    throw new Error('Nothing is deployed yet. The first deployment serves everything: leave out --share.');
  const isServing = current.shares.some(({ version, percent: share }) => version === next && share > 0);
  if (percent === 0 && isServing) return [...current.shares];
  const others = current.shares.filter(({ version, percent: share }) => version !== next && share > 0);
  const [former, ...more] = others;
  if (more.length > 0)
    throw new Error(
      'Two other versions serve: a gradual deployment is under way. Finish it, or go back: npm run rollback.',
    );
  if (percent === 100) return [{ version: next, percent }];
  if (!former) throw new Error('This version serves everything already. To go back: npm run rollback.');
  return [
    { version: next, percent },
    { version: former.version, percent: 100 - percent },
  ];
}

/**
 * The version to go back to: the last that served everything, before the present deployment. `deployments` are the newest
 * first. Undefined where there was none.
 */
export function formerVersion(deployments: readonly Deployment[]): string | undefined {
  const [current, ...earlier] = deployments;
  const alone = (one: Deployment | undefined) =>
    one?.shares.length === 1 ? one.shares[0]?.version : undefined;
  const serves = alone(current);
  return earlier.map(alone).find((version) => version !== undefined && version !== serves);
}
