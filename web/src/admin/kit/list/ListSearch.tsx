import { chakra, Input } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { MAX_TERM_LENGTH } from '#schema/limits.ts';

interface ListSearchProps {
  /** What can be searched, as label, and as placeholder where there is no hint. */
  label: string;
  hint?: string;
  /** The term that the list shows. */
  value: string;
  onChange: (term: string) => void;
}

/** How long after the last letter the list is requested, in milliseconds. */
const PAUSE_MS = 250;

/** The search field of a list: asks when somebody pauses, or at once by Enter. */
export const ListSearch = ({ label, hint = label, value, onChange }: ListSearchProps) => {
  const id = useId();
  const [typed, setTyped] = useState(value);
  // The terms that were requested and are not shown yet: while it is slow, somebody types on.
  const requested = useRef<readonly string[]>([]);
  const ask = (term: string) => {
    if (term === (requested.current.at(-1) ?? value)) return;
    requested.current = [...requested.current, term];
    onChange(term);
  };
  const askAfterPause = useEffectEvent(() => ask(typed.trim()));
  useEffect(() => {
    const place = requested.current.lastIndexOf(value);
    requested.current = requested.current.slice(place < 0 ? Infinity : place + 1);
    // The term may be changed from elsewhere: by Back, or by a saved view.
    if (place < 0) setTyped(value);
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => askAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <chakra.form
      role="search"
      aria-labelledby={id}
      // On a phone the button of the filters has room beside it.
      flex={{ base: '1 1 10rem', md: '1 1 16rem' }}
      maxW="28rem"
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed.trim());
      }}
    >
      <Input
        id={id}
        type="search"
        size="sm"
        h={{ base: '11', md: '9' }}
        textStyle="sm"
        aria-label={label}
        placeholder={hint}
        value={typed}
        maxLength={MAX_TERM_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
    </chakra.form>
  );
};
