import { Box, chakra, Flex, useMediaQuery, VisuallyHidden } from '@chakra-ui/react';
import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';
import { formatCount } from '#schema/format/number.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BulkBar } from './parts/BulkBar.tsx';
import { Cards } from './parts/Cards.tsx';
import { ColumnChoice } from './parts/ColumnChoice.tsx';
import { sortedBy, type AdminColumns, type TableProps } from './columns.ts';
import { useColumns } from './parts/useColumns.ts';
import { useSelection } from './parts/useSelection.ts';
import { WideTable } from './parts/WideTable.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/** Below this width, rows are cards. */
const NARROW = ['(max-width: 767.98px)'];

interface AdminTableProps<Row, Sort extends string> extends Omit<TableProps<Row, Sort>, 'rows' | 'columns'> {
  columns: AdminColumns<Row, Sort>;
  /** The loaded rows; undefined until there are some. */
  rows: readonly Row[] | undefined;
  /** The name under which the choice of columns is stored in this browser; without it, columns cannot be chosen. */
  storageKey?: string;
  /** Whether `count` is exact; otherwise there are more than that. */
  isCountExact?: boolean;
  /** Why the rows could not be loaded. */
  error?: ErrorLike | undefined;
  onRetry?: (() => void) | undefined;
  /** What is shown when there are no rows: an `EmptyState` that offers the next step. */
  empty: ReactNode;
  /** Buttons for the selected rows. */
  bulkActions?: ReactNode;
  /** What stands beside the number of rows, such as the download. */
  tools?: ReactNode;
  /** Shows that newer rows are being loaded while the old ones are still there. */
  isStale?: boolean;
}

/**
 * The table of every list of the dashboard: sorted by the server, with columns to choose, rows to select, and only
 * those rows in the page that are in sight. The keyboard walks its rows. On a phone its rows are cards.
 */
export const AdminTable = <Row, Sort extends string = string>(props: AdminTableProps<Row, Sort>) => {
  const { rows, error, onRetry, empty, storageKey, count, isCountExact = true } = props;
  const { bulkActions, tools, selected, onSelected, onMore, sort, isStale = false } = props;
  const { t, language } = useMessages();
  const columns = Object.entries(props.columns).map(([id, column]) => ({ id, ...column }));
  const [isNarrow] = useMediaQuery(NARROW, { ssr: false });
  const { shown, toggle } = useColumns(storageKey ?? '', columns);
  const selection = useSelection({ ...props, rows: rows ?? [] });
  if (!rows && error) return <FailedState error={error} retry={onRetry} />;

  const hasTools = tools !== undefined || count !== undefined || (storageKey !== undefined && !isNarrow);
  const sorted = sortedBy(columns, sort);
  const List = isNarrow ? Cards : WideTable;
  return (
    <Box>
      {hasTools && (
        <Flex align="center" justify="space-between" gap="3" minH="8" mb="2" data-tools>
          <Detail aria-live="polite">
            {rows &&
              count !== undefined &&
              t(isCountExact ? 'admin.table.count' : 'admin.table.countOver', {
                count: formatCount(count, language),
              })}
          </Detail>
          <Flex gap="2" align="center">
            {tools}
            {storageKey !== undefined && !isNarrow && (
              <ColumnChoice columns={columns} shown={shown} onToggle={toggle} />
            )}
          </Flex>
        </Flex>
      )}
      <VisuallyHidden role="status">
        {sorted && t(`admin.table.sorted.${sorted.direction}`, { column: sorted.header })}
      </VisuallyHidden>
      {!rows && <RowSkeletons />}
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && (
        <Box opacity={isStale ? 0.55 : 1} transition="opacity 120ms ease-out" aria-busy={isStale}>
          <List
            {...props}
            rows={rows}
            columns={isNarrow ? columns : shown}
            selection={selection}
            count={isCountExact ? count : undefined}
          >
            {onMore && (
              <More>
                <MoreButton key={rows.length} label={t('admin.table.more')} onMore={onMore} scrolling />
              </More>
            )}
          </List>
        </Box>
      )}
      {selected && onSelected && selected.size > 0 && (
        <BulkBar count={selected.size} onClear={() => onSelected(new Set())}>
          {bulkActions}
        </BulkBar>
      )}
    </Box>
  );
};

/** Rows that are loading. */
const RowSkeletons = () => {
  const { t } = useMessages();
  return (
    <Box
      role="status"
      aria-label={t('app.loading')}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      overflow="hidden"
    >
      <Box h="9" bg="bg.subtle" borderBottomWidth="1px" borderColor="border" />
      {Array.from({ length: 12 }, (_, place) => (
        <Flex key={place} h="9" px="3" gap="6" align="center" borderBottomWidth="1px" borderColor="border">
          <Skeleton h="3" w="4" />
          <Skeleton h="3" flex="3" />
          <Skeleton h="3" flex="2" />
          <Skeleton h="3" flex="1" hideBelow="md" />
          <Skeleton h="3" w="16" />
        </Flex>
      ))}
    </Box>
  );
};

/** The button stays in sight when a wide table is scrolled sideways. */
const More = chakra('div', { base: { position: 'sticky', insetStart: '0', pb: '6' } });
