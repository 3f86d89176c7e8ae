/** Constants and sentences of categories, for pages and services. */

/** The most categories of the shop. */
export const MAX_CATEGORIES = 1000;

/** The most levels of the tree: roots, departments, leaves. */
export const CATEGORY_LEVELS = 3;

/** The most characters of a category's name. */
export const MAX_CATEGORY_NAME_LENGTH = 60;

/** Sentences about categories. */
export const CATEGORY_MESSAGES = {
  noCategory: 'This category is not in the shop.',
  nameRequired: 'Write the name of the category in English.',
  nameTooLong: `The name is too long: ${MAX_CATEGORY_NAME_LENGTH} characters at most.`,
  nameNotLatin: 'Write the English name with letters from A to Z: the address of its page is made from it.',
  nameTaken: 'There is a category with this name in the same place already.',
  belowItself: 'A category cannot be below itself.',
  tooDeep: `Categories have at most ${CATEGORY_LEVELS} levels: choose a place further up.`,
  aboveHasProducts: 'That category has products of its own. Give them another category first, or choose another place.',
  notBeside: 'That category is not in the same place any more. Load the page again.',
  pictureUnknown: 'This picture is not there any more. Please upload it again.',
  tooMany: `The shop has ${MAX_CATEGORIES} categories already: no more can be added.`,
} as const;
