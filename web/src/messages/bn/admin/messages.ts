import type { messages as en } from '../../en/admin/messages.ts';

/** Texts of the messages of customers. */
export const messages = {
  'admin.messages.title': 'বার্তা',
} as const satisfies Record<keyof typeof en, string>;
