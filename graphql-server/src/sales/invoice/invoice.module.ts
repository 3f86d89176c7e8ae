import type { Module } from '#platform/module/module.ts';
import { fillInvoiceExamples, invoicePaths } from './invoice.openapi.ts';
import { invoiceCalls } from './invoice.rest.ts';
import { InvoiceService } from './invoice.service.ts';
import { documentsPaths } from './documents/documents.openapi.ts';
import { documentsCalls } from './documents/documents.rest.ts';
import { DocumentsService } from './documents/documents.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    invoices: InvoiceService;
    documents: DocumentsService;
  }
}

/** Invoices of orders, and the documents of parcels, as PDF. */
export const invoiceModule: Module = {
  name: 'invoice',
  services: {
    invoices: ({ services }) => new InvoiceService(services),
    documents: ({ services }) => new DocumentsService(services),
  },
  rest: {
    calls: { ...invoiceCalls, ...documentsCalls },
    paths: { ...invoicePaths, ...documentsPaths },
    fillExamples: fillInvoiceExamples,
  },
};
