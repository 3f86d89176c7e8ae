/** Texts of the dashboard's first page. */
export const overview = {
  'admin.overview.title': 'Dashboard',
  'admin.failed.title': 'Work that failed ({count})',
  'admin.failed.label': 'Work that failed',
  'admin.failed.why':
    'It failed at every attempt. Try it again when the cause is gone, or dismiss it: then it is never done. The list keeps it for 30 days.',
  'admin.failed.at': 'Failed on',
  'admin.failed.what': 'What',
  'admin.failed.attempts': 'Attempts',
  'admin.failed.error': 'Last error',
  'admin.failed.order': 'Show the order',
  'admin.failed.MAIL': 'Mail',
  'admin.failed.JOB': 'Job',
  'admin.failed.EVENT': 'Event',
  'admin.failed.retry': 'Try again',
  'admin.failed.retrying': 'Starting…',
  'admin.failed.retried': 'It is tried again: {name}.',
  'admin.failed.dismiss': 'Dismiss',
  'admin.failed.dismissing': 'Dismissing…',
  'admin.failed.dismissed': 'Dismissed: {name}.',
  'order.admin.title': 'All orders',
  'order.admin.customer': 'Customer',
} as const;
