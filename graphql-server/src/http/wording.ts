import type { Sentence, Wording } from '../../../schema/sentence.ts';
import { codeOf } from '../../../schema/sentences.ts';

/** How clients can word a sentence in another language; null of one that only programs meet. */
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
