import { Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEarlierImportsQuery, type EarlierImportsQuery } from '#web/generated/graphql.ts';
import { tableOf } from '#web/admin/kit/list/tableOf.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Moment } from '#web/ui/Moment.tsx';
import { AdminTable } from '#web/admin/kit/table/AdminTable.tsx';
import type { AdminColumns } from '#web/admin/kit/table/columns.ts';
import { StatusWord } from './StatusWord.tsx';
import { Explanation } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  query EarlierImports($after: String) {
    productImports(first: 20, after: $after) {
      edges {
        node {
          id
          fileName
          createdAt
          status
          rowCount
          problemCount
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

type Row = EarlierImportsQuery['productImports']['edges'][number]['node'];

/** The files that were uploaded in the last 30 days. */
export const EarlierImports = ({ pathOf }: { pathOf: (id: string) => string }) => {
  const { t, formatNumber } = useMessages();
  const result = useEarlierImportsQuery({ fetchPolicy: 'cache-and-network' });
  const table = tableOf(result.data?.productImports, result);
  const columns: AdminColumns<Row> = {
    file: {
      header: t('admin.import.file'),
      cell: ({ id, fileName }) => (
        <Text asChild textDecoration="underline" overflowWrap="anywhere">
          <Link to={pathOf(id)}>{fileName}</Link>
        </Text>
      ),
      card: 'title',
    },
    status: {
      header: t('admin.import.status'),
      cell: ({ status }) => <StatusWord of={status} />,
      width: 150,
      card: 'aside',
    },
    rows: {
      header: t('admin.import.rows'),
      cell: ({ rowCount }) => formatNumber(rowCount),
      figures: true,
      width: 110,
    },
    problems: {
      header: t('admin.import.word.PROBLEM'),
      cell: ({ problemCount }) => formatNumber(problemCount),
      figures: true,
      width: 110,
    },
    at: {
      header: t('admin.import.uploadedAt'),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      width: 190,
    },
  };
  return (
    <AdminTable
      label={t('admin.import.earlier')}
      columns={columns}
      {...table}
      rowKey={({ id }) => id}
      rowName={({ fileName }) => fileName}
      empty={<Explanation>{t('admin.import.none')}</Explanation>}
    />
  );
};
