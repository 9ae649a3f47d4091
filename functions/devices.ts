import { Hono } from 'hono';
import { deviceChoiceForm, deviceCoverForm } from '../src/contracts/devices/device-choice.ts';
import { DEVICE_FIELD } from '../src/contracts/devices/device-field.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { signedInForm } from '../src/server/http/signed-in-form.ts';
import { coverDevice, saveDevices } from '../src/server/devices/save-devices.ts';

/** Which devices a plan covers: mounted under /api/devices. Plain forms; each leads to a page. */
export const devices = new Hono<PortalHono>()
  .post(
    '/save',
    signedInForm(deviceChoiceForm, ({ context, session, data }) => saveDevices(context, session, data), {
      lists: [DEVICE_FIELD],
    }),
  )
  .post(
    '/cover',
    signedInForm(deviceCoverForm, ({ context, session, data }) => coverDevice(context, session, data)),
  );
