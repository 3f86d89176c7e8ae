import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { MAX_PRODUCTS_AT_ONCE } from '#schema/product-manage.ts';
import { useChangeProductStatusMutation, type ProductStatus } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { EditDialog } from './EditDialog.tsx';

/* GraphQL */ `
  mutation ChangeProductStatus($ids: [ID!]!, $status: ProductStatus!, $from: ProductStatus) {
    changeProductStatus(ids: $ids, status: $status, from: $from) {
      product {
        id
        version
        status
        publishAt
        updatedAt
        updatedBy
      }
      before
    }
  }
`;

interface BulkActionsProps {
  /** Ids of the selected products. */
  ids: readonly string[];
  /** Called when they were changed, so that the list is read again. */
  onDone: () => void;
}

const STATUSES: readonly ProductStatus[] = ['PUBLISHED', 'DRAFT', 'ARCHIVED'];

/** The buttons that change all selected products. */
export const BulkActions = ({ ids, onDone }: BulkActionsProps) => {
  const { t } = useMessages();
  const say = useToast();
  const changeStatus = useChangeProductStatusMutation();
  const [isEditing, edit] = useState(false);
  const tooMany = ids.length > MAX_PRODUCTS_AT_ONCE;
  const { busy, what, failure, run } = useAction(async (status: ProductStatus) => {
    const changed = await changeStatus({ ids: [...ids], status, from: null });
    const undo = async () => {
      // Each gets back what it had, unless somebody has changed it since.
      for (const [before, those] of Map.groupBy(changed, (one) => one.before))
        await changeStatus({ ids: those.map(({ product }) => product.id), status: before, from: status });
    };
    if (changed.length === 0) say({ text: t('admin.products.statusSame') });
    else say({ text: t(`admin.products.done.${status}`, { count: changed.length }), undo });
    onDone();
  });
  return (
    <>
      <Button size="sm" disabled={tooMany} onClick={() => edit(true)}>
        {t('admin.products.edit')}…
      </Button>
      {STATUSES.map((status) => (
        <Button
          key={status}
          size="sm"
          variant="outline"
          disabled={tooMany}
          aria-busy={busy && what === status}
          onClick={() => void run(status)}
        >
          {t(`admin.products.to.${status}`)}
        </Button>
      ))}
      {tooMany && <Text color="fg.muted">{t('admin.products.most', { count: MAX_PRODUCTS_AT_ONCE })}</Text>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <EditDialog
        ids={isEditing ? ids : null}
        onClose={() => edit(false)}
        onDone={() => {
          edit(false);
          onDone();
        }}
      />
    </>
  );
};
