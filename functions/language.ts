import { Hono } from 'hono';
import { languageCall, languageForm } from '../src/contracts/language-choice.ts';
import { knownLanguage } from '../src/domain/text/languages.ts';
import { returnUrl } from '../src/domain/pages/return-url.ts';
import { pathTo } from '../src/domain/pages/path-to.ts';
import { sendToPage, seeOther } from '../src/server/http/answers.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { isPortalCall } from '../src/server/http/read-call.ts';
import { readRequestBody } from '../src/server/http/request-body.ts';
import { chosenLanguageCookies } from '../src/server/page/language-mark.ts';

/**
 * The language menu: mounted under /api/language. A plain form leads back to a page, whatever it holds. Only one of the
 * portal's languages, sent once, changes anything.
 */
export const language = new Hono<PortalHono>().post('/', async (c) => {
  const { context, answer } = c.var;
  answer.again = true;
  const body = await readRequestBody(c.req.raw, { lists: Object.keys(languageForm.shape) });
  if (!body.ok)
    return isPortalCall(c) || body.code === 'unsupported_type'
      ? problemResponse(context, body.code)
      : seeOther(pathTo('start'), []);
  if (body.from === 'json') {
    if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
    const call = languageCall.safeParse(body.data);
    const wish = call.success ? knownLanguage(call.data.language) : undefined;
    if (!call.success || !wish) return problemResponse(context, 'bad_request');
    return sendToPage(c, returnUrl(call.data.page, context.brand), chosenLanguageCookies(wish));
  }
  const { data: form } = languageForm.safeParse(body.data);
  const wish = knownLanguage(single(form?.language));
  return sendToPage(c, returnUrl(single(form?.page), context.brand), wish ? chosenLanguageCookies(wish) : []);
});

/** Returns the value of a field; undefined if the field occurs twice or not at all. */
function single(values: readonly string[] = []): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
