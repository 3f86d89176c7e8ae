import { chakra, Input } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface ListSearchProps {
  /** What can be searched, as label and as placeholder. */
  label: string;
  /** The term that the list shows. */
  value: string;
  onChange: (term: string) => void;
}

/** How long after the last letter the list is asked, in milliseconds. */
const PAUSE_MS = 250;

/** The search field of a list: asks when somebody pauses, or at once by Enter. */
export const ListSearch = ({ label, value, onChange }: ListSearchProps) => {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent((term: string) => {
    told.current = term;
    onChange(term);
  });
  useEffect(() => {
    // The term may be changed from elsewhere: by Back, or by a saved view.
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const term = typed.trim();
    if (term === told.current) return undefined;
    const timer = setTimeout(() => tell(term), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <chakra.form
      role="search"
      flex="1 1 16rem"
      maxW="28rem"
      onSubmit={(event) => {
        event.preventDefault();
        const term = typed.trim();
        told.current = term;
        onChange(term);
      }}
    >
      <Input
        type="search"
        size="sm"
        h={{ base: '11', md: '9' }}
        textStyle="sm"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
    </chakra.form>
  );
};
