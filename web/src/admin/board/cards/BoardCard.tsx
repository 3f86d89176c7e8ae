import { Box, Button, chakra } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { ORDER_STATUSES } from '#schema/order.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useMay } from '#web/admin/permissions.tsx';
import type { Card } from './boardState.ts';
import { CardFace } from './CardFace.tsx';
import { nextStatusOf } from '../moves/dragging.ts';

interface BoardCardProps {
  card: Card;
  /** Whether it waits for the server's answer to a move. */
  isMoving: boolean;
  onMove: (card: Card, to: NonNullable<ReturnType<typeof nextStatusOf>>) => void;
  /** Opens the menu of its moves beside a button. */
  onMenu: (card: Card, button: HTMLElement) => void;
}

const handleId = (id: string) => `move-${id}`;
const menuId = (id: string) => `menu-${id}`;

/** Puts the focus on the handle of a card, or where it cannot be moved on, on its menu. */
export const focusCard = (id: string): void =>
  (document.getElementById(handleId(id)) ?? document.getElementById(menuId(id)))?.focus();

/**
 * A card that can be dragged by mouse, by finger, or by keyboard at its handle, by those who may move orders; a phone
 * has a button for the next step.
 */
export const BoardCard = ({ card, isMoving, onMove, onMenu }: BoardCardProps) => {
  const { t, translate, language } = useMessages();
  const number = formatOrderNumber(card.number, language);
  const mayMove = useMay()('FULFILMENT');
  const next = mayMove ? nextStatusOf(card) : null;
  const cannot = next === null || isMoving;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: card.id,
    disabled: cannot,
    attributes: { roleDescription: t('admin.board.drag.role') },
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const label = ORDER_STATUSES.find(({ status }) => status === next)?.label;
  return (
    <Box
      ref={setNodeRef}
      {...pointer}
      data-order={card.number}
      opacity={isDragging ? 0.4 : 1}
      aria-busy={isMoving || undefined}
      cursor={cannot ? undefined : 'grab'}
      // A drag would select the text.
      userSelect={{ md: 'none' }}
      touchAction="manipulation"
    >
      <CardFace
        card={card}
        isWaiting={isMoving || card.awaits !== null}
        footer={
          next !== null &&
          label && (
            <Button
              hideFrom="md"
              mt="2"
              w="full"
              variant="outline"
              aria-busy={isMoving}
              onClick={() => !isMoving && onMove(card, next)}
            >
              {t('admin.board.card.next', { status: translate(label) })}
            </Button>
          )
        }
      >
        {next !== null && (
          <IconButton
            id={handleId(card.id)}
            ref={setActivatorNodeRef}
            {...attributes}
            onKeyDown={(event) => void onKeyDown?.(event)}
            aria-label={t('admin.board.drag.handle', { number })}
            hideBelow="md"
            cursor="grab"
          >
            <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden>
              {[3, 8, 13].flatMap((y) => [5, 11].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
            </svg>
          </IconButton>
        )}
        <IconButton
          id={menuId(card.id)}
          type="button"
          aria-label={t('admin.board.menu', { number })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(card, currentTarget)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden>
            {[3, 8, 13].map((x) => (
              <circle key={x} cx={x} cy="8" r="1.4" />
            ))}
          </svg>
        </IconButton>
      </CardFace>
    </Box>
  );
};

const IconButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '7' },
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
});
