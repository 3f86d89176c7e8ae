import type { Module } from '#platform/module/module.ts';
import { fillInvoiceExamples, invoicePaths } from './invoice.openapi.ts';
import { invoiceCalls } from './invoice.rest.ts';
import { InvoiceService } from './invoice.service.ts';
import { papersPaths } from './papers/papers.openapi.ts';
import { papersCalls } from './papers/papers.rest.ts';
import { PapersService } from './papers/papers.service.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    invoices: InvoiceService;
    papers: PapersService;
  }
}

/** Invoices of orders, and the papers of parcels, as PDF. */
export const invoiceModule: Module = {
  name: 'invoice',
  services: {
    invoices: ({ services }) => new InvoiceService(services),
    papers: ({ services }) => new PapersService(services),
  },
  rest: {
    calls: { ...invoiceCalls, ...papersCalls },
    paths: { ...invoicePaths, ...papersPaths },
    fillExamples: fillInvoiceExamples,
  },
};
