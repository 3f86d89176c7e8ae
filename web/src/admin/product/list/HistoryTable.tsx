import type { ErrorLike } from '@apollo/client';
import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FailedState } from '#web/ui/FailedState.tsx';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { useMessages } from '#web/messages/useMessages.ts';
import { LoadingShape } from '#web/admin/ui/LoadingShape.tsx';

interface HistoryTableProps {
  label: string;
  /** What is shown when there are no rows. */
  none: string;
  headers: readonly string[];
  /** Headers of the columns of figures, which stand at the end. */
  figures: readonly string[];
  /** Undefined until they are known. */
  rows: readonly { id: string; cells: readonly ReactNode[]; figures: readonly ReactNode[] }[] | undefined;
  error: ErrorLike | undefined;
  onRetry: () => void;
  /** Reads more rows; undefined when there are none. */
  onMore: (() => Promise<unknown>) | undefined;
}

/** A page of a history, with a button for more. */
export const HistoryTable = ({ label, none, headers, figures, rows, error, onRetry, onMore }: HistoryTableProps) => {
  const { t } = useMessages();
  if (!rows && error) return <FailedState error={error} retry={onRetry} />;
  if (!rows) return <LoadingShape h="40" />;
  if (rows.length === 0) return <Text color="fg.muted">{none}</Text>;
  return (
    <Stack gap="3">
      <Box maxH="55dvh" overflowY="auto" tabIndex={0} role="region" aria-label={label}>
        <Table>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
              {figures.map((header) => (
                <th key={header} scope="col" data-figures>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {row.cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
                {row.figures.map((cell, place) => (
                  <td key={place} data-figures>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {onMore && <MoreButton key={rows.length} label={t('admin.table.more')} onMore={onMore} />}
    </Stack>
  );
};

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    '& th, & td': { px: '2', py: '1.5', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& [data-figures]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& th': { color: 'fg.muted', textStyle: 'xs', fontWeight: 'medium' },
    '& td': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
