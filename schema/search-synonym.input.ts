/** The input of a synonym, for the form and the service. */
import * as v from 'valibot';
import { requiredText } from './input.ts';
import { MAX_PINNED, MAX_SYNONYM_LENGTH, MAX_SYNONYM_NAMES, SYNONYM_MESSAGES } from './search-synonym.ts';

const { required, unsearchable, tooLong, tooManyNames, tooManyPinned } = SYNONYM_MESSAGES;

/** A word, or a few: in small letters and with single spaces. */
const word = v.pipe(
  requiredText(MAX_SYNONYM_LENGTH, required, tooLong),
  v.regex(/[\p{L}\p{N}]/u, unsearchable),
  v.transform((typed) => typed.toLowerCase().replace(/\s+/g, ' ')),
);

const names = v.pipe(
  v.array(word),
  v.transform((typed) => [...new Set(typed)]),
  v.maxLength(MAX_SYNONYM_NAMES, tooManyNames),
);

const pinnedIds = v.pipe(
  v.array(v.string()),
  v.transform((ids) => [...new Set(ids)]),
  v.maxLength(MAX_PINNED, tooManyPinned),
);

/** A word with its other names, and the products that come first. */
export const searchSynonymInput = v.object({ word, names, pinnedIds: v.nullish(pinnedIds) });

/** The same as typed in a form: the names in one text, with commas between them. */
export const searchSynonymForm = v.pipe(
  v.object({ word: v.string(), names: v.string(), pinnedIds: v.array(v.string()) }),
  v.transform((typed): v.InferInput<typeof searchSynonymInput> => ({
    ...typed,
    names: typed.names
      .split(/[,،;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  })),
  searchSynonymInput,
);
