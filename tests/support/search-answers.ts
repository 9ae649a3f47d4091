import { afterAll, expect } from 'vitest';
import { beginFile, captured } from './portal.ts';
import { secrets, secretsIn } from './secret-shapes.ts';

beginFile();

// After every file of edge tests: no answer to it holds a secret.
afterAll(() => {
  const each = new Set(captured.map((answer) => answer.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')));
  expect(secretsIn([...each], secrets)).toEqual([]);
});
