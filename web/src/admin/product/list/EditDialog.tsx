import { SimpleGrid } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { PRICE_ROUNDINGS, OLD_PRICE_EDITS } from '#schema/product-manage.ts';
import { PRODUCT_STATUSES } from '#schema/product.ts';
import {
  useEditProductsMutation,
  useUndoProductEditMutation,
  type EditPlanFragment,
  type EditProductsInput,
} from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DialogForm } from '#web/admin/kit/form/DialogForm.tsx';
import { SelectField } from '#web/admin/kit/form/SelectField.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { useToast } from '#web/admin/ui/toasts/toasts.ts';
import { EditPlan } from './EditPlan.tsx';
import { editOf, EMPTY_EDIT, type TypedEdit } from './editForm.ts';
import { useLeaves } from './useProductOptions.ts';

/* GraphQL */ `
  mutation EditProducts($input: EditProductsInput!, $plan: String) {
    editProducts(input: $input, plan: $plan) {
      ...EditPlan
      ... on EditProductsSuccess {
        editId
        changed
      }
    }
  }

  mutation UndoProductEdit($id: ID!) {
    undoProductEdit(id: $id) {
      ... on UndoProductEditSuccess {
        changed
      }
    }
  }
`;

interface EditDialogProps {
  /** Ids of the products; null while the dialog is closed. */
  ids: readonly string[] | null;
  onClose: () => void;
  onDone: () => void;
}

/** Changes many products: a form, then what would change, then all of it or nothing. */
export const EditDialog = ({ ids, onClose, onDone }: EditDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog open={ids !== null} title={t('admin.products.editTitle', { count: ids?.length ?? 0 })} onClose={onClose}>
      {ids && <EditForm ids={ids} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
};

const EditForm = ({ ids, onClose, onDone }: { ids: readonly string[] } & Omit<EditDialogProps, 'ids'>) => {
  const { t } = useMessages();
  const say = useToast();
  const leaves = useLeaves();
  const edit = useEditProductsMutation();
  const undo = useUndoProductEditMutation();
  const [typed, setTyped] = useState(EMPTY_EDIT);
  const [wrong, setWrong] = useState<{ field: keyof TypedEdit; message: string } | null>(null);
  const [shown, show] = useState<{ plan: EditPlanFragment; input: EditProductsInput } | null>(null);

  const takeBack = async (id: string) => {
    const result = await undo({ id });
    // The note says why it was refused.
    if (result.__typename !== 'UndoProductEditSuccess') throw new Error(result.message);
    onDone();
  };
  const { busy, failure, run } = useAction(
    async ({ input, plan }: { input: EditProductsInput; plan: string | null }): Promise<Translatable | void> => {
      const result = await edit({ input, plan });
      if (result.__typename === 'EditProductsPlan') return show({ plan: result, input });
      if (result.__typename !== 'EditProductsSuccess') return result;
      say({
        text: t('admin.products.edited', { count: result.changed }),
        undo: () => takeBack(result.editId),
      });
      onDone();
    },
  );
  if (shown)
    return (
      <EditPlan
        plan={shown.plan}
        busy={busy}
        failure={failure}
        onBack={() => show(null)}
        onApply={() => void run({ input: shown.input, plan: shown.plan.plan })}
      />
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const edited = editOf(ids, typed);
    setWrong('field' in edited ? edited : null);
    if ('input' in edited) void run({ input: edited.input, plan: null });
  };
  const asItIs = t('admin.products.edit.asItIs');
  const field = (name: keyof TypedEdit) => ({
    id: `edit-${name}`,
    label: t(`admin.products.edit.${name}`),
    error: wrong?.field === name && wrong.message,
    value: typed[name] as string,
    // A select offers nothing but values of its field.
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <DialogForm
      form={{ submit, busy, failure }}
      action={{ label: t('admin.products.edit.preview') }}
      onCancel={onClose}
    >
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="3" alignItems="start">
        <SelectField
          {...field('priceBy')}
          none={asItIs}
          options={(['percent', 'amount'] as const).map((value) => ({
            value,
            label: t(`admin.products.edit.${value}`),
          }))}
        />
        {typed.priceBy !== '' && (
          <>
            <TextField {...field('price')} placeholder={typed.priceBy === 'percent' ? '-10' : '-2.50'} />
            <SelectField
              {...field('rounding')}
              options={PRICE_ROUNDINGS.map((value) => ({ value, label: t(`admin.products.rounding.${value}`) }))}
            />
          </>
        )}
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" alignItems="start">
        <SelectField
          {...field('oldPrice')}
          none={asItIs}
          options={OLD_PRICE_EDITS.map((value) => ({ value, label: t(`admin.products.oldPrice.${value}`) }))}
        />
        <TextField {...field('stock')} hint={t('admin.products.edit.stockHint')} placeholder="+10" />
        <SelectField
          {...field('categoryId')}
          none={asItIs}
          options={leaves.map(({ id, name, above }) => ({
            value: id,
            label: above === null ? name : `${above} › ${name}`,
          }))}
        />
        <SelectField
          {...field('status')}
          none={asItIs}
          options={PRODUCT_STATUSES.map((value) => ({ value, label: t(`admin.products.${value}`) }))}
        />
        <TextField {...field('brand')} maxLength={80} />
        <TextField {...field('tag')} maxLength={60} />
      </SimpleGrid>
    </DialogForm>
  );
};
