/** Constants and sentences of saved views, for pages and services. */

/** The lists of the dashboard that can be saved as they are filtered and sorted. */
export const SAVED_VIEW_LISTS = ['ORDERS', 'PRODUCTS', 'CUSTOMERS', 'MESSAGES', 'OPINIONS', 'AUDIT'] as const;

/** A list that can be saved. */
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** The most views that one admin has of one list. */
export const MAX_SAVED_VIEWS = 20;

export const MAX_VIEW_NAME_LENGTH = 60;

/** The most characters of a view's query. */
export const MAX_VIEW_QUERY_LENGTH = 2000;

/** The sentences about saved views. */
export const SAVED_VIEW_MESSAGES = {
  nameRequired: 'Please name the view',
  nameTooLong: 'Name is too long: 60 characters at most',
  queryTooLong: 'There are too many filters to save',
  tooMany: 'You have 20 views of this list already. Remove one first.',
} as const;
