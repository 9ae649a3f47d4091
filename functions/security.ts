import { Hono } from 'hono';
import {
  endOthersForm,
  endSessionForm,
  forgetBrowserForm,
  compromiseReportForm,
} from '../src/contracts/access/security.ts';
import { reportCompromise } from '../src/server/access/compromise-report.ts';
import { endOtherSessions, endSessionBy, forgetBrowserBy } from '../src/server/access/security.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { signedInForm } from '../src/server/http/signed-in-form.ts';
import { platformOf } from '../src/server/platform/platform-of.ts';

/**
 * Sessions and known browsers of an account: mounted under /api/security. Plain forms, each of which leads back to its page, and
 * `not-me` to the new password.
 */
export const security = new Hono<PortalHono>()
  .post(
    '/end-session',
    signedInForm(endSessionForm, ({ context, session, data }) =>
      endSessionBy(context, session, data.session),
    ),
  )
  .post(
    '/end-others',
    signedInForm(endOthersForm, ({ context, session }) => endOtherSessions(context, session)),
  )
  .post(
    '/forget-browser',
    signedInForm(forgetBrowserForm, ({ context, session, data }) =>
      forgetBrowserBy(context, session, data.browser),
    ),
  )
  .post(
    '/not-me',
    signedInForm(compromiseReportForm, ({ context, session, data }) =>
      reportCompromise(context, platformOf(context), { session, by: data.by }),
    ),
  );
