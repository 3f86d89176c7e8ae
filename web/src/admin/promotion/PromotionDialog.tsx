import { Input, SimpleGrid } from '@chakra-ui/react';
import { dayOf } from '#schema/days.ts';
import { PROMOTION_KINDS, type PromotionKind } from '#schema/promotion.ts';
import { promotionForm } from '#schema/promotion.input.ts';
import { useNewPromotionMutation, useUpdatePromotionMutation } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormField } from '#web/ui/FormField.tsx';
import { DialogForm } from '../kit/form/DialogForm.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useToast } from '../ui/toasts.ts';
import { lastDay } from './lastDay.ts';
import type { Promotion } from './promotion.ts';
import { ScopeFields } from './ScopeFields.tsx';

/* GraphQL */ `
  mutation NewPromotion($input: PromotionInput!) {
    createPromotion(input: $input) {
      ... on SavePromotionSuccess {
        promotion {
          ...Promotion_promotion
        }
      }
      ...Refusal_fields
    }
  }
`;

interface PromotionDialogProps {
  /** The promotion to change; `new` for a new one, null while the dialog is closed. */
  of: Promotion | 'new' | null;
  onClose: () => void;
}

/** Creates a promotion, or changes one. */
export const PromotionDialog = ({ of, onClose }: PromotionDialogProps) => {
  const { t } = useMessages();
  const promotion = of === 'new' ? null : of;
  return (
    <Dialog
      open={of !== null}
      title={promotion ? t('admin.promotions.edit.of', { code: promotion.code }) : t('admin.promotions.new')}
      focus={promotion ? 'promotion-kind' : 'promotion-code'}
      onClose={onClose}
    >
      <PromotionForm promotion={promotion} onClose={onClose} />
    </Dialog>
  );
};

const empty = {
  code: '',
  kind: 'PERCENT' as PromotionKind,
  percent: '',
  amountCents: '',
  minimumCents: '',
  startsAt: '',
  endsAt: '',
  totalLimit: '',
  customerLimit: '',
  categoryIds: [] as string[],
  productIds: [] as string[],
};

const textOf = (value: number | null) => (value === null ? '' : String(value));

/** Returns a promotion as the form shows it. */
const typedOf = (promotion: Promotion): typeof empty => ({
  ...promotion,
  percent: textOf(promotion.percent),
  amountCents: textOf(promotion.amountCents && promotion.amountCents / 100),
  minimumCents: textOf(promotion.minimumCents / 100 || null),
  startsAt: promotion.startsAt ? dayOf(new Date(promotion.startsAt)) : '',
  endsAt: promotion.endsAt ? dayOf(lastDay(promotion.endsAt)) : '',
  totalLimit: textOf(promotion.totalLimit),
  customerLimit: textOf(promotion.customerLimit),
});

interface PromotionFormProps {
  promotion: Promotion | null;
  onClose: () => void;
}

const PromotionForm = ({ promotion, onClose }: PromotionFormProps) => {
  const { t } = useMessages();
  const say = useToast();
  const mutate = useNewPromotionMutation({
    refetchQueries: ['PromotionsPage'],
    awaitRefetchQueries: true,
  });
  const update = useUpdatePromotionMutation();
  const typed = useDraft(promotion ? null : 'new promotion', promotion ? typedOf(promotion) : empty);
  const [values, change, forget] = typed;
  const { kind } = values;
  const form = useForm({
    id: 'promotion',
    typed,
    schema: promotionForm,
    send: async ({ startsAt, endsAt, ...terms }, { startsAt: firstDay, endsAt: finalDay }) => {
      const before = promotion && typedOf(promotion);
      const input = {
        ...terms,
        active: promotion?.active ?? true,
        // The form knows days only: a time of day that is not changed stays.
        startsAt: (before?.startsAt === firstDay ? promotion?.startsAt : startsAt?.toISOString()) ?? null,
        endsAt: (before?.endsAt === finalDay ? promotion?.endsAt : endsAt?.toISOString()) ?? null,
      };
      const result = promotion ? await update({ id: promotion.id, input }) : await mutate({ input });
      if (result.__typename === 'InvalidInput') return result;
      forget();
      const { code } = result.promotion;
      say({
        text: promotion ? t('admin.promotions.saved', { code }) : t('admin.promotions.created', { code }),
      });
      onClose();
    },
  });
  const { value: chosenKind, onChange: chooseKind, ...kindField } = form.field('kind');
  return (
    <DialogForm
      form={form}
      action={{
        label: t(promotion ? 'admin.promotions.save' : 'admin.promotions.create'),
        busy: t('admin.promotions.busy'),
      }}
      onCancel={onClose}
    >
      <FormField {...form.field('code')} label={t('admin.promotions.code')} hint={t('admin.promotions.code.hint')}>
        {(control) => (
          <Input {...control} autoComplete="off" spellCheck={false} required readOnly={promotion !== null} />
        )}
      </FormField>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField {...kindField} label={t('admin.promotions.kind')}>
          {(control) => (
            <Select
              {...control}
              value={chosenKind}
              onChange={({ target }) => chooseKind(target.value as PromotionKind)}
            >
              {PROMOTION_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.promotions.kind.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {kind === 'PERCENT' ? (
          <FormField {...form.field('percent')} label={t('admin.promotions.field.percent')}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" required />}
          </FormField>
        ) : kind === 'FREE_DELIVERY' ? null : (
          <FormField {...form.field('amountCents')} label={t('admin.promotions.field.amount')}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" required />}
          </FormField>
        )}
      </SimpleGrid>
      <FormField {...form.field('minimumCents')} label={t('admin.promotions.field.minimum')}>
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
      </FormField>
      <ScopeFields
        {...values}
        products={promotion?.products ?? []}
        onChange={(scope) => change((before) => ({ ...before, ...scope }))}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField {...form.field('startsAt')} label={t('admin.promotions.field.from')}>
          {(control) => <Input {...control} type="date" />}
        </FormField>
        <FormField {...form.field('endsAt')} label={t('admin.promotions.field.until')}>
          {(control) => <Input {...control} type="date" />}
        </FormField>
        <FormField {...form.field('totalLimit')} label={t('admin.promotions.field.total')}>
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField {...form.field('customerLimit')} label={t('admin.promotions.field.each')}>
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </FormField>
      </SimpleGrid>
    </DialogForm>
  );
};
