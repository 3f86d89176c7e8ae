import { useDraft } from '../form/useDraft.ts';

const NONE = { key: '', content: '' };

/**
 * Gives a message its idempotency key: when its answer was lost, sending it again does not store it twice, also after a
 * reload. Another content gets another key; so does everything after `forget`. `draft` is the key under which this tab
 * keeps what is typed.
 */
export const useMessageKey = (draft: string) => {
  const [tried, change, forget] = useDraft(`${draft} key`, NONE);
  const keyOf = (message: object): string => {
    const content = JSON.stringify(message);
    if (tried.content === content) return tried.key;
    const key = crypto.randomUUID();
    change(() => ({ key, content }));
    return key;
  };
  return { keyOf, forget };
};
