import { expect, test } from 'vitest';
import { proposePalettes } from './palette.ts';
import { palettesText } from './palettes-text.ts';

test('an accent that had to be moved is named with both values', () => {
  const proposal = proposePalettes('#0c5a60');
  const text = palettesText('#0c5a60', proposal);
  expect(text).toContain('The light scheme has the accent #0c5a60, as given.');
  expect(text).toContain(`The dark scheme has the accent ${proposal.dark.accent} instead of #0c5a60: `);
});

test('only a terminal with colours gets escape sequences', () => {
  const proposal = proposePalettes('#0c5a60');
  expect(palettesText('#0c5a60', proposal)).not.toContain('\u001b');
  expect(palettesText('#0c5a60', proposal, { hasColours: true })).toContain('\u001b[48;2;12;90;96m');
});
