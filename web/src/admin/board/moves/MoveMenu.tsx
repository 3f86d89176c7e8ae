import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { mayMove, type NextStatus } from '#schema/order-moves.ts';
import { ORDER_STATUSES } from '#schema/order.ts';
import { useMay } from '#web/admin/permissions.tsx';
import { useMessages } from '#web/messages/useMessages.ts';
import type { Card } from '../cards/boardState.ts';
import { targetsOf } from './dragging.ts';

/** The card whose menu is open, and the button beside which it is. */
export interface OpenMenu {
  card: Card;
  button: HTMLElement;
}

interface MoveMenuProps extends OpenMenu {
  onClose: () => void;
  onMove: (card: Card, to: NextStatus) => void;
  onOpen: (card: Card) => void;
}

/** The distance to the button and to the edges of the window, in pixels. */
const GAP = 4;

/**
 * The menu of a card: where it can be moved, and its page. One for the whole board, so that hundreds of cards cost
 * nothing; Chakra's takes a frame before it hears what is chosen.
 */
export const MoveMenu = ({ card, button, onClose, onMove, onOpen }: MoveMenuProps) => {
  const { t, translate } = useMessages();
  const may = useMay();
  const menu = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { current } = menu;
    if (!current) return;
    const [at, size] = [button.getBoundingClientRect(), current.getBoundingClientRect()];
    const below = at.bottom + GAP;
    const top = below + size.height < innerHeight ? below : at.top - GAP - size.height;
    current.style.top = `${Math.max(GAP, top)}px`;
    current.style.left = `${Math.max(GAP, at.right - size.width)}px`;
    current.querySelector('button')?.focus({ preventScroll: true });
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !current.contains(target)) close();
    };
    // The button moves away from its menu. A scroll that came to its end just before is told of afterwards.
    const follow = (event: Event) => {
      const now = button.getBoundingClientRect();
      if (now.top !== at.top || now.left !== at.left) leave(event);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('scroll', follow, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('scroll', follow, true);
    };
  }, [button]);

  const choose = (work: () => void) => () => {
    button.focus();
    onClose();
    work();
  };
  const press = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const here = items.findIndex((one) => one === document.activeElement);
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items.at(next % items.length)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      button.focus();
      onClose();
    }
  };
  const labelOf = (to: NextStatus) => ORDER_STATUSES.find(({ status }) => status === to)?.label ?? to;
  return (
    <Box
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={button.getAttribute('aria-label') ?? undefined}
      onKeyDown={press}
      position="fixed"
      zIndex="dropdown"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      boxShadow="float"
      p="1"
      minW="14rem"
    >
      {(may('FULFILMENT') ? targetsOf(card) : [])
        .filter((to) => to !== 'PENDING')
        .map((to) => (
          <Item key={to} type="button" role="menuitem" tabIndex={-1} onClick={choose(() => onMove(card, to))}>
            {t('admin.board.menu.to', { status: translate(labelOf(to)) })}
          </Item>
        ))}
      {may('MONEY') && mayMove(card.status, 'CANCELLED', 'ADMIN') && (
        <Item
          type="button"
          role="menuitem"
          tabIndex={-1}
          color="fg.error"
          onClick={choose(() => onMove(card, 'CANCELLED'))}
        >
          {t('admin.board.menu.cancel')}
        </Item>
      )}
      <Item type="button" role="menuitem" tabIndex={-1} onClick={choose(() => onOpen(card))}>
        {t('admin.board.menu.open')}
      </Item>
    </Box>
  );
};

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    w: 'full',
    minH: { base: '11', md: '9' },
    px: '3',
    borderRadius: 'control',
    textStyle: 'sm',
    textAlign: 'start',
    cursor: 'button',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { bg: 'bg.subtle', outlineOffset: '-2px' },
  },
});
