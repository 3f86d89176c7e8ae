import { Tabs as Chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TabsProps<Key extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: string }[];
  current: Key;
  onChoose: (key: Key) => void;
  /** The content of the current tab. */
  children: ReactNode;
}

/** Tabs with the panel of the current one. */
export const Tabs = <Key extends string>({ label, tabs, current, onChoose, children }: TabsProps<Key>) => (
  <Chakra.Root value={current} onValueChange={({ value }) => onChoose(value as Key)}>
    <Chakra.List
      data-scripted
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      gap="1"
      bg="bg.muted"
      borderRadius="control"
      p="1"
    >
      {tabs.map(({ key, label: name }) => (
        <Chakra.Trigger
          key={key}
          value={key}
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
        </Chakra.Trigger>
      ))}
    </Chakra.List>
    <Chakra.Content value={current} pt="6">
      {children}
    </Chakra.Content>
  </Chakra.Root>
);
