import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Column<Row> {
  header: string;
  /** Figures are set flush right. */
  figures?: boolean;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table lists, for those who do not see the heading above it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Rows and columns. Wider than the page, it scrolls by itself. */
export const DataTable = <Row,>({ label, columns, rows, rowKey }: DataTableProps<Row>) => (
  <Box
    overflowX="auto"
    position="relative"
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="card"
    tabIndex={0}
    role="group"
    aria-label={label}
  >
    <chakra.table w="full" textStyle="sm" aria-label={label} borderCollapse="collapse">
      <thead>
        <tr>
          {columns.map(({ header, figures }) => (
            <Cell
              as="th"
              key={header}
              scope="col"
              fontWeight="medium"
              color="fg.muted"
              textAlign={figures ? 'end' : 'start'}
            >
              {header}
            </Cell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <chakra.tr key={rowKey(row)} borderTopWidth="1px" borderColor="border">
            {columns.map(({ header, figures, cell }) => (
              <Cell
                key={header}
                textAlign={figures ? 'end' : 'start'}
                fontVariantNumeric={figures ? 'tabular-nums' : undefined}
              >
                {cell(row)}
              </Cell>
            ))}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  </Box>
);

const Cell = chakra('td', { base: { px: '4', py: '3', verticalAlign: 'middle' } });
