import { Hono } from 'hono';
import { declarationForm } from '../src/contracts/legal/declaration-form.ts';
import { copyFor } from '../src/copy/copy.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';
import { seeOther, sendToPage } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problem, problemResponse, retryAfter } from '../src/server/http/problem-response.ts';
import { isPortalCall } from '../src/server/http/read-call.ts';
import { readForm } from '../src/server/http/read-form.ts';
import { declarationNote } from '../src/server/legal/declaration-note.ts';
import { declare } from '../src/server/legal/declare.ts';

/** Declarations of people, without a session: mounted under /api/legal. */
export const legal = new Hono<PortalHono>().post('/declaration', async (c) => {
  const { context } = c.var;
  const form = await readForm(c, declarationForm);
  if (!form.ok) return form.response;
  const { kind } = form.data;
  const sent = pathTo(kind, context.brand, { view: 'sent' });
  if (!sent) return problemResponse(context, 'not_found');
  const { note, problem: refused } = await declare(context, form.data);
  if (!refused) return sendToPage(c, sent, [await declarationNote.write(context, note)]);
  const { code, status } = refused;
  if (isPortalCall(c)) {
    // The page of the script still has everything that was typed.
    const copy = copyFor('declaration', context.locale.language, context.brand);
    return problem(context, status, code, copy[code], retryAfter(refused));
  }
  const again = pathTo(kind, context.brand, { notice: code }) ?? sent;
  return seeOther(again, [await declarationNote.write(context, note)]);
});
