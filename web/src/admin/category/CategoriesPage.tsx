import { Box, Button, HStack, Link as StyledLink } from '@chakra-ui/react';
import { useState } from 'react';
import { categoryPath } from '#schema/category-path.ts';
import { useCategoriesPageQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { OnePicture } from '../product/editor/pictures/OnePicture.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { inOrder, type CategoryRow } from './categoryRows.ts';

/* GraphQL */ `
  fragment Category_row on Category {
    id
    slug
    name
    englishName
    banglaName
    productCount
    pictureKey
  }

  query CategoriesPage {
    me {
      id
    }
    categories {
      ...Category_row
      children {
        ...Category_row
        children {
          ...Category_row
        }
      }
    }
  }
`;

/** The category tree: what is in each category, new ones, other names and places. */
export default function CategoriesPage() {
  const { t, formatNumber } = useMessages();
  const { data, error, refetch } = useCategoriesPageQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, edit] = useState<CategoryRow | 'new' | null>(null);
  const rows = data && inOrder(data.categories);
  return (
    <AdminPage
      title={t('admin.categories.title')}
      actions={
        <Button size="sm" onClick={() => edit('new')}>
          {t('admin.categories.new')}
        </Button>
      }
    >
      <AdminTable
        label={t('admin.categories.title')}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        rowKey={({ id }) => id}
        rowName={({ englishName }) => englishName}
        count={rows?.length}
        empty={<EmptyState title={t('admin.categories.none')} text={t('admin.categories.none.text')} />}
        columns={{
          name: {
            header: t('admin.categories.name'),
            card: 'title',
            cell: ({ englishName, level, slug, pictureKey }) => (
              <HStack gap="2" ps={`${level * 1.5}rem`} fontWeight={level === 0 ? 'semibold' : undefined}>
                {pictureKey !== null && (
                  <Box w="7" flexShrink="0" borderRadius="control" overflow="hidden">
                    <Picture
                      picture={{ path: `/pictures/${pictureKey}`, alt: '' }}
                      sizes="28px"
                      widest={160}
                      decorative
                    />
                  </Box>
                )}
                <StyledLink href={categoryPath(slug)} overflowWrap="anywhere">
                  {englishName}
                </StyledLink>
              </HStack>
            ),
          },
          bangla: {
            header: t('admin.categories.banglaName'),
            cell: ({ banglaName }) => banglaName && <span lang="bn">{banglaName}</span>,
          },
          products: {
            header: t('admin.categories.products'),
            figures: true,
            width: 110,
            cell: ({ productCount }) => formatNumber(productCount),
          },
          actions: {
            header: t('order.list.action'),
            card: 'actions',
            width: 210,
            cell: (row) => (
              <HStack gap="2" wrap="wrap">
                <Button
                  size="xs"
                  variant="outline"
                  aria-label={t('admin.categories.edit.of', { name: row.englishName })}
                  onClick={() => edit(row)}
                >
                  {t('admin.categories.edit')}
                </Button>
                <OrderButtons row={row} all={rows ?? []} />
              </HStack>
            ),
          },
        }}
      />
      <CategoryDialog
        of={edited}
        all={rows ?? []}
        showPicture={(picture) => <OnePicture {...picture} />}
        onClose={() => edit(null)}
      />
    </AdminPage>
  );
}
