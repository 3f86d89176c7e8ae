import { chakra } from '@chakra-ui/react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { useTop } from './useTop.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { CheckboxInput } from './CheckboxInput.tsx';
import { nextSort, sortedBy, type NamedColumn, type TableProps } from '../columns.ts';
import { useRowKeys } from './useRowKeys.ts';
import type { Selection } from './useSelection.ts';

/** From this many rows on, only those in sight are in the page. */
const VIRTUAL_FROM = 100;
const ROW_HEIGHT = 36;
const CHECKBOX_WIDTH = 40;
/** The least width of a column that has none of its own. */
const LEAST_WIDTH = 140;

interface WideTableProps<Row, Sort extends string> extends TableProps<Row, Sort> {
  selection: Selection | null;
  /** What comes after the rows: a button for more. */
  children?: ReactNode;
}

/**
 * The table on a desk. It scrolls inside its frame, below its header. It says how many rows there are, since not all of
 * them are in the page.
 */
export const WideTable = <Row, Sort extends string>(props: WideTableProps<Row, Sort>) => {
  const { label, columns, rows, rowKey, rowName, isPart, isWhole, selection, sort, onSort, onOpen, count, children } =
    props;
  const { t } = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const top = useTop(frame);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = Math.max(
    0,
    rows.findIndex((row) => rowKey(row) === activeKey),
  );
  const isVirtual = rows.length >= VIRTUAL_FROM;
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in this component only, and never memoized
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    overscan: 12,
    // The header hides the top of the frame.
    scrollPaddingStart: ROW_HEIGHT + 8,
    scrollMargin: ROW_HEIGHT,
    rangeExtractor: (range) => withActive(defaultRangeExtractor(range), active),
  });
  const { table, rowProps } = useRowKeys({
    rows,
    rowKey,
    active,
    onActive: setActiveKey,
    selection,
    onOpen,
    scrollTo: (index) => {
      if (isVirtual) virtual.scrollToIndex(index);
      else frame.current?.querySelectorAll('[data-key]')[index]?.scrollIntoView({ block: 'nearest' });
    },
  });
  const places = isVirtual
    ? virtual.getVirtualItems().map(({ index, start, end }) => ({
        index,
        start: start - ROW_HEIGHT,
        end: end - ROW_HEIGHT,
      }))
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const width = columns.reduce((sum, column) => sum + (column.width ?? LEAST_WIDTH), selection ? CHECKBOX_WIDTH : 0);
  return (
    <Frame ref={frame} style={isWhole ? {} : { maxHeight: `max(22rem, calc(100dvh - ${top}px - 1.5rem))` }}>
      <Table
        ref={table}
        role="table"
        aria-label={label}
        aria-rowcount={count === undefined ? -1 : count + 1}
        style={{ minWidth: `${width}px` }}
      >
        <colgroup>
          {selection && <col style={{ width: `${CHECKBOX_WIDTH}px` }} />}
          {columns.map(({ id, width: own }) => (
            <col key={id} style={own === undefined ? undefined : { width: `${own}px` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th scope="col">
                <CheckboxInput
                  aria-label={t('admin.table.selectAll')}
                  checked={selection.isAll}
                  isMixed={selection.isSome}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ index, start }, place) => {
            const row = rows[index];
            if (row === undefined) return null;
            const key = rowKey(row);
            return (
              <Fragment key={key}>
                <Gap height={start - (places[place - 1]?.end ?? 0)} />
                <Line
                  ref={isVirtual ? virtual.measureElement : undefined}
                  data-index={index}
                  aria-rowindex={index + 2}
                  data-selected={selection?.has(key) || undefined}
                  data-opens={onOpen ? true : undefined}
                  {...rowProps(row, index)}
                >
                  {selection && (
                    <td>
                      {!isPart?.(row) && (
                        <CheckboxInput
                          aria-label={t('admin.table.select', { name: rowName(row) })}
                          checked={selection.has(key)}
                          onChange={({ nativeEvent }) => selection.toggle(key, isWithShift(nativeEvent))}
                        />
                      )}
                    </td>
                  )}
                  {columns.map(({ id, figures, card, cell }) => (
                    <td key={id} data-figures={figures || undefined} data-actions={card === 'actions' || undefined}>
                      {cell(row) ?? (card === 'actions' ? null : '–')}
                    </td>
                  ))}
                </Line>
              </Fragment>
            );
          })}
          <Gap height={isVirtual ? virtual.getTotalSize() - (places.at(-1)?.end ?? 0) : 0} />
        </tbody>
      </Table>
      {children}
    </Frame>
  );
};

/** The rows in sight, and the one that has the focus, which must not lose it by being scrolled out of sight. */
const withActive = (indexes: number[], active: number): number[] => {
  const [first = 0, last = 0] = [indexes[0], indexes.at(-1)];
  if (active < first) return [active, ...indexes];
  return active > last ? [...indexes, active] : indexes;
};

const isWithShift = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

/** The room of rows that are not in the page. */
const Gap = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height: `${height}px` }} />;

interface HeaderProps<Row, Sort extends string> {
  column: NamedColumn<Row, Sort>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** A header; where the server can sort by the column, it is a button that does. */
const Header = <Row, Sort extends string>({ column, sort, onSort }: HeaderProps<Row, Sort>) => {
  const { header, figures, card, sort: ways } = column;
  const direction = sortedBy([column], sort)?.direction;
  const next = ways && nextSort(ways, sort);
  const isSortable = onSort !== undefined && next !== undefined;
  return (
    <th
      scope="col"
      data-figures={figures || undefined}
      data-actions={card === 'actions' || undefined}
      aria-sort={direction ?? (isSortable ? 'none' : undefined)}
    >
      {isSortable ? (
        <SortButton type="button" data-figures={figures || undefined} onClick={() => onSort(next)}>
          {header}
          <Mark aria-hidden data-direction={direction}>
            {direction === 'descending' ? '↓' : '↑'}
          </Mark>
        </SortButton>
      ) : (
        header
      )}
    </th>
  );
};

const Frame = chakra('div', {
  base: {
    overflow: 'auto',
    // What only screen readers see is placed within it: otherwise all rows make the page as high as they are.
    position: 'relative',
    // The header is above the rows, and not above the bar of the dashboard.
    isolation: 'isolate',
    overscrollBehaviorX: 'contain',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    scrollPaddingTop: '2.75rem',
  },
});

const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    // Borders that collapse would scroll away from the header.
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: '0.875rem',
    lineHeight: 'calc(1.3 + var(--bangla, 0) * 0.15)',
    '& th, & td': {
      px: '3',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '&[data-figures]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    },
    '& th': {
      position: 'sticky',
      top: '0',
      zIndex: 'docked',
      h: '9',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'xs',
      fontWeight: 'medium',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    // Buttons stay in reach where the table is wider than its frame.
    '& [data-actions]': { position: 'sticky', insetEnd: '0', bg: 'inherit' },
    '& th[data-actions]': { bg: 'bg.subtle', zIndex: 'sticky' },
  },
});

const Line = chakra('tr', {
  base: {
    bg: 'bg.surface',
    '& > td': { h: '9', py: '1', borderBottomWidth: '1px', borderColor: 'border' },
    '&[data-opens]': { cursor: 'pointer' },
    _hover: { bg: 'bg.subtle' },
    '&[data-selected]': { bg: 'brand.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '9',
    maxW: 'full',
    // The words stand above the figures, the mark before them.
    '&[data-figures]': { flexDirection: 'row-reverse' },
    cursor: 'button',
    fontWeight: 'medium',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&:is(:hover, :focus-visible) > :not([data-direction])': { opacity: '0.6' },
  },
});

const Mark = chakra('span', {
  base: {
    opacity: '0',
    '&[data-direction]': { opacity: '1', color: 'brand.fg' },
  },
});
