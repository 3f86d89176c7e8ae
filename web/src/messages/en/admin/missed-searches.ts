/** Texts of the searches of shoppers that were in vain. */
export const missedSearches = {
  'admin.missedSearches': 'What shoppers did not find',
  'admin.missedSearches.what':
    'What was searched at least twice within the last 30 days and found nothing, or led to no product. Counted without knowing who searches.',
  'admin.missedSearches.none': 'There was nothing of the kind within the last 30 days.',
  'admin.missedSearches.term': 'Searched for',
  'admin.missedSearches.reason': 'What happened',
  'admin.missedSearches.reason.NOTHING_FOUND': 'Found nothing',
  'admin.missedSearches.reason.NOTHING_OPENED': 'Nobody opened a product',
  'admin.missedSearches.times': 'How often',
  'admin.missedSearches.add': 'Add a word',
  'admin.missedSearches.add.of': 'Add a word for “{term}”',
  'admin.missedSearches.all': 'Show all {count}',
} as const;
