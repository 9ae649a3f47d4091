import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { computingMs } from '../../../tests/support/computing-time.ts';
import { spellings } from '../../../tests/support/typed-spellings.ts';
import { emailAddress } from './email-address.ts';

describe('one e-mail address', () => {
  test.each([
    'owner@geeni.example',
    'Owner@Geeni.Example',
    'a@b.co',
    'first.last+tag@sub.domain.example.com',
    "o'neil_x-y%z@example.museum",
    'user@xn--bcher-kva.example',
    'user@example.xn--p1ai',
    'user@1and1.com',
    'a=b?c@example.com',
    `${'a'.repeat(64)}@example.com`,
  ])('%s', (typed) => {
    expect(emailAddress(typed)).toBe(typed);
  });

  test.each(spellings)('%s', (_name, spell) => {
    expect(emailAddress(spell('Owner-25@geeni.example'))).toBe('Owner-25@geeni.example');
  });
});

describe('not an e-mail address', () => {
  test.each([
    ['a list by comma', 'attacker@a.com,victim@v.com'],
    ['a list by comma and space', 'attacker@a.com, victim@v.com'],
    ['a list by semicolon', 'attacker@a.com;victim@v.com'],
    ['a list by space', 'attacker@a.com victim@v.com'],
    ['a list by line break', 'attacker@a.com\nvictim@v.com'],
    ['a second header', 'victim@v.com\r\nBcc: attacker@a.com'],
    ['a quoted local part', '"e@attacker.com"@victim.com'],
    ['a space in a quoted local part', '"a b"@victim.com'],
    ['a name with its address', 'Victim <victim@v.com>'],
    ['a source route', '@a.com:victim@v.com'],
    ['a comment', 'victim(comment)@v.com'],
    ['an encoded word', '=?utf-8?q?x@attacker.com?=@v.com\u0000'],
    ['a whole encoded word', '=?utf-8?q?x?=@v.com'],
    ['an encoded word within', 'a=?UTF-8?B?eA==?=b@v.com'],
    ['the beginning of an encoded word', '=?iso-8859-1?q?x@v.com'],
    ['two at signs', 'a@b@c.com'],
    ['no at sign', 'owner'],
    ['nothing', ''],
    ['nothing before the at sign', '@example.com'],
    ['nothing after the at sign', 'owner@'],
    ['a bare host', 'owner@localhost'],
    ['an IP address as domain', 'owner@127.0.0.1'],
    ['an IP address in brackets', 'owner@[127.0.0.1]'],
    ['a dot first', '.owner@example.com'],
    ['a dot last', 'owner.@example.com'],
    ['two dots', 'ow..ner@example.com'],
    ['two dots in the domain', 'owner@example..com'],
    ['a dot at the very end', 'owner@example.com.'],
    ['a hyphen first in a label', 'owner@-example.com'],
    ['a hyphen last in a label', 'owner@example-.com'],
    ['an underscore in the domain', 'owner@ex_ample.com'],
    ['a letter that looks like another', 'owner@gееni.example'],
    ['a letter that folds into another', 'ownıer@example.com'],
    ['a space within', 'ow\u00a0ner@example.com'],
    ['a line break within', 'ow\nner@example.com'],
    ['a full-width list', 'attacker＠a.com，victim＠v.com'],
    ['a long local part', `${'a'.repeat(65)}@example.com`],
    ['a long address', `a@${'b.'.repeat(130)}com`],
    ['a long label', `a@${'b'.repeat(64)}.com`],
  ])('%s', (_what, typed) => {
    expect(emailAddress(typed)).toBeUndefined();
  });

  it('every accepted address has one at sign, no space and no comma', () => {
    const parts = fc.constantFrom('a', 'Z', '9', '@', '.', ',', ' ', '"', '\\', '<', '\n', '+', '-', 'é');
    fc.assert(
      fc.property(fc.string({ unit: parts, maxLength: 40 }), (typed) => {
        const address = emailAddress(typed);
        if (address !== undefined) expect(address).toMatch(/^[^@\s,;"<>\\]+@[^@\s,;"<>\\]+\.[^@\s,;"<>\\]+$/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is decided quickly for very long input', async () => {
    const cost = await computingMs(() => {
      emailAddress(`${'a.'.repeat(31)}a@${'a.'.repeat(90)}!`);
      emailAddress('a'.repeat(100_000));
    });
    expect(cost).toBeLessThan(5_000);
  });
});
