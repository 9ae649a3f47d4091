import { describe, expect, it, test } from 'vitest';
import { basicCredentials } from './basic-credentials.ts';

function opened(header: string | undefined): string {
  const [scheme, value] = (header ?? '').split(' ');
  expect(scheme).toBe('Basic');
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value ?? '', 'base64'));
}

describe('Basic credentials over several fields, in UTF-8', () => {
  test.each([
    [['geeni', 'jane@example.com', 'Passw0rd!'], 'geeni:jane@example.com:Passw0rd!'],
    [['geeni', 'josé@exämple.com', 'пароль😀'], 'geeni:josé@exämple.com:пароль😀'],
    [['geeni', 'token'], 'geeni:token'],
    [['geeni', '', ''], 'geeni::'],
    [['geeni', 'jane', 'a:b:c'], 'geeni:jane:a:b:c'],
    [['geeni', 'jane', 'é'.normalize('NFD')], `geeni:jane:${'é'.normalize('NFD')}`],
  ])('%j', (fields, text) => {
    expect(opened(basicCredentials(fields))).toBe(text);
  });

  it('writes the known value of RFC 7617', () => {
    expect(basicCredentials(['Aladdin', 'open sesame'])).toBe('Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
  });

  it('holds the longest password a form takes', () => {
    const password = '😀'.repeat(512);
    expect(opened(basicCredentials(['geeni', 'jane', password]))).toBe(`geeni:jane:${password}`);
  });
});

describe('a colon that would shift the fields behind it', () => {
  test.each([[['geeni', 'a:b@x.com', 'secret']], [['gee:ni', 'jane', 'secret']], [[':', 'jane']]])(
    'refuses %j',
    (fields) => {
      expect(basicCredentials(fields)).toBeUndefined();
    },
  );
});
