import { expect, test } from 'vitest';
import { readableAddress } from './readable-address.ts';

test.each([
  ['https://support.momentum.example/cancel/', 'support.momentum.example/cancel'],
  ['https://support.momentum.example/', 'support.momentum.example'],
  ['mailto:support@momentum.example?subject=Cancel', 'support@momentum.example'],
])('%s reads %s', (address, text) => {
  expect(readableAddress(address)).toBe(text);
});
