import { describe, expect, it, test } from 'vitest';
import { edgeEvents, eventReport } from './analytics-event.ts';
import { pageEvents } from './page-events.ts';

describe('analytics events', () => {
  test.each(['AccountCreated', 'SignedOut', 'LoginFailed', 'SigninUsername', 'VoiceAssistantLinked'])(
    '%s is raised by the edge',
    (event) => {
      expect(edgeEvents).toContain(event);
      expect(eventReport.safeParse({ event, page: '/plans' }).success).toBe(false);
    },
  );

  it('the AcctDash family is reported by pages: plan change, promo code, cancel, payment, history, manage device', () => {
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
    ['a page of unreasonable length', { page: `/${'x'.repeat(100)}` }],
    ['markup', { page: '/<script>' }],
    ['no page', { page: undefined }],
    ['an event of its own', { event: 'AcctDashAnything' }],
  ])('a report with %s is refused', (_what, changes) => {
    expect(eventReport.safeParse({ event: 'AcctDashCancel', page: '/plans', ...changes }).success).toBe(
      false,
    );
  });
});
