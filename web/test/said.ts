import { inEnglish, type SentenceParams } from '../../schema/sentence.ts';
import { codeOf } from '../../schema/sentences.ts';

/** A sentence as the server says it: in English, and in parts. */
export const said = (template: string, params: SentenceParams = {}) => {
  const code = codeOf(template);
  const values = Object.entries(params).map(([name, value]) => ({ name, value: String(value) }));
  return {
    message: inEnglish({ template, params }),
    wording: code === undefined ? null : { code, params: values },
  };
};
