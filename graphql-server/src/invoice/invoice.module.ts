import type { Module } from '../module.ts';
import { fillInvoiceExamples, invoicePaths } from './invoice.openapi.ts';
import { invoiceCalls } from './invoice.rest.ts';
import { InvoiceService } from './invoice.service.ts';

declare module '../module.ts' {
  interface Services {
    invoices: InvoiceService;
  }
}

/** Invoices of orders as PDF. */
export const invoiceModule: Module = {
  name: 'invoice',
  services: { invoices: ({ services }) => new InvoiceService(services) },
  rest: { calls: invoiceCalls, paths: invoicePaths, fillExamples: fillInvoiceExamples },
};
