import { describe, expect, it, test } from 'vitest';
import { fileFaults, filesOfHost } from './deployed-files.ts';

const PAY = '/.well-known/apple-developer-merchantid-domain-association';
const LINKS = '/.well-known/assetlinks.json';
const source = (owner: string, path: string, environment = 'production') =>
  `../../environments/${environment}.files/${owner}${path}`;

describe('the files of a host', () => {
  const host = { environment: 'production', brand: 'otis', host: 'account.otis.com' };

  it('are those of all hosts, of its brand and its own, of its environment alone', () => {
    const files = filesOfHost(
      [
        source('all', PAY),
        source('otis', LINKS),
        source('account.otis.com', '/ads.txt'),
        source('account.visi.com', '/visi.txt'),
        source('visi', '/visi.txt'),
        source('otis', '/staging.txt', 'staging'),
      ],
      host,
    );
    expect([...files.keys()]).toEqual([PAY, LINKS, '/ads.txt']);
  });

  it('come from the closest owner where two have one path', () => {
    const sources = [source('account.otis.com', PAY), source('all', PAY), source('otis', PAY)];
    expect(filesOfHost(sources, host).get(PAY)?.source).toBe(source('account.otis.com', PAY));
    expect(filesOfHost(sources.slice(1), host).get(PAY)?.source).toBe(source('otis', PAY));
  });

  test.each([
    [PAY, 'application/octet-stream'],
    ['/.well-known/apple-app-site-association', 'application/json'],
    [LINKS, 'application/json'],
    ['/ads.txt', 'text/plain; charset=utf-8'],
    ['/google1f.html', 'text/html; charset=utf-8'],
    ['/BingSiteAuth.xml', 'application/xml'],
  ])('%s has the type %s', (path, contentType) => {
    expect(filesOfHost([source('otis', path)], host).get(path)?.contentType).toBe(contentType);
  });
});

describe('a file that cannot be served as it stands', () => {
  test.each<[what: string, owner: string, path: string, text: string, fault: string | undefined]>([
    ['a good one', 'otis', PAY, '7B22', undefined],
    ['one for a host', 'account.otis.com', LINKS, '[]', undefined],
    ['one for every host', 'all', '/ads.txt', 'x', undefined],
    ['of an unknown owner', 'otsi', PAY, '7B22', 'no host and no brand'],
    ['empty', 'otis', PAY, ' \n', 'is empty'],
    ['a saved error page', 'otis', PAY, '<!DOCTYPE html><title>404', 'is a web page'],
    ['no JSON', 'otis', LINKS, '[', 'is not JSON'],
    ['of the portal itself', 'all', '/robots.txt', 'x', 'the portal makes this answer'],
    ['of the portal itself', 'all', '/.well-known/security.txt', 'x', 'the portal makes this answer'],
    ['of another folder', 'otis', '/api/x.json', '[]', 'is never served'],
    ['of the root without a type', 'otis', '/login', 'x', 'is never served'],
    ['hidden', 'otis', '/.env', 'x', 'is never served'],
  ])('%s (%s%s)', (_what, owner, path, text, fault) => {
    const found = fileFaults(new Map([[source(owner, path), text]]), {
      environment: 'production',
      owners: ['otis', 'account.otis.com'],
    });
    expect(found).toEqual(
      fault === undefined
        ? []
        : [expect.stringContaining(`${owner}${path}: `) && expect.stringContaining(fault)],
    );
  });

  it('is no fault of another environment', () => {
    const texts = new Map([[source('nobody', PAY, 'staging'), '']]);
    expect(fileFaults(texts, { environment: 'production', owners: [] })).toEqual([]);
  });
});
