import { Box, chakra, Flex } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxInput } from './CheckboxInput.tsx';
import type { AdminColumn, TableProps } from '../columns.ts';
import { CONTROLS } from './useRowKeys.ts';
import type { Selection } from './useSelection.ts';

/** From this many rows on, only those near the window are in the page. */
const VIRTUAL_FROM = 60;
const CARD_HEIGHT = 132;

interface CardsProps<Row, Sort extends string> extends TableProps<Row, Sort> {
  selection: Selection | null;
  /** What comes after the cards: a button for more. */
  children?: ReactNode;
}

/** The rows of a table on a phone: a card for each, which scroll with the page. */
export const Cards = <Row, Sort extends string>(props: CardsProps<Row, Sort>) => {
  const { label, columns, rows, rowKey, count, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const isVirtual = rows.length >= VIRTUAL_FROM;
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in this component only, and never memoized
  const virtual = useWindowVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    overscan: 8,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const places = isVirtual ? items.map(({ index }) => index) : rows.map((_, index) => index);
  const before = isVirtual ? (items[0]?.start ?? top) - top : 0;
  const after = isVirtual ? virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top) : 0;
  return (
    <>
      <List ref={list} role="list" aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
        {places.map((index) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <Place
                key={rowKey(row)}
                ref={isVirtual ? virtual.measureElement : undefined}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={count ?? -1}
              >
                <Card {...props} columns={columns} row={row} />
              </Place>
            )
          );
        })}
      </List>
      {children}
    </>
  );
};

interface CardProps<Row, Sort extends string> extends CardsProps<Row, Sort> {
  row: Row;
}

const Card = <Row, Sort extends string>(props: CardProps<Row, Sort>) => {
  const { columns, row, rowKey, rowName, isPart, selection, onOpen } = props;
  const { t } = useMessages();
  const key = rowKey(row);
  const at = (place: AdminColumn<Row>['card']) => columns.filter(({ card = 'line' }) => card === place);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (onOpen && !(event.target as HTMLElement).closest(CONTROLS)) onOpen(row);
  };
  const aside = at('aside');
  const actions = at('actions');
  const buttons = actions.length > 0 && (
    <Flex gap="2" wrap="wrap" css={{ '& :is(a, button)': { minH: '11' } }}>
      {actions.map(({ id, cell }) => (
        <Box key={id} _empty={{ display: 'none' }}>
          {cell(row)}
        </Box>
      ))}
    </Flex>
  );
  return (
    <Sheet data-selected={selection?.has(key) || undefined} onClick={open}>
      <Flex gap="3" align="start" wrap="wrap">
        {selection && !isPart?.(row) && (
          <Touch>
            <CheckboxInput
              aria-label={t('admin.table.select', { name: rowName(row) })}
              checked={selection.has(key)}
              onChange={() => selection.toggle(key, false)}
              boxSize="5"
            />
          </Touch>
        )}
        <Box minW="0" flex="1 1 5rem" fontWeight="medium" overflowWrap="anywhere">
          {at('title').map(({ id, cell }) => (
            <div key={id}>{cell(row)}</div>
          ))}
        </Box>
        {aside.length === 0 ? (
          buttons
        ) : (
          <Box minW="0" textAlign="end">
            {aside.map(({ id, cell }) => (
              <div key={id}>{cell(row)}</div>
            ))}
          </Box>
        )}
      </Flex>
      <Lines>
        {at('line').map(({ id, header, cell }) => {
          const content = cell(row);
          return (
            content !== null && (
              <Flex key={id} columnGap="2" wrap="wrap">
                <dt>{header}</dt>
                <dd>{content}</dd>
              </Flex>
            )
          );
        })}
      </Lines>
      <Together>
        {at('row').map(({ id, header, cell }) => (
          <div key={id}>
            <dt>{header}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </Together>
      {at('wide').map(({ id, cell }) => (
        <Box key={id} mt="2" overflowWrap="anywhere">
          {cell(row)}
        </Box>
      ))}
      {aside.length > 0 && <Foot>{buttons}</Foot>}
    </Sheet>
  );
};

const List = chakra('ul', { base: { listStyleType: 'none' } });

/** The room between cards belongs to them, so that it is measured with them. */
const Place = chakra('li', { base: { pb: '2.5' } });

const Sheet = chakra('article', {
  base: {
    p: '3.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    textStyle: 'sm',
    '&[data-selected]': { bg: 'brand.subtle', borderColor: 'brand.emphasized' },
  },
});

/** As large as a thumb, without taking the room. */
const Touch = chakra('label', { base: { display: 'inline-flex', p: '3', m: '-3', cursor: 'pointer' } });

/** Without a button it takes no room. */
const Foot = chakra('div', { base: { mt: '3', '&:not(:has(a, button))': { display: 'none' } } });

/** Short facts in one line, each below its header. */
const Together = chakra('dl', {
  base: {
    mt: '1.5',
    display: 'flex',
    gap: '3',
    _empty: { display: 'none' },
    '& > div': { flex: '1 1 0', minW: '0' },
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
  },
});

const Lines = chakra('dl', {
  base: {
    mt: '1.5',
    display: 'grid',
    gap: '1',
    _empty: { display: 'none' },
    '& dt': { color: 'fg.muted', w: '6.5rem' },
    '& dd': { flex: '1 1 7.5rem', minW: '0' },
    '& dd, & dd *': { overflowWrap: 'anywhere' },
  },
});
