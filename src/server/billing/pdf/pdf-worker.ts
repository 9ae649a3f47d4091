import { WorkerEntrypoint } from 'cloudflare:workers';
import { invoicePdf } from './invoice-pdf.ts';

/** The Worker that draws invoices (docs/adr/070). The portal starts it from its text, and nothing else can call it. */
export class PdfWorker extends WorkerEntrypoint {
  /** Draws an invoice as a PDF, as `invoicePdf` does. */
  invoice(...given: Parameters<typeof invoicePdf>): ReturnType<typeof invoicePdf> {
    return invoicePdf(...given);
  }
}
