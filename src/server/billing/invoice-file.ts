import { invoiceDisposition } from '../../domain/billing/invoice-file-name.ts';
import { paperOf } from '../../domain/billing/paper.ts';
import { calendarDayOf } from '../../domain/text/calendar-date.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { invoicePageText } from './invoice-page-text.ts';
import { loadInvoice } from './load-invoice.ts';
import { drawInvoice } from './pdf/draw-invoice.ts';
import { type ReadFile, readFonts } from './pdf/font-files.ts';
import { invoiceSheet, textsByWeight } from './pdf/invoice-sheet.ts';

/**
 * Returns the invoice that the address names by `invoiceId` as a PDF to keep, with the words and figures of its page; or the
 * path of the page that says why there is none. Throws if a font cannot be read, or the Worker that draws cannot be started.
 */
export async function invoiceFile(
  context: RequestContext,
  session: SessionRecord,
): Promise<Response | FormLead> {
  const { page, cookies } = await loadInvoice(context, session);
  if (page.kind === 'redirect') return { to: page.to, cookies };
  const invoiceId = context.url.searchParams.get('invoiceId') ?? '';
  if (page.kind !== 'invoice') return pathTo('invoice', { invoiceId });
  const { brand, env, locale, nowMs, timeZone } = context;
  const { displayName, support, theme } = brand;
  const sheet = invoiceSheet(
    invoicePageText(page, context),
    { name: displayName, email: support.email },
    context.copy('invoice'),
  );
  const { invoiceDate } = page.invoice;
  const day = invoiceDate === null ? undefined : calendarDayOf(invoiceDate, timeZone);
  const setting = {
    language: locale.language,
    direction: locale.direction,
    paper: paperOf(locale.format),
    brand: displayName,
    palette: theme.light,
    nowMs,
  };
  const fonts = await readFonts(textsByWeight(sheet), theme.typeface, readFileOf(context));
  const pdf = await drawInvoice(env.LOADER, sheet, setting, fonts);
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': invoiceDisposition({ brand: displayName, day, id: invoiceId }),
      'content-language': locale.language,
    },
  });
}

/** Reads a file of this build. Throws if it is not there. */
function readFileOf({ env, url }: RequestContext): ReadFile {
  return async (path) => {
    const answer = await env.ASSETS.fetch(new URL(path, url.origin));
    if (!answer.ok) throw new Error(`${path} is not among the files of the build`);
    return new Uint8Array(await answer.arrayBuffer());
  };
}
