import { definePublicStore } from './stores.ts';

/** Leads this tab to a page of somebody else, such as a payment provider. */
export const leaving = definePublicStore(() => ({
  to: (url: string): void => location.assign(url),
}));
