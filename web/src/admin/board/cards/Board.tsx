import { Box, Flex, Stack } from '@chakra-ui/react';
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BOARD_STATUSES, type BoardStatus } from '#schema/board.ts';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { isNextStatus } from '#schema/order-moves.ts';
import { ORDER_STATUSES, type OrderStatus } from '#schema/order.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { ShipDialog } from '../ShipDialog.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { findCard, type Card } from './boardState.ts';
import { CardFace } from './CardFace.tsx';
import { ColumnTabs } from './ColumnTabs.tsx';
import { ConfirmMove } from '../moves/ConfirmMove.tsx';
import { announcementsOf, chooseColumn, stepBetween, targetsOf } from '../moves/dragging.ts';
import { MoveMenu, type OpenMenu } from '../moves/MoveMenu.tsx';
import { useBoard, type Shown } from './useBoard.ts';
import { useMoves } from '../moves/useMoves.ts';
import { useRefusal } from '../moves/useRefusal.ts';

interface BoardProps {
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** The board: five columns on a wide screen, one at a time on a phone. */
export const Board = ({ shown, onShow }: BoardProps) => {
  const { t, translate, language } = useMessages();
  const navigate = useNavigate();
  const board = useBoard(shown);
  const moves = useMoves(board);
  const refusalOf = useRefusal();
  const [dragged, setDragged] = useState<Card | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [chosen, choose] = useState<BoardStatus>('PENDING');
  const { columns } = board;
  const find = (id: string) => (columns ? findCard(columns, id) : undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: stepBetween(find),
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );

  if (!columns && board.failure) return <FailedState message={board.failure} retry={board.reload} />;

  const isFiltered = shown.search.trim() !== '' || shown.only !== null;
  const announcements = announcementsOf({
    numberOf: (id) => formatOrderNumber(find(id)?.number ?? 0, language),
    statusOf: (id) => find(id)?.status,
    nameOf: (status) => translate(ORDER_STATUSES.find((one) => one.status === status)?.label ?? status),
    refusalOf: (id, to) => {
      const card = find(id);
      return card && to !== card.status ? refusalOf(card, to) : null;
    },
    say: (what, params) => t(`admin.board.drag.${what}`, params),
  });

  return (
    <Stack gap="3">
      <BoardFilters shown={shown} onChange={onShow} />
      {!columns && <BoardSkeleton />}
      {columns && (
        <DndContext
          id="board"
          sensors={sensors}
          collisionDetection={chooseColumn}
          accessibility={{
            announcements,
            // It would look for the card where it was; `useMoves` knows where it is.
            restoreFocus: false,
            screenReaderInstructions: { draggable: t('admin.board.drag.how') },
          }}
          onDragStart={({ active }) => {
            setDragged(find(String(active.id)) ?? null);
          }}
          onDragCancel={() => setDragged(null)}
          onDragEnd={({ over }) => {
            const to = over?.id as OrderStatus | undefined;
            setDragged(null);
            if (dragged && to !== undefined && to !== dragged.status) {
              if (isNextStatus(to)) moves.move(dragged, to);
              else moves.refuse(dragged, to);
            }
          }}
        >
          <ColumnTabs columns={columns} chosen={chosen} onChoose={choose} />
          <Flex
            gap="2"
            align="stretch"
            overflowX={{ md: 'auto' }}
            scrollSnapType={dragged ? undefined : 'x proximity'}
            h={{ md: 'calc(100dvh - 15.5rem)' }}
            minH={{ md: '24rem' }}
            opacity={board.isOutdated ? 0.6 : 1}
            aria-busy={board.isOutdated}
          >
            {BOARD_STATUSES.map((status) => (
              <BoardColumn
                key={status}
                status={status}
                column={columns[status]}
                refusal={dragged && dragged.status !== status ? refusalOf(dragged, status) : null}
                isTarget={dragged !== null && targetsOf(dragged).includes(status)}
                isChosen={status === chosen}
                isFiltered={isFiltered}
                isMoving={board.isMoving}
                onMore={() => board.more(status)}
                onMove={moves.move}
                onMenu={(card, button) => setMenu({ card, button })}
              />
            ))}
          </Flex>
          <DragOverlay dropAnimation={null}>
            {dragged && (
              <Box w="full">
                <CardFace card={dragged} isLifted />
              </Box>
            )}
          </DragOverlay>
        </DndContext>
      )}
      {menu && (
        <MoveMenu
          key={menu.card.id}
          {...menu}
          onClose={() => setMenu(null)}
          onMove={moves.move}
          onOpen={({ id }) => void navigate(adminPaths.order(id))}
        />
      )}
      <ShipDialog
        order={moves.toShip}
        onClose={moves.leave}
        onShipped={({ status }) => moves.toShip && moves.shipped(moves.toShip, status)}
        onRefused={(why) => moves.toShip && moves.notShipped(moves.toShip, why)}
      />
      <ConfirmMove move={moves.final} onClose={moves.leave} onConfirm={moves.confirm} />
    </Stack>
  );
};
