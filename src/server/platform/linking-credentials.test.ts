import { describe, expect, it, test } from 'vitest';
import { authCodeCredentials } from '../../sandbox/platform/credentials.ts';
import { linkingCredentials } from './linking-credentials.ts';

const jane = { email: 'jane@example.com', password: 'Passw0rd!', brand: 'geeni' };

describe('Basic credentials of the OAuth base', () => {
  it('are e-mail, password and brand, in that order', () => {
    expect(linkingCredentials(jane)).toBe(`Basic ${btoa('jane@example.com:Passw0rd!:geeni')}`);
  });

  test.each(['Passw0rd!', 'a:b:c', ':', 'geeni', 'x:geeni', 'пароль😀', 'é'.normalize('NFD'), ' '])(
    'the platform reads the password %j as it was typed',
    (password) => {
      expect(authCodeCredentials(linkingCredentials({ ...jane, password }) ?? null)).toEqual({
        ...jane,
        password,
      });
    },
  );

  test.each([
    { ...jane, email: 'a:b@example.com' },
    { ...jane, brand: 'gee:ni' },
  ])('cannot be made from %j: the colon would shift the fields behind it', (fields) => {
    expect(linkingCredentials(fields)).toBeUndefined();
  });
});
