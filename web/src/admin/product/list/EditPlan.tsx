import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import type { EditPlanFragment, ProductStatus } from '#web/generated/graphql.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Muted } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment EditPlan on EditProductsPlan {
    plan
    isOutdated
    changing
    failing
    products {
      id
      name
      changes {
        field
        variant
        before
        after
      }
      problem {
        message
        wording {
          code
          params {
            name
            value
          }
        }
      }
    }
  }
`;

interface EditPlanProps {
  plan: EditPlanFragment;
  busy: boolean;
  failure: Translatable | null;
  onBack: () => void;
  onApply: () => void;
}

/** What a change of many products would do, product by product: those that cannot change first. */
export const EditPlan = ({ plan, busy, failure, onBack, onApply }: EditPlanProps) => {
  const { t, translate } = useMessages();
  const { products, changing, failing, isOutdated } = plan;
  const isPossible = failing === 0 && changing > 0;
  const others = changing + failing - products.length;
  return (
    <Stack gap="4">
      {isOutdated && <Notice tone="warning">{t('admin.products.plan.outdated')}</Notice>}
      <Text role="status" fontWeight="medium">
        {t('admin.products.plan.changing', { count: changing })}
        {failing > 0 && ` ${t('admin.products.plan.failing', { count: failing })}`}
      </Text>
      <Box
        maxH="20rem"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        tabIndex={0}
        role="region"
        aria-label={t('admin.products.plan')}
      >
        {products.map(({ id, name, changes, problem }) => (
          <Row key={id}>
            <Text fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Text>
            {problem ? (
              <Text color="red.fg">{translate(problem)}</Text>
            ) : (
              changes.map((change) => <Change key={`${change.field} ${change.variant}`} change={change} />)
            )}
          </Row>
        ))}
        {others > 0 && (
          <Row>
            <Text color="fg.muted">{t('admin.products.plan.others', { count: others })}</Text>
          </Row>
        )}
      </Box>
      {failure && <Notice tone="error">{failure}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button disabled={!isPossible} aria-busy={busy} onClick={onApply}>
          {t('admin.products.plan.apply', { count: changing })}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t('admin.products.plan.back')}
        </Button>
      </HStack>
    </Stack>
  );
};

type PlannedChange = EditPlanFragment['products'][number]['changes'][number];

const Change = ({ change: { field, variant, before, after } }: { change: PlannedChange }) => {
  const { t, formatMoney, formatNumber } = useMessages();
  const read = (value: string | null) => {
    if (value === null || value === '') return t('admin.products.plan.none');
    if (field === 'priceCents' || field === 'oldPriceCents') return formatMoney(Number(value));
    if (field === 'availableStock') return formatNumber(Number(value));
    return field === 'status' ? t(`admin.products.${value as ProductStatus}`) : value;
  };
  const NAMES = {
    priceCents: 'admin.products.price',
    oldPriceCents: 'admin.products.oldPrice',
    category: 'admin.products.category',
    brand: 'admin.products.brand',
    tag: 'admin.products.tag',
    status: 'admin.products.status',
    availableStock: 'admin.products.stock',
  } as const;
  return (
    <Text fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      <Muted>
        {t(NAMES[field as keyof typeof NAMES])}
        {variant !== null && ` ${variant}`}:
      </Muted>{' '}
      {read(before)} → {read(after)}
    </Text>
  );
};

const Row = chakra('div', {
  base: { px: '3', py: '2', textStyle: 'sm', '& + &': { borderTopWidth: '1px', borderColor: 'border' } },
});
