import { chakra, Flex } from '@chakra-ui/react';
import { BOARD_STATUSES, type BoardStatus } from '#schema/board.ts';
import { ORDER_STEPS } from '#schema/order.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import type { Columns } from './boardState.ts';
import { CountOf } from './CountOf.tsx';

interface ColumnTabsProps {
  columns: Columns;
  chosen: BoardStatus;
  onChoose: (status: BoardStatus) => void;
}

/** Chooses the column that a phone shows. */
export const ColumnTabs = ({ columns, chosen, onChoose }: ColumnTabsProps) => {
  const { t, translate } = useMessages();
  return (
    <Flex
      role="group"
      aria-label={t('admin.board.columns')}
      hideFrom="md"
      gap="1.5"
      overflowX="auto"
      pb="1"
      mx="-4"
      px="4"
    >
      {BOARD_STATUSES.map((status) => (
        <Tab key={status} type="button" aria-pressed={status === chosen} onClick={() => onChoose(status)}>
          {translate(ORDER_STEPS.find((step) => step.status === status)?.label ?? status)}
          <CountOf count={columns[status]} />
        </Tab>
      ))}
    </Flex>
  );
};

const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '3',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
    bg: 'bg.surface',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'button',
    _pressed: { borderColor: 'brand.solid', bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
  },
});
