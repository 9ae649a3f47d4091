import { expect, it } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { type Answering, platformSession } from '../../../tests/support/test-platform.ts';
import { COST_TO_OPEN } from '../../domain/web/circuit-breaker.ts';
import { platformOf } from './platform-of.ts';

/** A network over which accounts of one brand are deleted: a call that is sent once. `sent` counts what came to it. */
function network(answering: Answering) {
  let sent = 0;
  const { env } = fakeEnv((request) => {
    sent += 1;
    return answering(request);
  });
  const ask = () => {
    const context = aContext('https://account.geeni.example/', {}, undefined, env);
    return platformOf(context, { platform: platformSession }).call('requestDeletion');
  };
  return { ask, sent: () => sent };
}

it('all requests that use one network share its circuits, and those of another network do not', async () => {
  const broken = network(() => Promise.reject(new Error('down')));
  for (let call = 0; call < COST_TO_OPEN; call += 1) await broken.ask();
  await broken.ask();
  expect(broken.sent()).toBe(COST_TO_OPEN);
  const whole = network(() => Response.json([]));
  await whole.ask();
  expect(whole.sent()).toBe(1);
});
