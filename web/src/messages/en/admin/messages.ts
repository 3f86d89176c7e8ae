/** Texts of the messages of customers. */
export const messages = {
  'admin.messages.title': 'Messages',
} as const;
