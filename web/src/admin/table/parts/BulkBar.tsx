import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';

interface BulkBarProps {
  /** How many rows are selected. */
  count: number;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the selected rows; it floats at the bottom of the window, so that no row moves. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => {
  const { t } = useMessages();
  return (
    <Box position="sticky" bottom="4" zIndex="docked" mt="3" pointerEvents="none">
      <Bar role="group" aria-label={t('admin.table.bulk')}>
        <Text whiteSpace="nowrap" fontWeight="medium" aria-live="polite">
          {t('admin.table.selected', { count })}
        </Text>
        <HStack gap="2" wrap="wrap">
          {children}
        </HStack>
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('admin.table.clear')}
        </Button>
      </Bar>
    </Box>
  );
};

const Bar = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '3',
    w: 'fit-content',
    maxW: 'full',
    mx: 'auto',
    px: '4',
    py: '2',
    textStyle: 'sm',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'card',
    boxShadow: 'float',
  },
});
