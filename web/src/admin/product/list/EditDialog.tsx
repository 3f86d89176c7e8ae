import { Input, SimpleGrid } from '@chakra-ui/react';
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
import { FormField } from '#web/ui/FormField.tsx';
import { Select } from '#web/ui/Select.tsx';
import { DialogForm } from '#web/admin/kit/form/DialogForm.tsx';
import { useToast } from '#web/admin/ui/toasts.ts';
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
  const field = (name: keyof TypedEdit) => ({
    id: `edit-${name}`,
    label: t(`admin.products.edit.${name}`),
    error: wrong?.field === name && wrong.message,
    value: typed[name],
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
        <FormField {...field('priceBy')}>
          {(control) => (
            <Select {...control}>
              <option value="">{t('admin.products.edit.asItIs')}</option>
              <option value="percent">{t('admin.products.edit.percent')}</option>
              <option value="amount">{t('admin.products.edit.amount')}</option>
            </Select>
          )}
        </FormField>
        {typed.priceBy !== '' && (
          <>
            <FormField {...field('price')}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="text"
                  autoComplete="off"
                  placeholder={typed.priceBy === 'percent' ? '-10' : '-2.50'}
                />
              )}
            </FormField>
            <FormField {...field('rounding')}>
              {(control) => (
                <Select {...control}>
                  {PRICE_ROUNDINGS.map((value) => (
                    <option key={value} value={value}>
                      {t(`admin.products.rounding.${value}`)}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          </>
        )}
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" alignItems="start">
        <FormField {...field('oldPrice')}>
          {(control) => (
            <Select {...control}>
              <option value="">{t('admin.products.edit.asItIs')}</option>
              {OLD_PRICE_EDITS.map((value) => (
                <option key={value} value={value}>
                  {t(`admin.products.oldPrice.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField {...field('stock')} hint={t('admin.products.edit.stockHint')}>
          {(control) => <Input {...control} inputMode="text" autoComplete="off" placeholder="+10" />}
        </FormField>
        <FormField {...field('categoryId')}>
          {(control) => (
            <Select {...control}>
              <option value="">{t('admin.products.edit.asItIs')}</option>
              {leaves.map(({ id, name, above }) => (
                <option key={id} value={id}>
                  {above === null ? name : `${above} › ${name}`}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField {...field('status')}>
          {(control) => (
            <Select {...control}>
              <option value="">{t('admin.products.edit.asItIs')}</option>
              {PRODUCT_STATUSES.map((value) => (
                <option key={value} value={value}>
                  {t(`admin.products.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField {...field('brand')}>
          {(control) => <Input {...control} autoComplete="off" maxLength={80} />}
        </FormField>
        <FormField {...field('tag')}>{(control) => <Input {...control} autoComplete="off" maxLength={60} />}</FormField>
      </SimpleGrid>
    </DialogForm>
  );
};
