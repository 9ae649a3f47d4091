import { describe, expect, it, test } from 'vitest';
import { authCodeCredentials, basicText, passwordCredentials, tokenCredentials } from './credentials.ts';
import { basic } from '../world/world.fixture.ts';

describe('passwordCredentials', () => {
  test.each([
    ['plain', 'geeni:owner@geeni.example:Passw0rd!', 'Passw0rd!'],
    ['with colons', 'geeni:owner@geeni.example:a:b::c:', 'a:b::c:'],
    ['in emoji', 'geeni:owner@geeni.example:🦉 Ünïcode 密码', '🦉 Ünïcode 密码'],
    ['with a line break', 'geeni:owner@geeni.example:a\nb', 'a\nb'],
    ['empty', 'geeni:owner@geeni.example:', ''],
    ['starting with a byte order mark', 'geeni:owner@geeni.example:\uFEFFx', '\uFEFFx'],
  ])('reads a password %s', (_name, text, password) => {
    expect(passwordCredentials(basic(text).authorization)).toEqual({
      brand: 'geeni',
      username: 'owner@geeni.example',
      password,
    });
  });

  test.each(['', 'geeni', 'geeni:owner', ':owner:x', 'geeni::x'])('finds none in %j', (text) => {
    expect(passwordCredentials(basic(text).authorization)).toBeNull();
  });
});

describe('basicText', () => {
  test.each([
    ['no header', null],
    ['another scheme', 'Bearer Z2VlbmkjOmE='],
    ['no base64', 'Basic ***'],
    ['cut base64', 'Basic Z2VlbmkjO'],
    ['Latin-1 instead of UTF-8', `Basic ${btoa('geeni:a:\u00fc')}`],
  ])('finds nothing in %s', (_name, header) => {
    expect(basicText(header)).toBeNull();
  });
});

it('reads brand and token', () => {
  expect(tokenCredentials(basic('otis:sso-1:2').authorization)).toEqual({ brand: 'otis', token: 'sso-1:2' });
});

it('reads e-mail, password with colons, and brand', () => {
  expect(authCodeCredentials(basic('a@b.example:x:y🦉:z:visi').authorization)).toEqual({
    email: 'a@b.example',
    password: 'x:y🦉:z',
    brand: 'visi',
  });
});
