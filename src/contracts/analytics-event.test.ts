import { describe, expect, it, test } from 'vitest';
import { edgeEvents, eventReport } from './analytics-event.ts';
import { pageEvents } from './page-events.ts';

describe('analytics events', () => {
  test.each(['AccountCreated', 'SignedOut', 'LoginFailed', 'SigninUsername', 'VoiceAssistantLinked'])(
    '%s is recorded by the edge only',
    (event) => {
      expect(edgeEvents).toContain(event);
      expect(eventReport.safeParse({ event, page: '/plans' }).success).toBe(false);
    },
  );

  it('pages report the six AcctDash events', () => {
    expect(pageEvents).toHaveLength(6);
    for (const event of pageEvents) {
      expect(event).toMatch(/^AcctDash[A-Z]/);
      expect(eventReport.safeParse({ event, page: '/account-history' }).success).toBe(true);
    }
  });

  test.each([
    ['another field', { email: 'jane@example.com' }],
    ['a query', { page: '/plans?token=SECRET' }],
    ['another site', { page: 'https://evil.example/' }],
    ['a page of more than 100 characters', { page: `/${'x'.repeat(100)}` }],
    ['markup', { page: '/<script>' }],
    ['no page', { page: undefined }],
    ['an unknown event', { event: 'AcctDashAnything' }],
  ])('a report with %s is refused', (_what, changes) => {
    expect(eventReport.safeParse({ event: 'AcctDashCancel', page: '/plans', ...changes }).success).toBe(
      false,
    );
  });
});
