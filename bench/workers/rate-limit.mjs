import { WorkerEntrypoint } from 'cloudflare:workers';

/** Stands in for the platform's rate limiter, which the bare runtime does not have: everything passes. */
export default class RateLimiter extends WorkerEntrypoint {
  limit() {
    return { success: true };
  }
}
