/** Draws invoices in a thread of its own: a long one keeps a processor busy for a tenth of a second. */
import { parentPort } from 'node:worker_threads';
import type { OrderReturnModel } from '../fulfilment/fulfilment.model.ts';
import type { OrderModel } from '../order/order.model.ts';
import type { OrderPaymentModel } from '../payment/payment.model.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { creditNoteOf, invoiceOf, type Invoice, type InvoiceStyle } from './invoice.ts';
import { drawDocuments } from './documents/documents-pdf.ts';
import type { DocumentsJob } from './documents/documents.ts';

/** An invoice to draw. */
export interface InvoiceJob extends InvoiceStyle {
  order: OrderModel;
  payment: OrderPaymentModel;
  returns: readonly OrderReturnModel[];
  /** Which of the received returns the credit note is of, from 1; null for the invoice. */
  creditNote: number | null;
}

const contentOf = ({ order, payment, returns, creditNote, ...style }: InvoiceJob): Invoice =>
  creditNote === null
    ? invoiceOf(order, payment, returns, style)
    : creditNoteOf(order, payment, returns, creditNote, style);

const draw = (job: InvoiceJob | DocumentsJob) => ('kind' in job ? drawDocuments(job) : drawInvoice(contentOf(job)));

// What fails here ends the thread: `InvoicePrinter` hears it as the error of the job.
parentPort?.on('message', async (job: InvoiceJob | DocumentsJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
  parentPort?.postMessage(await draw(job));
});
