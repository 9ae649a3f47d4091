import { expect, test } from 'vitest';
import { modelName } from './model-name.ts';

test.each([
  ['Night Owl Floodlight Camera', 'Floodlight Camera'],
  ['NIGHT OWL Floodlight Camera', 'Floodlight Camera'],
  ['Floodlight Camera', 'Floodlight Camera'],
  ['Floodlight Camera by Night Owl', 'Floodlight Camera by Night Owl'],
  ['Night Owlet', 'Night Owlet'],
  ['Night Owl', 'Night Owl'],
  ['Night Owl ', 'Night Owl '],
])('at Night Owl, “%s” is “%s”', (shopName, name) => {
  expect(modelName(shopName, 'Night Owl')).toBe(name);
});
