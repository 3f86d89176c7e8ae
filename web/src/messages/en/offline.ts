/** The texts of what the service worker shows without a connection. They are part of it, and of no page. */
export const offline = {
  'offline.title': 'No connection',
  'offline.text':
    'The shop cannot be reached at the moment. This page opens by itself as soon as the connection is back.',
  'offline.retry': 'Try again',
  'offline.failed': 'The shop still cannot be reached.',
  'offline.seen': 'What you have seen last',
  'offline.seenHint': 'These pages open without a connection, as they were then. Prices and stock may have changed.',
  'offline.asOf': 'As of {time}',
  'offline.copy':
    'The shop does not answer at the moment. This is the page as it was on {time}; prices and stock may have changed.',
  'offline.reload': 'Load again',
};
