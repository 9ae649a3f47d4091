import { Hono } from 'hono';
import { deviceChoiceForm } from '../src/contracts/devices/device-choice.ts';
import { DEVICE_FIELD } from '../src/contracts/devices/device-field.ts';
import { seeOther } from '../src/server/http/answers.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { readForm } from '../src/server/http/read-form.ts';
import { saveDevices } from '../src/server/devices/save-devices.ts';

/** Which devices a plan covers: mounted under /api/devices. Plain forms; each leads on to a page. */
export const devices = new Hono<PortalHono>()
  .post('/save', async (c) => {
    const { context } = c.var;
    const form = await readForm(c, deviceChoiceForm, [DEVICE_FIELD]);
    if (!form.ok) return form.response;
    return seeOther(await saveDevices(context, sessionOf(c), form.data), []);
  })
  .all('*', (c) => problemResponse(c.var.context, 'not_found'));
