import { Button, Stack } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Popover } from './Popover.tsx';

interface ActionMenuProps extends Omit<ComponentProps<typeof Popover>, 'children'> {
  actions: readonly {
    label: string;
    /** Whether it cannot be undone. */
    isFinal?: boolean;
    onChoose: () => void;
  }[];
}

/** A button with a panel of actions, of which one is chosen. */
export const ActionMenu = ({ actions, ...button }: ActionMenuProps) => (
  <Popover {...button}>
    {(close) => (
      <Stack gap="0" p="1" minW="14rem">
        {actions.map(({ label, isFinal = false, onChoose }) => (
          <Button
            key={label}
            variant="ghost"
            size="sm"
            justifyContent="start"
            {...(isFinal && { colorPalette: 'red' })}
            onClick={() => {
              close();
              onChoose();
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    )}
  </Popover>
);
