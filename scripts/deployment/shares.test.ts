import { describe, expect, test } from 'vitest';
import { formerVersion, nextShares } from './shares.ts';
import type { Deployment } from './wrangler.ts';

const deployment = (...shares: [version: string, percent: number][]): Deployment => ({
  at: '2026-01-01T00:00:00Z',
  shares: shares.map(([version, percent]) => ({ version, percent })),
});

describe('the next step of a gradual deployment', () => {
  test.each<[what: string, current: Deployment, percent: number, shares: [string, number][]]>([
    [
      'the first step',
      deployment(['old', 100]),
      10,
      [
        ['new', 10],
        ['old', 90],
      ],
    ],
    [
      'a step for nobody',
      deployment(['old', 100]),
      0,
      [
        ['new', 0],
        ['old', 100],
      ],
    ],
    [
      'nobody, while it serves already',
      deployment(['old', 90], ['new', 10]),
      0,
      [
        ['old', 90],
        ['new', 10],
      ],
    ],
    ['nobody, while it serves everything', deployment(['new', 100]), 0, [['new', 100]]],
    [
      'a larger share',
      deployment(['old', 90], ['new', 10]),
      50,
      [
        ['new', 50],
        ['old', 50],
      ],
    ],
    [
      'a smaller share',
      deployment(['new', 50], ['old', 50]),
      5,
      [
        ['new', 5],
        ['old', 95],
      ],
    ],
    ['all', deployment(['new', 50], ['old', 50]), 100, [['new', 100]]],
    ['all at once', deployment(['old', 100]), 100, [['new', 100]]],
    [
      'after one that nobody got',
      deployment(['old', 100], ['given up', 0]),
      10,
      [
        ['new', 10],
        ['old', 90],
      ],
    ],
  ])('%s', (_what, current, percent, shares) => {
    expect(nextShares(current, 'new', percent)).toEqual(deployment(...shares).shares);
  });

  test.each<[what: string, current: Deployment | undefined, message: RegExp]>([
    ['before the first deployment', undefined, /leave out --share/],
    ['while two others serve', deployment(['old', 60], ['older', 40]), /under way/],
    ['of the version that serves everything', deployment(['new', 100]), /serves everything already/],
  ])('%s is refused', (_what, current, message) => {
    expect(() => nextShares(current, 'new', 10)).toThrow(message);
  });
});

describe('the way back leads', () => {
  test.each<[what: string, deployments: Deployment[], version: string | undefined]>([
    [
      'from a share to what served everything',
      [deployment(['old', 90], ['new', 10]), deployment(['old', 100])],
      'old',
    ],
    [
      'from everything, past the steps, to what served everything',
      [deployment(['new', 100]), deployment(['old', 50], ['new', 50]), deployment(['old', 100])],
      'old',
    ],
    [
      'past a second deployment of the same version',
      [deployment(['new', 100]), deployment(['new', 100]), deployment(['old', 100])],
      'old',
    ],
    ['nowhere from the first deployment', [deployment(['new', 100])], undefined],
    ['nowhere where nothing is deployed', [], undefined],
  ])('%s', (_what, deployments, version) => {
    expect(formerVersion(deployments)).toBe(version);
  });
});
