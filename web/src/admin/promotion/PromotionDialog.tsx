import { SimpleGrid } from '@chakra-ui/react';
import { dayOf } from '#schema/days.ts';
import { PROMOTION_KINDS, type PromotionKind } from '#schema/promotion.ts';
import { promotionForm } from '#schema/promotion.input.ts';
import { useNewPromotionMutation, useUpdatePromotionMutation } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { SelectField } from '../kit/form/SelectField.tsx';
import { TextField } from '../kit/form/TextField.tsx';
import { useToast } from '../ui/toasts/toasts.ts';
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

/** Creates a promotion, or changes one. */
export const PromotionDialog = ({ of, onClose }: PromotionDialogProps) => {
  const { t } = useMessages();
  const say = useToast();
  const create = useNewPromotionMutation({ refetchQueries: ['PromotionsPage'], awaitRefetchQueries: true });
  const update = useUpdatePromotionMutation();
  return (
    <FormDialog
      id="promotion"
      of={of}
      title={(one) => (one === 'new' ? t('admin.promotions.new') : t('admin.promotions.edit.of', { code: one.code }))}
      focus={of === 'new' ? 'code' : 'kind'}
      begin={(one) => (one === 'new' ? empty : typedOf(one))}
      draft={(one) => (one === 'new' ? 'new promotion' : null)}
      schema={promotionForm}
      send={async ({ startsAt, endsAt, ...terms }, one, typed) => {
        const promotion = one === 'new' ? null : one;
        const before = promotion && typedOf(promotion);
        const input = {
          ...terms,
          active: promotion?.active ?? true,
          // The form knows days only: a time of day that is not changed stays.
          startsAt: (before?.startsAt === typed.startsAt ? promotion?.startsAt : startsAt?.toISOString()) ?? null,
          endsAt: (before?.endsAt === typed.endsAt ? promotion?.endsAt : endsAt?.toISOString()) ?? null,
        };
        const result = promotion ? await update({ id: promotion.id, input }) : await create({ input });
        if (result.__typename === 'InvalidInput') return result;
        const { code } = result.promotion;
        say({ text: t(promotion ? 'admin.promotions.saved' : 'admin.promotions.created', { code }) });
        onClose();
      }}
      action={(one) => ({
        label: t(one === 'new' ? 'admin.promotions.create' : 'admin.promotions.save'),
        busy: t('admin.promotions.busy'),
      })}
      onClose={onClose}
    >
      {({ field, values, change }, one) => (
        <>
          <TextField
            {...field('code')}
            label={t('admin.promotions.code')}
            hint={t('admin.promotions.code.hint')}
            spellCheck={false}
            required
            readOnly={one !== 'new'}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField
              {...field('kind')}
              label={t('admin.promotions.kind')}
              options={PROMOTION_KINDS.map((value) => ({ value, label: t(`admin.promotions.kind.${value}`) }))}
            />
            {values.kind === 'PERCENT' && (
              <TextField
                {...field('percent')}
                label={t('admin.promotions.field.percent')}
                inputMode="numeric"
                required
              />
            )}
            {values.kind === 'FIXED' && (
              <TextField
                {...field('amountCents')}
                label={t('admin.promotions.field.amount')}
                inputMode="numeric"
                required
              />
            )}
          </SimpleGrid>
          <TextField {...field('minimumCents')} label={t('admin.promotions.field.minimum')} inputMode="decimal" />
          <ScopeFields
            {...values}
            products={one === 'new' ? [] : one.products}
            onChange={(scope) => change((before) => ({ ...before, ...scope }))}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <TextField {...field('startsAt')} label={t('admin.promotions.field.from')} type="date" />
            <TextField {...field('endsAt')} label={t('admin.promotions.field.until')} type="date" />
            <TextField {...field('totalLimit')} label={t('admin.promotions.field.total')} inputMode="numeric" />
            <TextField {...field('customerLimit')} label={t('admin.promotions.field.each')} inputMode="numeric" />
          </SimpleGrid>
        </>
      )}
    </FormDialog>
  );
};
