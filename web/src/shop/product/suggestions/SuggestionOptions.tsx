import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Suggestions of one kind under their heading. */
export const OptionGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={label}>
    <Text aria-hidden textStyle="xs" color="fg.muted" fontWeight="medium" px="2" pt="2" pb="1">
      {label}
    </Text>
    {children}
  </div>
);

interface OptionProps {
  id: string;
  /** Whether Enter chooses it. */
  chosen: boolean;
  onChoose: () => void;
  /** Called when the mouse or a finger is on it. */
  onPointed?: () => void;
  children: ReactNode;
}

/** One suggestion. The keyboard reaches it from the field, which keeps the focus. */
export const Option = ({ id, chosen, onChoose, onPointed, children }: OptionProps) => (
  <Row
    id={id}
    role="option"
    aria-selected={chosen}
    onClick={onChoose}
    onPointerEnter={onPointed}
    onTouchStart={onPointed}
  >
    {children}
  </Row>
);

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '2',
    py: '1',
    borderRadius: 'control',
    textStyle: 'sm',
    cursor: 'button',
    _hover: { bg: 'bg.subtle' },
    _selected: { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
