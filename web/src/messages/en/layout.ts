/** Texts of header, footer, menus, and of pages that are not there or failed. */
export const layout = {
  'app.name': 'Haat',
  'app.skip': 'Skip to content',
  'app.loading': 'Loading...',
  'error.title': 'This did not work',
  'error.retry': 'Try again',
  'error.page': 'Something on this page broke. Please try again.',
  'notFound.title': 'There is nothing at this address',
  'notFound.text': 'The page may have moved, or the link has a typing error.',
  'notFound.home': 'Go to the home page',
  'notFound.search': 'See all products',
} as const;
