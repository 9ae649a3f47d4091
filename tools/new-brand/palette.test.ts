import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  colourNames,
  contrastPairs,
  contrastRatio,
  hueDistance,
  LEAST_HUE_DISTANCE,
  themeSchema,
} from '../../src/brands/theme.ts';
import { proposePalettes } from './palette.ts';

const schemes = ['light', 'dark'] as const;
const hexColours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const greys = fc
  .integer({ min: 0, max: 255 })
  .map((channel) => `#${channel.toString(16).padStart(2, '0').repeat(3)}`);

/** What the themes of all brands are held to, for a proposal. */
function expectReadable(accent: string, second?: string) {
  const proposal = proposePalettes(accent, second);
  for (const scheme of schemes) {
    const palette = themeSchema.shape[scheme].parse(proposal[scheme]);
    const poor = contrastPairs
      .filter(
        ([foreground, background, least]) => contrastRatio(palette[foreground], palette[background]) < least,
      )
      .map(
        ([foreground, background]) =>
          `${foreground} ${palette[foreground]} on ${background} ${palette[background]}`,
      );
    expect(poor, `${scheme} of ${accent} and ${second}`).toEqual([]);
    const distance = hueDistance(palette.accent, palette.danger) ?? LEAST_HUE_DISTANCE;
    expect(distance, `${scheme} of ${accent}`).toBeGreaterThanOrEqual(LEAST_HUE_DISTANCE);
    expect(palette.accentHover).not.toBe(palette.accent);
    expect(proposal.why[scheme] === undefined).toBe(palette.accent === accent);
  }
}

describe('the proposed palettes', () => {
  it('can be read for any colour', () => {
    fc.assert(
      fc.property(hexColours, (accent) => expectReadable(accent)),
      { numRuns: 300 },
    );
  });

  it('can be read for any grey, alone and with a second colour', () => {
    fc.assert(
      fc.property(greys, fc.option(hexColours, { nil: undefined }), (accent, second) =>
        expectReadable(accent, second),
      ),
    );
  });

  it('can be read for any two colours', () => {
    fc.assert(
      fc.property(hexColours, hexColours, (accent, second) => expectReadable(accent, second)),
      { numRuns: 300 },
    );
  });

  test.each([
    '#000000',
    '#ffffff',
    '#ffff00',
    '#00ff00',
    '#0000ff',
    '#ff0000',
    '#00ffff',
    '#ff00ff',
    '#808080',
  ])('can be read for %s', (accent) => expectReadable(accent));

  it('name the colours in the order of the schema, so that brand files are alike', () => {
    const { light, dark } = proposePalettes('#0c5a60');
    expect([Object.keys(light), Object.keys(dark)]).toEqual([colourNames, colourNames]);
  });
});

describe('the accent', () => {
  test.each([
    ['a teal', '#0c5a60', 'kept', 'moved'],
    ['a strong red', '#d0021b', 'kept', 'moved'],
    ['a green', '#2f9e44', 'kept', 'kept'],
    ['a pale yellow', '#fff3b0', 'moved', 'kept'],
    ['a near black', '#101018', 'kept', 'moved'],
    ['white', '#ffffff', 'moved', 'kept'],
  ])('of %s (%s) is %s in the light scheme and %s in the dark one', (_what, accent, inLight, inDark) => {
    const { light, dark, why } = proposePalettes(accent);
    expect(light.accent === accent ? 'kept' : 'moved').toBe(inLight);
    expect(dark.accent === accent ? 'kept' : 'moved').toBe(inDark);
    expect([why.light, why.dark].map((reason) => (reason ? 'moved' : 'kept'))).toEqual([inLight, inDark]);
  });

  it('that is moved says by which contrast', () => {
    expect(proposePalettes('#fff3b0').why.light).toEqual(
      expect.stringMatching(/^#fff3b0 on #[0-9a-f]{6} has a contrast of 1\.0\d to 1, and a button needs 3$/),
    );
  });

  it('that is grey leaves links and the dark scheme to a second colour', () => {
    const { light, dark } = proposePalettes('#2a2f37', '#ffb02e');
    expect(light.accent).toBe('#2a2f37');
    for (const lively of [light.accentText, light.focus, dark.accent, dark.accentText])
      expect(hueDistance(lively, '#ffb02e')).toBeLessThan(15);
  });
});
