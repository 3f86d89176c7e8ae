import { Button, HStack, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { PROMOTION_KINDS, type PromotionKind } from '../../../../schema/promotion.ts';
import { promotionForm } from '../../../../schema/promotion.input.ts';
import { useNewPromotionMutation } from '../../generated/graphql.ts';
import { dataOf } from '../../lib/dataOf.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { useForm } from '../../lib/form/useForm.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { useSay } from '../ui/notes.ts';

/* GraphQL */ `
  mutation NewPromotion($input: PromotionInput!) {
    createPromotion(input: $input) {
      __typename
      ... on SavePromotionSuccess {
        promotion {
          ...Promotion_promotion
        }
      }
      ... on InvalidInput {
        ...Sentence_error
        fields {
          field
          ...Sentence_fieldError
        }
      }
    }
  }
`;

interface NewPromotionDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Creates a promotion. */
export const NewPromotionDialog = ({ open, onClose }: NewPromotionDialogProps) => {
  const { t } = useMessages();
  return (
    <Dialog open={open} title={t('admin.promotions.new')} focus="promotion-code" onClose={onClose}>
      <PromotionForm onClose={onClose} />
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
};

const PromotionForm = ({ onClose }: Pick<NewPromotionDialogProps, 'onClose'>) => {
  const { t } = useMessages();
  const say = useSay();
  const [mutate] = useNewPromotionMutation({
    refetchQueries: ['PromotionsPage'],
    awaitRefetchQueries: true,
  });
  const typed = useDraft('new promotion', empty);
  const [{ kind }, , forget] = typed;
  const { field, submit, busy, failure } = useForm({
    id: 'promotion',
    typed,
    schema: promotionForm,
    send: async ({ startsAt, endsAt, ...promotion }) => {
      const input = {
        ...promotion,
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      };
      const { createPromotion: result } = await dataOf(mutate({ variables: { input } }));
      if (result.__typename === 'InvalidInput') return result;
      forget();
      say({ text: t('admin.promotions.created', { code: result.promotion.code }) });
      onClose();
    },
  });
  const { value: chosenKind, onChange: chooseKind, ...kindField } = field('kind');
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4">
        <FormField
          {...field('code')}
          label={t('admin.promotions.code')}
          hint={t('admin.promotions.code.hint')}
        >
          {(control) => <Input {...control} autoComplete="off" spellCheck={false} required />}
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
            <FormField {...field('percent')} label={t('admin.promotions.field.percent')}>
              {(control) => <Input {...control} inputMode="numeric" autoComplete="off" required />}
            </FormField>
          ) : (
            <FormField {...field('amountCents')} label={t('admin.promotions.field.amount')}>
              {(control) => <Input {...control} inputMode="numeric" autoComplete="off" required />}
            </FormField>
          )}
        </SimpleGrid>
        <FormField {...field('minimumCents')} label={t('admin.promotions.field.minimum')}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </FormField>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField {...field('startsAt')} label={t('admin.promotions.field.from')}>
            {(control) => <Input {...control} type="date" />}
          </FormField>
          <FormField {...field('endsAt')} label={t('admin.promotions.field.until')}>
            {(control) => <Input {...control} type="date" />}
          </FormField>
          <FormField {...field('totalLimit')} label={t('admin.promotions.field.total')}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
          </FormField>
          <FormField {...field('customerLimit')} label={t('admin.promotions.field.each')}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
          </FormField>
        </SimpleGrid>
        {failure && <Notice tone="error">{failure}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" aria-busy={busy}>
            {t(busy ? 'admin.promotions.busy' : 'admin.promotions.create')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
};
