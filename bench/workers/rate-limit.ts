import { WorkerEntrypoint } from 'cloudflare:workers';

/** Replaces Cloudflare's rate limiter, which the bare runtime does not have. Every request passes. */
export default class RateLimiter extends WorkerEntrypoint {
  limit() {
    return { success: true };
  }
}
