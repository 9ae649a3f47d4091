import { copyFor } from '../../copy/copy.ts';
import { invoicePath } from '../../contracts/billing/invoice.ts';
import { invoiceDisposition } from '../../domain/billing/invoice-file-name.ts';
import { paperOf } from '../../domain/paper.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { invoicePage } from './invoice-page.ts';
import { invoiceSheet } from './pdf/invoice-sheet.ts';
import type { ReadFile } from './pdf/font-files.ts';

/**
 * Returns the invoice that the address names by `invoiceId` as a PDF to keep, with the words and figures of its page; or the
 * path of the page that says why there is none. Throws if a font cannot be read.
 */
export async function invoiceFile(
  context: RequestContext,
  session: SessionRecord,
): Promise<Response | FormLead> {
  const { page: invoice, cookies } = await invoicePage(context, session);
  if (invoice.kind === 'redirect') return { to: invoice.to, cookies };
  const invoiceId = context.url.searchParams.get('invoiceId') ?? '';
  if (invoice.kind !== 'invoice') return invoicePath(invoiceId);
  const { brand, locale, nowMs } = context;
  const { displayName, support, theme } = brand;
  const words = copyFor('invoice', locale.language, brand);
  const { invoicePdf } = await import('./pdf/invoice-pdf.ts');
  const pdf = await invoicePdf(
    invoiceSheet(invoice, { name: displayName, email: support.email }, words),
    {
      language: locale.language,
      direction: locale.direction,
      paper: paperOf(locale.format),
      brand: displayName,
      theme,
      nowMs,
    },
    readFileOf(context),
  );
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': invoiceDisposition({ brand: displayName, day: invoice.day, id: invoiceId }),
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
