/** A post, opened. */
export const post = {
  'journal.popular': 'Popular Posts',
  'journal.comments': 'Comments',
  'journal.minutes': '{minutes} min read',
  'journal.tags': 'Tags',
  'journal.shop': 'Shop {name}',
  'journal.unknown': 'There is no such post',
  'journal.unknown.text': 'It may have been renamed. The others are on the home page.',
} as const;
