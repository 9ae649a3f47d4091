import type { Context, Hono } from 'hono';
import * as z from 'zod';
import tagManager from '../stand-ins/tag-manager-script.ts?script';
import { answerDone, answerProblem, type ControlEnv } from './control-answer.ts';
import { readBody } from './control-body.ts';

const networkChoice = z.strictObject({ network: z.string().regex(/^([A-Z]{2}(-[A-Z0-9]{1,3})?|unknown)$/) });
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The stand-ins of a brand's tags, the host that they send to, and the network that a browser plays. */
export function tagRoutes(app: Hono<ControlEnv>): void {
  app.get('/tag-manager.js', (c) => script(c, tagManager));
  app.get('/experiments.js', (c) => script(c, "document.documentElement.dataset.experiments = 'loaded';"));
  app.get('/tags/measured', (c) => forAnybody(c, '', 'text/plain'));
  app.get('/tags/advertised', (c) => forAnybody(c, PIXEL, 'image/svg+xml'));
  // The portal reads the cookie, and only where it has a sandbox.
  app.post('/network', async (c) => {
    const body = await readBody(c.req.raw, networkChoice);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    c.header('set-cookie', `sandbox-network=${body.value.network}; Path=/; HttpOnly; SameSite=Lax`);
    return answerDone(c, 'network', body.value);
  });
}

function script(c: Context<ControlEnv>, text: string): Response {
  return c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8' });
}

/** Answers a tag on a page of another host. */
function forAnybody(c: Context<ControlEnv>, body: string, type: string): Response {
  return c.body(body, 200, { 'content-type': type, 'cross-origin-resource-policy': 'cross-origin' });
}
