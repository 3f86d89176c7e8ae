import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';

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
    <>
      {/* The last rows can be scrolled above the bar. */}
      <Box h="16" />
      <Box
        position="fixed"
        bottom="4"
        insetStart={{ base: '0', lg: '15rem' }}
        insetEnd="0"
        px="4"
        zIndex="docked"
        pointerEvents="none"
      >
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
    </>
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
    '& button': { minH: { base: '11', md: '8' } },
  },
});
