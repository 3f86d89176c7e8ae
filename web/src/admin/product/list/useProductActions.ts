import {
  useChangeProductStatusMutation,
  useDeleteProductMutation,
  useDuplicateProductMutation,
} from '#web/generated/graphql.ts';
import type { ProductStatus } from '#web/generated/graphql.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast } from '#web/admin/ui/toasts.ts';

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

  mutation DeleteProduct($id: ID!) {
    deleteProduct(id: $id) {
      __typename
    }
  }

  mutation DuplicateProduct($id: ID!) {
    duplicateProduct(id: $id) {
      id
      name
    }
  }
`;

/** What is done with products of the list as a whole. Each throws when no response came. */
export const useProductActions = () => {
  const { t } = useMessages();
  const say = useToast();
  const changeStatus = useChangeProductStatusMutation();
  const duplicate = useDuplicateProductMutation();
  const remove = useDeleteProductMutation();
  const put = async (ids: string[], status: ProductStatus, from: ProductStatus | null = null) =>
    await changeStatus({ ids, status, from });

  return {
    /** Changes the status of products, and offers to take it back. */
    changeStatus: async (ids: string[], status: ProductStatus): Promise<void> => {
      const changed = await put(ids, status);
      if (changed.length === 0) return say({ text: t('admin.products.statusSame') });
      const undo = async () => {
        // Each gets back what it had, unless somebody has changed it since.
        for (const [before, those] of Map.groupBy(changed, (one) => one.before))
          await put(
            those.map(({ product }) => product.id),
            before,
            status,
          );
      };
      say({ text: t(`admin.products.done.${status}`, { count: changed.length }), undo });
    },
    /** Deletes a product; returns why the shop refused. */
    remove: async ({ id, name }: { id: string; name: string }): Promise<Translatable | void> => {
      const result = await remove({ id });
      if (result.__typename === 'InvalidInput') return result;
      say({ text: t('admin.products.deleted', { name }) });
    },
    /** Makes a copy, and returns its id. */
    duplicate: async (id: string): Promise<string> => {
      const copy = await duplicate({ id });
      say({ text: t('admin.products.copied', { name: copy.name }) });
      return copy.id;
    },
  };
};
