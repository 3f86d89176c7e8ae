import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ImportRowKind } from '#schema/product-import.ts';
import { useImportRowsQuery, type ImportRowsQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import type { AdminColumns } from '#web/admin/kit/table/columns.ts';
import { StatusWord } from './StatusWord.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  query ImportRows($id: ID!, $kind: ProductImportRowKind, $after: String) {
    productImport(id: $id) {
      id
      rows(kind: $kind, first: 50, after: $after) {
        edges {
          node {
            row
            kind
            name
            sku
            productId
            changes {
              column
              before
              after
            }
            problems {
              ...Import_problem
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

type Row = NonNullable<ImportRowsQuery['productImport']>['rows']['edges'][number]['node'];

interface ImportRowsProps {
  importId: string;
  /** Only rows of this kind; null for all. */
  kind: ImportRowKind | null;
  count: number;
}

/** The rows of a file with what would change, or why not. */
export const ImportRows = ({ importId, kind, count }: ImportRowsProps) => {
  const { t, formatNumber } = useMessages();
  const result = useImportRowsQuery({
    variables: { id: importId, kind },
    fetchPolicy: 'cache-and-network',
  });
  const table = tableOf(result.data?.productImport?.rows, result);
  const columns: AdminColumns<Row> = {
    row: {
      header: t('admin.import.row'),
      cell: ({ row }) => formatNumber(row),
      figures: true,
      width: 80,
      card: 'line',
    },
    product: {
      header: t('admin.import.product'),
      cell: (row) => <Product of={row} />,
      width: 260,
      card: 'title',
    },
    kind: {
      header: t('admin.import.what'),
      cell: (row) => <StatusWord of={row.kind} />,
      width: 140,
      card: 'aside',
    },
    changes: { header: t('admin.import.changes'), cell: (row) => <Details of={row} />, card: 'wide' },
  };
  return (
    <AdminTable
      label={t('admin.import.rows')}
      columns={columns}
      {...table}
      rowKey={({ row }) => String(row)}
      rowName={({ name, row }) => name || String(row)}
      count={count}
      empty={<EmptyState title={t('admin.import.noRows')} />}
    />
  );
};

const Product = ({ of: { name, sku, productId } }: { of: Row }) => (
  <Stack gap="0" minW="0">
    {productId !== null && name !== '' ? (
      <Text asChild textDecoration="underline" overflowWrap="anywhere" whiteSpace="normal" lineClamp="2">
        <Link to={adminPaths.editProduct(productId)}>{name}</Link>
      </Text>
    ) : (
      <Text lineClamp="2" whiteSpace="normal" overflowWrap="anywhere">
        {name || '–'}
      </Text>
    )}
    {sku !== null && <Detail overflowWrap="anywhere">{sku}</Detail>}
  </Stack>
);

/** The problems of a row, or what it changes; of something new all that it will have, without what stands beside it. */
const Details = ({ of: { problems, changes, kind } }: { of: Row }) => {
  const { translate } = useMessages();
  if (problems.length > 0)
    return (
      <Lines color="fg.error">
        {problems.map((problem) => (
          <li key={problem.column + problem.message}>
            {problem.column !== '' && <Name>{problem.column}</Name>} {translate(problem)}
          </li>
        ))}
      </Lines>
    );
  if (kind === 'CREATE')
    return (
      <Box whiteSpace="normal" overflowWrap="anywhere" lineClamp="3">
        {changes
          .filter(({ column }) => !BESIDE.has(column))
          .map(({ column, after }) => (
            <Box as="span" key={column} me="3">
              <Name>{column}</Name> {after}
            </Box>
          ))}
      </Box>
    );
  return (
    <Lines>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <Name>{column}</Name> <Before text={before} />
          {after ?? '–'}
        </li>
      ))}
    </Lines>
  );
};

/** The columns whose cells the list shows beside the changes. */
const BESIDE: ReadonlySet<string> = new Set(['name', 'sku', 'variantColor', 'variantSize']);

const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    display: 'grid',
    gap: '0.5',
  },
});

const Name = ({ children }: { children: string }) => (
  <Text as="span" color="fg.muted" textStyle="xs" fontWeight="medium">
    {children}
  </Text>
);

const Before = ({ text }: { text: string | null }) => {
  const { t } = useMessages();
  return (
    <>
      <Text as="span" srOnly>
        {t('admin.import.before')}
      </Text>
      <Text as="span" color="fg.muted">
        {text ?? '–'}
      </Text>
      <Text as="span" color="fg.muted" aria-hidden>
        {' → '}
      </Text>
      <Text as="span" srOnly>
        {' '}
        {t('admin.import.after')}{' '}
      </Text>
    </>
  );
};
