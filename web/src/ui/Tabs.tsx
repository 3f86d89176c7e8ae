import { Box, chakra } from '@chakra-ui/react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Key extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: string }[];
  current: Key;
  onChoose: (key: Key) => void;
  /** The content of the current tab. */
  children: ReactNode;
}

/** Tabs with the panel of the current one; arrow keys move between the tabs. */
export const Tabs = <Key extends string>({ label, tabs, current, onChoose, children }: TabsProps<Key>) => {
  const id = useId();
  const step = (event: KeyboardEvent, by: number) => {
    const at = tabs.findIndex(({ key }) => key === current);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <Box
        role="tablist"
        aria-label={label}
        display="flex"
        gap="1"
        bg="bg.muted"
        borderRadius="control"
        p="1"
      >
        {tabs.map(({ key, label: name }) => (
          <chakra.button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === current}
            aria-controls={key === current ? `${id}-panel` : undefined}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(event, 1);
              if (event.key === 'ArrowLeft') step(event, -1);
            }}
            flex="1"
            minH="11"
            px="4"
            borderRadius="control"
            fontWeight="medium"
            color="fg.muted"
            cursor="button"
            _selected={{ bg: 'bg.surface', color: 'fg' }}
          >
            {name}
          </chakra.button>
        ))}
      </Box>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} pt="6">
        {children}
      </Box>
    </>
  );
};
