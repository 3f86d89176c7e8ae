import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface Column<Row> {
  header: string;
  /** A column of numbers, aligned right. */
  figures?: boolean;
  /**
   * The place on a card: `wide` is below its header, `actions` are full buttons at the end; by default it is beside its
   * header.
   */
  card?: 'wide' | 'actions';
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * A table that scrolls when it is wider than the page; on narrow screens each row is a card. It is one table in both
 * forms. The roles are explicit because a table that CSS displays differently loses its own.
 */
export const DataTable = <Row,>({ label, columns, rows, rowKey }: DataTableProps<Row>) => {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  return (
    <Box
      ref={frame}
      overflowX="auto"
      position="relative"
      bg={{ lg: 'bg.surface' }}
      borderWidth={{ lg: '1px' }}
      borderColor="border"
      borderRadius="card"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <Table role="table" aria-label={label}>
        <Head role="rowgroup">
          <HeadLine role="row">
            {columns.map(({ header, figures }) => (
              <Header key={header} role="columnheader" scope="col" textAlign={figures ? 'end' : 'start'}>
                {header}
              </Header>
            ))}
          </HeadLine>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Line key={rowKey(row)} role="row">
              {columns.map(({ header, figures, card = 'beside', cell }) => (
                <Cell
                  key={header}
                  role="cell"
                  data-card={card}
                  textAlign={{ lg: figures ? 'end' : 'start' }}
                  fontVariantNumeric={figures ? 'tabular-nums' : undefined}
                >
                  {card === 'actions' ? (
                    <Actions>{cell(row)}</Actions>
                  ) : (
                    <>
                      <Label data-label={header} aria-hidden />
                      <Box minW="0" overflowWrap="anywhere">
                        {cell(row)}
                      </Box>
                    </>
                  )}
                </Cell>
              ))}
            </Line>
          ))}
        </Body>
      </Table>
    </Box>
  );
};

/** Whether the content is wider than its frame: only then the keyboard needs to reach the frame. */
const useScrolls = (frame: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = frame.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  return scrolls;
};

const Table = chakra('table', {
  base: { display: { base: 'block', lg: 'table' }, w: 'full', textStyle: 'sm', borderCollapse: 'collapse' },
});

/** On cards every cell has its header beside it; screen readers still get the columns. */
const Head = chakra('thead', {
  base: {
    lgDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const HeadLine = chakra('tr');

const Header = chakra('th', { base: { px: '4', py: '3', fontWeight: 'medium', color: 'fg.muted' } });

const Body = chakra('tbody', {
  base: {
    display: { base: 'grid', lg: 'table-row-group' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
  },
});

const Line = chakra('tr', {
  base: {
    display: { base: 'flex', lg: 'table-row' },
    flexDirection: 'column',
    gap: '2',
    p: { base: '4', lg: '0' },
    bg: { base: 'bg.surface', lg: 'transparent' },
    borderWidth: { base: '1px', lg: '1px 0 0' },
    borderColor: 'border',
    borderRadius: { base: 'card', lg: '0' },
  },
});

const Cell = chakra('td', {
  base: {
    display: { base: 'grid', lg: 'table-cell' },
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    px: { lg: '4' },
    py: { lg: '3' },
    verticalAlign: 'middle',
    '&:is([data-card=wide], [data-card=actions])': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Aligns the buttons of all cards in a line.
    '&[data-card=actions]': { lgDown: { mt: 'auto', pt: '2' } },
  },
});

/** The header of a cell on a card, as generated content, so that it is neither read out nor found twice. */
const Label = chakra('span', {
  base: { display: { lg: 'none' }, color: 'fg.muted', _before: { content: 'attr(data-label)' } },
});

const Actions = chakra(Flex, {
  base: {
    flexWrap: 'wrap',
    gap: '2',
    '& > :is(a, button)': { lgDown: { flex: '1 1 auto', minH: '11' } },
    // An error is shown below the buttons, not between them.
    '& > [role=alert]': { order: 1, w: 'full' },
  },
});
