/** Facts about one event. Only facts that are safe to keep: no names, addresses, tokens or message bodies. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>;

/** The name of every log line; docs/runbook.md says what each means. */
export type LogEvent =
  | 'another_invoice'
  | 'billing_update_address_refused'
  | 'brand_budget_spent'
  | 'browser_report'
  | 'budget_spent'
  | 'Cancel Delete Account Failed'
  | 'change_made'
  | 'change_settled'
  | 'change_status_unread'
  | 'checkout_address_refused'
  | 'circuit_closed'
  | 'circuit_opened'
  | 'cookie_doubled'
  | 'cookies_missing'
  | 'declaration_sent'
  | 'deletion_cancelled'
  | 'deletion_not_requested'
  | 'deletion_requested'
  | 'event_not_forwarded'
  | 'foreign_request_refused'
  | 'google_keys_unavailable'
  | 'google_token_refused'
  | 'letter_not_sent'
  | 'linking_needs_code'
  | 'linking_refused'
  | 'mfa_failed'
  | 'migration_failed'
  | 'no_card_provider'
  | 'not_me'
  | 'order_placed'
  | 'other_account_refused'
  | 'payment_method_unhandled'
  | 'platform_call_failed'
  | 'platform_item_left_out'
  | 'promo_not_taken_by_checkout'
  | 'recovery_mail_failed'
  | 'recovery_mail_limited'
  | 'reset_password'
  | 'security_not_noted'
  | 'security_unread'
  | 'session_ended'
  | 'sign_in_failed'
  | 'sign_in_needs_code'
  | 'signed_in'
  | 'signed_out'
  | 'social_sign_in_expired'
  | 'sso_failed'
  | 'stored_record_unread'
  | 'unexpected'
  | 'unexpected_billing_cycle'
  | 'unknown_host'
  | 'verify_email'
  | 'voice_assistant_linked';

/** Writes the log lines of one request. `event` names the line. */
export type Log = {
  info(event: LogEvent, facts?: LogFacts): void;
  warn(event: LogEvent, facts?: LogFacts): void;
  error(event: LogEvent, facts?: LogFacts): void;
};

/**
 * Returns the log of one request. Each line is one JSON object, so that no value can forge another line. `told` is called
 * with each line.
 */
export function requestLog(common: LogFacts, onLine?: (event: LogEvent, facts: LogFacts) => void): Log {
  const line = (level: string, event: LogEvent, facts: LogFacts = {}) => {
    onLine?.(event, facts);
    return JSON.stringify({ level, event, ...common, ...facts });
  };
  return {
    info: (event, facts) => console.log(line('info', event, facts)),
    warn: (event, facts) => console.log(line('warn', event, facts)),
    error: (event, facts) => console.error(line('error', event, facts)),
  };
}

/** Returns what may be logged of an unexpected error: its class, its message and the start of its stack. */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: 'not an Error', type: typeof error };
  return {
    error: error.name,
    detail: error.message.slice(0, 300),
    stack: (error.stack ?? '').slice(0, 1_000),
  };
}
