import { CALLED_ADDRESS } from '../../src/sandbox/platform/route.ts';
import type { Fetcher } from './recorder.ts';

/** Sends calls to the sandbox of a portal on this machine, which answers for the brand's platform. */
export function sandboxFetcher(port: string): Fetcher {
  const address = `http://localhost:${port}/sandbox/platform`;
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set(CALLED_ADDRESS, request.url);
    const { method, signal } = request;
    const body = method === 'GET' ? null : await request.arrayBuffer();
    return fetch(address, { method, headers, body, signal, redirect: 'manual' });
  };
}
