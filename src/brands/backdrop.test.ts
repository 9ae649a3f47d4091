import { expect, test } from 'vitest';
import { backdrops } from './backdrop.ts';

test('the stars have the soft colour of the moon in the light scheme and a bright colour in the dark one', () => {
  const stars = [...backdrops.moon.matchAll(/radial-gradient\(circle at [\d% a-z]+,(\S+) 1px/g)];
  expect(stars).toHaveLength(5);
  for (const [, colour] of stars) expect(colour).toBe('light-dark(var(--backdrop-far),var(--focus))');
});

test('the glow lies over the disc that cuts the moon, which has the colour of the page', () => {
  const glow = backdrops.moon.indexOf('var(--backdrop-near)');
  expect(glow).toBeGreaterThan(0);
  expect(glow).toBeLessThan(backdrops.moon.indexOf('var(--background)'));
});
