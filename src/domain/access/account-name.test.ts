import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countedName } from './account-name.ts';

describe('the name by which attempts on an account are counted', () => {
  test.each([
    ['Owner@Geeni.example'],
    ['  owner@geeni.example\t'],
    ['\u00a0owner@geeni.example\u3000'],
    ['own\u200ber@geeni.example'],
    ['own\u00ader@geeni.exa\ufeffmple'],
    ['owner @ geeni.example'],
    ['\u202eowner@geeni.example'],
    ['ｏｗｎｅｒ＠ｇｅｅｎｉ.example'],
    ['owner\u0000@geeni.example'],
  ])('%j is owner@geeni.example', (typed) => {
    expect(countedName(typed)).toBe('owner@geeni.example');
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
