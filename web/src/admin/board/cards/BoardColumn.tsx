import { Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/core';
import { DELIVERED_DAYS, type BoardStatus } from '#schema/board.ts';
import { ORDER_STEPS } from '#schema/order.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import type { Card, Column } from './boardState.ts';
import { BoardCard } from './BoardCard.tsx';
import { CountOf } from './CountOf.tsx';
import { Detail, Explanation } from '#web/admin/ui/texts.tsx';

interface BoardColumnProps {
  status: BoardStatus;
  column: Column;
  /** Why the card that is being dragged cannot come here; null when it can, or none is dragged. */
  refusal: string | null;
  /** Whether a card that is being dragged can come here. */
  isTarget: boolean;
  /** Whether it is the column that a phone shows. */
  isChosen: boolean;
  isFiltered: boolean;
  isMoving: (id: string) => boolean;
  onMore: () => Promise<void>;
  onMove: (card: Card, to: Exclude<BoardStatus, 'PENDING'>) => void;
  onMenu: (card: Card, button: HTMLElement) => void;
}

/** A column of the board. While an order is dragged that cannot come here, it is dim and says why. */
export const BoardColumn = ({
  status,
  column,
  refusal,
  isTarget,
  isChosen,
  isFiltered,
  isMoving,
  onMore,
  ...card
}: BoardColumnProps) => {
  const { t, translate } = useMessages();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const { label, color } = ORDER_STEPS.find((step) => step.status === status) ?? {};
  const title = `column-${status}`;
  return (
    <Flex
      as="section"
      aria-labelledby={title}
      ref={setNodeRef}
      display={{ base: isChosen ? 'flex' : 'none', md: 'flex' }}
      direction="column"
      flex="1 0 0"
      minW={{ md: '11.5rem' }}
      maxH={{ md: 'full' }}
      bg={isOver && isTarget ? 'brand.subtle' : 'bg.subtle'}
      borderWidth="1px"
      borderColor={isTarget ? 'brand.solid' : 'transparent'}
      borderStyle={isTarget ? 'dashed' : 'solid'}
      borderRadius="control"
      scrollSnapAlign="start"
      transition="background-color 120ms ease-out"
    >
      <Flex
        hideBelow="md"
        align="center"
        gap="2"
        px="3"
        py="2"
        textStyle="sm"
        colorPalette={color ?? 'gray'}
        opacity={refusal ? 0.6 : 1}
      >
        <Box aria-hidden boxSize="2.5" borderRadius="full" bg="colorPalette.solid" flexShrink="0" />
        <Heading as="h2" id={title} fontSize="sm" lineHeight="1.3" minW="0" flex="1">
          {translate(label ?? status)}
        </Heading>
        <CountOf count={column} />
      </Flex>
      {refusal && (
        <Detail px="3" pb="2">
          {refusal}
        </Detail>
      )}
      <Box
        flex="1"
        minH="0"
        overflowY={{ md: 'auto' }}
        px="2"
        pt={{ base: '2', md: '0' }}
        pb="2"
        opacity={refusal ? 0.45 : 1}
      >
        {status === 'DELIVERED' && (
          <Detail px="1" pb="2">
            {t('admin.board.column.days', { count: DELIVERED_DAYS })}
          </Detail>
        )}
        <Stack as="ul" gap="2" listStyleType="none">
          {column.nodes.map((order) => (
            <li key={order.id}>
              <BoardCard card={order} isMoving={isMoving(order.id)} {...card} />
            </li>
          ))}
        </Stack>
        {column.nodes.length === 0 && (
          <Explanation px="1" py="6" textAlign="center">
            {t(isFiltered ? 'admin.board.column.none' : 'admin.board.column.empty')}
          </Explanation>
        )}
        {column.pageInfo.hasNextPage && <MoreButton label={t('admin.board.more')} onMore={onMore} scrolling />}
      </Box>
    </Flex>
  );
};
