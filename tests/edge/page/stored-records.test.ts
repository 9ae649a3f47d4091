import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedKinds } from '../../../src/contracts/stored/stored-kinds.ts';
import { readStored } from '../../../src/server/stored-record.ts';
import { type StoredEntry, storedEntries } from '../../support/object-storage.ts';
import { askSeparatePortal } from '../../support/separate-portal.ts';
import { portalLog } from '../../support/portal.ts';
import {
  exactReaderOf,
  examplesOf,
  kindOf,
  kinds,
  shapeOf,
  writeExamples,
} from '../../support/stored-examples.ts';
import { storeEveryKind } from '../../support/stored-journeys.ts';

/*
 * What the portal stores now, through the real Worker and the sandbox. With STORED_EXAMPLES=write it becomes the newest
 * examples of each kind whose shape has changed (docs/adr/062).
 */

askSeparatePortal({ timeScale: 0.4 });

const isWriting = process.env.STORED_EXAMPLES === 'write';
let entries: StoredEntry[] = [];

beforeAll(async () => {
  await storeEveryKind();
  entries = storedEntries(path.dirname(portalLog()));
});

it('is all of a known kind', () => {
  expect(entries.filter((entry) => kindOf(entry) === undefined)).toEqual([]);
});

describe.each(kinds)('%s', (kind) => {
  const own = () => entries.filter((entry) => kindOf(entry) === kind);

  it('is stored as its schema says, without a field that the schema does not name', () => {
    expect(own().length).toBeGreaterThan(0);
    for (const { record } of own()) {
      expect(readStored(kind, record)).toBe(record);
      expect(exactReaderOf(kind).safeParse(JSON.parse(JSON.stringify(record))).error).toBeUndefined();
    }
  });

  if (isWriting)
    it('has examples of its shape', async () => {
      if (examplesOf(kind)?.shape !== shapeOf(storedKinds[kind].schema)) await writeExamples(kind, own());
    });
});
