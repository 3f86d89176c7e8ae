import { Button, HStack, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useProductEditorQuery, type Editor_ProductFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { AdminPage } from '#web/admin/AdminPage.tsx';
import { LoadingShape } from '#web/admin/ui/LoadingShape.tsx';
import { Editor } from './Editor.tsx';

/* GraphQL */ `
  query ProductEditor($id: ID!, $isNew: Boolean!) {
    adminProduct(id: $id) @skip(if: $isNew) {
      ...Editor_product
    }
    categories {
      ...Editor_category
    }
  }
`;

/** The form of a new product, or of one that is stored. */
export default function EditorPage() {
  const { id } = useParams();
  return <ProductEditor key={id ?? 'new'} id={id} />;
}

const ProductEditor = ({ id }: { id: string | undefined }) => {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<Editor_ProductFragment | null>(null);
  const { data, error, refetch } = useProductEditorQuery({
    variables: { id: id ?? '', isNew: id === undefined },
    // What is edited is what is stored now.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const title = id === undefined ? t('admin.editor.title') : t('admin.editor.edit');
  const product = data?.adminProduct ?? null;
  const content = () => {
    if (error && !data) return <FailedState error={error} retry={refetch} />;
    if (!data) return <LoadingShape h="96" borderRadius="card" />;
    if (id !== undefined && !product)
      return (
        <EmptyState title={t('admin.editor.unknown')} text={t('admin.editor.unknown.text')}>
          <Button asChild>
            <RouterLink to={adminPaths.allProducts}>{t('admin.nav.allProducts')}</RouterLink>
          </Button>
        </EmptyState>
      );
    return (
      <Editor
        product={product}
        categories={data.categories}
        reload={async () => (await refetch()).data?.adminProduct ?? null}
        onSaving={() => setSaved(null)}
        onSaved={(next) => {
          setSaved(next);
          scrollTo({ top: 0 });
          // Another product can be added at once; this one has a page of its own now.
          if (id === undefined) void navigate(adminPaths.uploadProduct, { replace: true });
        }}
      />
    );
  };
  return (
    <AdminPage
      title={title}
      back={id === undefined ? undefined : { to: adminPaths.allProducts, label: t('admin.nav.allProducts') }}
    >
      {id !== undefined && <PageTitle title={product?.name ?? title} />}
      <StatusMessage>{saved && <Saved product={saved} isNew={id === undefined} />}</StatusMessage>
      {content()}
    </AdminPage>
  );
};

const Saved = ({ product, isNew }: { product: Editor_ProductFragment; isNew: boolean }) => {
  const { t, formatDateTime } = useMessages();
  const { id, name, status, publishAt } = product;
  return (
    <Notice tone="success" mb="4" maxW="72rem">
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Text>
          {status === 'PUBLISHED' && t('admin.editor.saved.published', { name })}
          {status === 'DRAFT' && publishAt && t('admin.editor.saved.later', { name, at: formatDateTime(publishAt) })}
          {status === 'DRAFT' && !publishAt && t('admin.editor.saved.draft', { name })}
        </Text>
        <HStack gap="3">
          {status === 'PUBLISHED' && (
            <Link asChild>
              <RouterLink to={paths.details(id)}>{t('admin.editor.saved.see')}</RouterLink>
            </Link>
          )}
          {isNew && (
            <Link asChild>
              <RouterLink to={adminPaths.editProduct(id)}>{t('admin.editor.saved.edit')}</RouterLink>
            </Link>
          )}
        </HStack>
      </HStack>
    </Notice>
  );
};
