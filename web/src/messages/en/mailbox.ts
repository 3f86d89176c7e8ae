/** Texts of the demo shop's mailbox. */
export const mailbox = {
  'mailbox.title': 'Mailbox',
  'mailbox.text':
    'This demo shop has no mail server, so its mails come here instead, for everyone to read. A shop with a mail server sends them to people’s own mailboxes, and has no such page.',
  'mailbox.refresh': 'Look for new mails',
  'mailbox.refreshing': 'Looking…',
  'mailbox.empty': 'No mails yet',
  'mailbox.empty.text': 'Register, or ask for a new password: the mail is here a moment later.',
  'mailbox.empty.action': 'Go to registration',
  'mailbox.to': 'To {email}',
  'mailbox.failed': 'The mails could not be fetched.',
} as const;
