import { nextOf, problemOf } from '../../contracts/api-answer.ts';

/** Longest wait for an answer, in milliseconds: the server's own is shorter. */
const DEADLINE_MS = 20_000;

/** Where to go next; why not, in words; or that nobody knows whether it was done. */
export type PaymentAnswer =
  { kind: 'next'; next: string } | { kind: 'refused'; message: string } | { kind: 'unknown' };

/** Sends a payment, once. Never rejects. */
export async function sendPayment(fields: Record<string, string>): Promise<PaymentAnswer> {
  try {
    const response = await fetch('/api/checkout/pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const data: unknown = await response.json();
    const next = nextOf(data);
    if (response.ok && next !== undefined) return { kind: 'next', next };
    const problem = problemOf(data);
    // A refusal of the request itself comes before anything is done; other failures tell nothing.
    return problem && response.status < 500
      ? { kind: 'refused', message: problem.message }
      : { kind: 'unknown' };
  } catch {
    // No answer, or none that can be read: it may have been done all the same.
    return { kind: 'unknown' };
  }
}
