import type { invoicePdf } from './invoice-pdf.ts';
import type { PdfWorker } from './pdf-worker.ts';

/** The date and the flags of the Worker's compatibility: those of the portal. */
const compatibility = { compatibilityDate: '2026-10-01', compatibilityFlags: ['nodejs_compat'] };

/**
 * Draws an invoice as a PDF in a Worker of its own, which is started from its text at the first invoice and reaches no
 * network. Throws if the Worker cannot be started, or a font is none.
 */
export async function drawInvoice(
  loader: WorkerLoader,
  ...given: Parameters<typeof invoicePdf>
): Promise<Uint8Array<ArrayBuffer>> {
  const { code, hash } = await import('./pdf-worker.ts?bundle');
  const worker = loader.get(`pdf-${hash}`, () => ({
    ...compatibility,
    mainModule: 'pdf-worker.js',
    modules: { 'pdf-worker.js': code },
    globalOutbound: null,
  }));
  return worker.getEntrypoint<PdfWorker>('PdfWorker').invoice(...given);
}
