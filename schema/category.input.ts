/** The inputs of categories, for forms and services. */
import * as v from 'valibot';
import { CATEGORY_MESSAGES, MAX_CATEGORY_NAME_LENGTH } from './category.ts';
import { requiredText } from './input.ts';

const name = v.pipe(
  requiredText(MAX_CATEGORY_NAME_LENGTH, CATEGORY_MESSAGES.nameRequired, CATEGORY_MESSAGES.nameTooLong),
  v.regex(/[a-z0-9]/i, CATEGORY_MESSAGES.nameNotLatin),
);

/** What is missing stays as it is; null and an empty text remove the name. */
const banglaName = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_CATEGORY_NAME_LENGTH, CATEGORY_MESSAGES.nameTooLong),
      v.transform((typed) => (typed === '' ? null : typed)),
    ),
  ),
);

/** Null is the top of the tree. */
const parentId = v.optional(v.nullable(v.string()));

/** Null is behind all its sisters. */
const beforeId = v.optional(v.nullable(v.string()));

/** Key of a picture; null and an empty text are that of a product. */
const picture = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^(product\/[0-9a-f-]{36})?$/, CATEGORY_MESSAGES.pictureUnknown),
      v.transform((key) => (key === '' ? null : key)),
    ),
  ),
);

/** A new category. */
export const categoryInput = v.object({ name, banglaName, parentId, picture });

/** A change of a category: what is missing stays as it is. */
export const categoryChange = v.object({ name: v.nullish(name), banglaName, parentId, beforeId, picture });
