import type { Hono } from 'hono';
import { answerDone, answerProblem, type ControlEnv } from './control-answer.ts';
import { readBody } from './control-body.ts';
import { deepLink, nativeAppForm, nativeReport, receive, receivedMessages } from '../access/native-app.ts';
import nativeHost from '../stand-ins/native-host.ts?script';
import type { World } from '../world/world.ts';

/** The native app under /sandbox: the link it opens, its stand-in script, and the messages it received. */
export function nativeRoutes(app: Hono<ControlEnv>, world: World): void {
  app.get('/native-host.js', (c) =>
    c.body(nativeHost, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.post('/native-app', async (c) => {
    const body = await readBody(c.req.raw, nativeAppForm);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    const { brand } = c.var;
    const link = deepLink(world, brand, body.value);
    if (link) return c.redirect(link, 303);
    const message = `${brand.displayName} has no account of ${body.value.persona}.`;
    return answerProblem(c, { code: 'unknownAccount', message });
  });
  app.get('/native-messages', (c) => c.json(receivedMessages(world)));
  app.post('/native-messages', async (c) => {
    const body = await readBody(c.req.raw, nativeReport);
    if (body.at === 'bad') return answerProblem(c, body.problem);
    receive(world, c.var.brand.key, body.value);
    return c.body(null, 204);
  });
  app.post('/native-messages/clear', (c) => {
    world.store.nativeMessages.clear();
    return answerDone(c, 'native', []);
  });
}
