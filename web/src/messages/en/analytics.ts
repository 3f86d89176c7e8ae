/** What is asked and said about Google Analytics, where the shop counts visits with it. */
export const analytics = {
  'analytics.label': 'Counting visits',
  'analytics.ask':
    'May we count your visit with Google Analytics? It tells us which pages people look at. Google sets cookies for it.',
  'analytics.more': 'About our cookies',
  'analytics.allow': 'Allow',
  'analytics.refuse': 'No',
  'analytics.title': 'Google Analytics',
  'analytics.allowed': 'You have allowed that your visits are counted with Google Analytics.',
  'analytics.refused': 'Your visits are not counted with Google Analytics.',
  'analytics.byBrowser':
    'Your browser says that nobody may follow you (Global Privacy Control): your visits are not counted with Google Analytics.',
  'analytics.stop': 'Do not count them any more',
} as const;
