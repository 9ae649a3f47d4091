import { describe, expect, it, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { lastResortPage } from '../http/last-resort-page.ts';
import { problemPage } from './problem-page.ts';

const signedInAt = (address: string) => ({ ...aContext(address), signedIn: true });
const context = signedInAt('https://account.otis.example/error');

describe('a problem page', () => {
  test.each([
    ['error', 'Oops! Something went wrong.', false],
    ['errorStatus', 'Oops! Something went wrong.', true],
    ['unexpected', 'Oops! Something went wrong.', true],
    ['notFound', 'Page not found.', false],
  ] as const)('%s: %s, support: %s', (page, title, hasSupport) => {
    const words = problemPage(context, page);
    expect(words.title).toBe(title);
    expect(words.back).toEqual({ href: '/subscriptions', label: 'Back to My Plan' });
    expect(words.support?.href.startsWith('mailto:support@otis.example?subject=')).toBe(
      hasSupport || undefined,
    );
  });

  test.each(['error', 'errorStatus', 'unexpected', 'notFound'] as const)(
    '%s leads a visitor to sign in',
    (page) => {
      const visitor = aContext('https://account.otis.example/error');
      expect(problemPage(visitor, page).back).toEqual({ href: '/login', label: 'Sign In' });
    },
  );

  test.each([
    ['https://account.otis.example/payment', '/payment'],
    ['https://account.otis.example/billing?from=payment', '/billing?from=payment'],
    ['https://account.otis.example/login', undefined],
    ['https://account.geeni.example/payment', undefined],
    ['https://evil.example/payment', undefined],
    ['not an address', undefined],
    [null, undefined],
  ])('/error after %s can be tried again at %s', (cameFrom, again) => {
    expect(problemPage(context, 'error', cameFrom).retry?.href).toBe(again);
    expect(problemPage(context, 'errorStatus', cameFrom).retry).toBeUndefined();
  });

  test.each([
    ['/payment', '/payment'],
    ['/manage-devices?subscriptionId=1', '/manage-devices?subscriptionId=1'],
    ['//evil.example', '/plans'],
    ['/login', '/plans'],
  ])('/error that names %s can be tried again at %s, wherever the person came from', (named, again) => {
    const query = new URLSearchParams({ redirectUri: named });
    const asked = signedInAt(`https://account.otis.example/error?${query}`);
    const cameFrom = 'https://account.otis.example/plans';
    expect(problemPage(asked, 'error', cameFrom).retry?.href).toBe(again);
    const visitor = aContext(`https://account.otis.example/error?${query}`);
    expect(problemPage(visitor, 'error', undefined).retry).toBeUndefined();
  });

  it('/error has a link to help in place of a support button', () => {
    const { support, help } = problemPage(context, 'error');
    expect([support, help?.label]).toEqual([undefined, 'Get help']);
    expect(help?.href).toMatch(/^(https:\/\/support\.otis|mailto:support@otis)/);
  });

  it('names the request where a person can report an unexpected error', () => {
    expect(problemPage(context, 'unexpected').reference).toBe(`Reference: ${context.requestId}`);
    expect(problemPage(context, 'unexpected').support?.href).toContain(context.requestId);
  });

  it('names no request on a page that a redirect led to, because that request did not fail', () => {
    expect(JSON.stringify(problemPage(context, 'errorStatus'))).not.toContain(context.requestId);
  });
});

describe('error_code: only known codes have words', () => {
  it('already_subscribed', () => {
    const subscribed = signedInAt('https://account.otis.example/error?error_code=already_subscribed');
    expect(problemPage(subscribed, 'error').text).toBe('You already have a subscription to this plan.');
    expect(problemPage(subscribed, 'notFound').text).not.toContain('subscription');
  });

  test.each([
    [
      'order_refused',
      'Your order wasn’t accepted. Nothing was charged, and your plan hasn’t changed. Please try another card, or ask us for help.',
      { href: '/billing', label: 'Use another card' },
    ],
    [
      'price_unknown',
      'We couldn’t find out what your order costs. Nothing was ordered or charged. Please try again in a moment. If it keeps happening, we’re happy to help.',
      { href: '/order-summary', label: 'Try again' },
    ],
  ])('%s says that no money moved, and how to go on', (code, text, retry) => {
    const address = `https://account.otis.example/error?error_code=${code}`;
    const words = problemPage(signedInAt(address), 'error', 'https://account.otis.example/payment');
    expect([words.text, words.retry, words.help?.label]).toEqual([text, retry, 'Get help']);
    expect(problemPage(aContext(address), 'error').retry).toBeUndefined();
  });

  test.each([
    [
      'cancel',
      'Sorry, there was an error trying to cancel your plan. Please try again later.',
      'Back to My Plan',
    ],
    [
      'cancel_unsure',
      'We haven’t heard back yet. We’ll keep checking, and you’ll see the result in My Plan.',
      'Go to My Plan',
    ],
    [
      'cancel_under_way',
      'Another change to your plan is still in progress. You’ll see in My Plan when it’s done; then you can cancel.',
      'Go to My Plan',
    ],
  ])('%s has words on /error-status, with support', (code, text, label) => {
    const asked = signedInAt(`https://account.otis.example/error-status?error_code=${code}`);
    const words = problemPage(asked, 'errorStatus');
    expect([words.text, words.back, words.support?.label]).toEqual([
      text,
      { href: '/subscriptions', label },
      'Contact support',
    ]);
    expect(problemPage(asked, 'error')).toEqual(problemPage(context, 'error'));
  });

  test.each([
    ['__proto__'],
    ['title'],
    ['<script>'],
    ['Your+account+is+closed+call+1-900'],
    ['ALREADY_SUBSCRIBED'],
    [''],
  ])('%j has no words', (code) => {
    const asked = signedInAt(`https://account.otis.example/error?error_code=${code}`);
    expect(problemPage(asked, 'error')).toEqual(problemPage(context, 'error'));
  });
});

describe('the page of last resort', () => {
  it('has a link and the id of the request', async () => {
    const response = lastResortPage(context, 500, 'problem');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('<h1>Oops! Something went wrong.</h1>');
    expect(html).toContain('href="/"');
    expect(html).toContain(context.requestId);
  });

  it('leads a visitor who asked too often to the same address again', async () => {
    const response = lastResortPage(context, 429, 'tooOften', { 'retry-after': '60' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    const html = await response.text();
    expect(html).toContain('<h1>Too many requests. Please wait a minute and try again.</h1>');
    expect(html).toContain('<a href="">Try again</a>');
  });

  it('never renders words as markup', async () => {
    const hostile = {
      ...context,
      brand: {
        ...context.brand,
        copy: { en: { problem: { notFoundTitle: '<img src=x onerror=alert(1)>"' } } },
      },
    };
    const html = await lastResortPage(hostile, 404, 'notFound').text();
    expect(html).not.toContain('<img');
    expect(html).not.toContain('onerror=alert(1)>');
  });
});
