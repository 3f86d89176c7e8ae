export type { Language } from '#schema/customer.ts';
