import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { spellings } from '../../../tests/support/typed-spellings.ts';
import { countedName, reachedMailbox } from './account-name.ts';

describe('the name by which attempts on an account are counted', () => {
  test.each([
    ...spellings,
    ['capitals', (name: string) => name.toUpperCase()],
    ['spaces within', (name: string) => name.replace('@', ' @ ')],
    ['a private-use character', (name: string) => `${name}\ue000`],
  ] as const)('%s', (_name, spell) => {
    expect(countedName(spell('owner-25@geeni.example'))).toBe('owner-25@geeni.example');
  });

  test.each([
    ['K\u00e4the@x.example', 'Ka\u0308the@x.example'],
    ['\u212aim@x.example', 'kim@x.example'],
    ['\ufb01na@x.example', 'fina@x.example'],
  ])('%j and %j count as the same account', (one, other) => {
    expect(countedName(one)).toBe(countedName(other));
  });

  test.each([
    ['owner@geeni.example', 'owner@otis.example'],
    ['a.b@x.example', 'ab@x.example'],
    ['a+b@x.example', 'a@x.example'],
  ])('%j and %j count as two accounts', (one, other) => {
    expect(countedName(one)).not.toBe(countedName(other));
  });

  it('does not change a name that is already normalised', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(countedName(countedName(typed))).toBe(countedName(typed));
      }),
    );
  });
});

describe('the mailbox that an address reaches', () => {
  test.each([
    ['Owner@x.example', 'owner@x.example'],
    ['owner+1@x.example', 'owner@x.example'],
    ['owner+a+b@x.example', 'owner@x.example'],
    ['owner\u200b+１@x.example', 'owner@x.example'],
    ['o.wner@x.example', 'o.wner@x.example'],
    ['o.w.ner+1@gmail.com', 'owner@gmail.com'],
    ['O.wner@GoogleMail.com', 'owner@gmail.com'],
    ['o.wner@gmail.com.example', 'o.wner@gmail.com.example'],
    ['+1@x.example', '+1@x.example'],
    ['owner+1', 'owner+1'],
    ['', ''],
  ])('%j reaches %j', (address, mailbox) => {
    expect(reachedMailbox(address)).toBe(mailbox);
  });

  it('reaches the same mailbox again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(reachedMailbox(reachedMailbox(address))).toBe(reachedMailbox(address));
      }),
    );
  });
});
