import { afterAll, expect } from 'vitest';
import { captured } from './portal.ts';
import { secrets, secretsIn } from './secret-shapes.ts';

// After every file of edge tests: nothing that it was answered holds a secret (row T-34).
afterAll(() => {
  const each = new Set(captured.map((answer) => answer.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')));
  expect(secretsIn([...each], secrets)).toEqual([]);
});
