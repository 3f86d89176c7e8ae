/** The input of a synonym, for the form and the service. */
import * as v from 'valibot';
import { requiredText } from './input.ts';
import { MAX_SYNONYM_LENGTH, MAX_SYNONYM_NAMES, SYNONYM_MESSAGES } from './search-synonym.ts';

const { required, unsearchable, tooLong, namesRequired, tooManyNames } = SYNONYM_MESSAGES;

/** A word, or a few: in small letters and with single spaces. */
const word = v.pipe(
  requiredText(MAX_SYNONYM_LENGTH, required, tooLong),
  v.regex(/[\p{L}\p{N}]/u, unsearchable),
  v.transform((typed) => typed.toLowerCase().replace(/\s+/g, ' ')),
);

const names = v.pipe(
  v.array(word),
  v.transform((typed) => [...new Set(typed)]),
  v.minLength(1, namesRequired),
  v.maxLength(MAX_SYNONYM_NAMES, tooManyNames),
);

/** A word with its other names. */
export const searchSynonymInput = v.object({ word, names });

/** The same as typed in a form: the names in one text, with commas between them. */
export const searchSynonymForm = v.pipe(
  v.object({ word: v.string(), names: v.string() }),
  v.transform((typed) => ({
    word: typed.word,
    names: typed.names
      .split(/[,،;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  })),
  searchSynonymInput,
);
