import { inEnglish, type SentenceParams } from '#schema/sentence.ts';
import { codeOf } from '#schema/sentences.ts';

/** Returns a sentence as the server sends it: in English, and as code and parameters. */
export const serverSentence = (template: string, params: SentenceParams = {}) => {
  const code = codeOf(template);
  const values = Object.entries(params).map(([name, value]) => ({ name, value: String(value) }));
  return {
    message: inEnglish({ template, params }),
    wording: code === undefined ? null : { code, params: values },
  };
};
