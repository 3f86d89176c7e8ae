import type { Sentence, Wording } from '#schema/sentence.ts';
import { codeOf } from '#schema/sentences.ts';
import type { AppError } from '#kernel/errors.ts';

/** Returns a sentence's code and parameters, for translation; null for a sentence that is meant for programs only. */
export const wordingOf = ({
  message,
  sentence,
}: {
  message: string;
  sentence?: Sentence | undefined;
}): Wording | null => {
  const code = codeOf(sentence?.template ?? message);
  if (code === undefined) return null;
  const params = Object.entries(sentence?.params ?? {});
  return { code, params: params.map(([name, value]) => ({ name, value: String(value) })) };
};

/** Returns the fields that every failure in a result union has. */
export const messageFields = (error: AppError) => ({ message: error.message, wording: wordingOf(error) });
