import { Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { DISTRICTS } from '#schema/district.ts';
import { ORDER_PAYMENT_STATES } from '#schema/order-list.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, type OrderStatus } from '#schema/order.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { DayFilter } from '#web/admin/kit/list/filters/DayFilter.tsx';
import { FilterSelect } from '#web/admin/kit/list/filters/FilterSelect.tsx';
import { FoldedFilters } from '#web/admin/kit/list/filters/FoldedFilters.tsx';
import { ListSearch } from '#web/admin/kit/list/ListSearch.tsx';
import type { OrderListState } from './orderListState.ts';

interface OrderFiltersProps {
  state: OrderListState;
  onChange: (part: Partial<OrderListState>, options?: { replace?: boolean }) => void;
  /** Makes all as usual; undefined when it is. */
  onClear: (() => void) | undefined;
}

/** The search and the filters of the list of orders. */
export const OrderFilters = ({ state, onChange, onClear }: OrderFiltersProps) => {
  const { t, translate, language } = useMessages();
  const { q, status, from, to } = state;
  const [first, ...others] = status;
  const filters = [
    {
      name: 'awaits',
      options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`admin.orders.awaits.${value}`) })),
    },
    {
      name: 'payment',
      options: ORDER_PAYMENT_STATES.map((value) => ({ value, label: t(`admin.orders.payment.${value}`) })),
    },
    {
      name: 'method',
      options: PAYMENT_METHODS.filter(({ enabled }) => enabled).map((one) => ({
        value: one.method,
        label: translate(one.label),
      })),
    },
    {
      name: 'district',
      options: DISTRICTS.map(({ id, name, bangla }) => ({ value: id, label: language === 'bn' ? bangla : name })),
    },
  ] as const;
  const hidden = HIDDEN.filter(([name]) => (state[name]?.length ?? 0) > 0);
  return (
    <Flex gap="2" wrap="wrap" mb="3" align="center">
      <ListSearch
        label={t('admin.orders.search')}
        value={q}
        onChange={(term) => onChange({ q: term }, { replace: true })}
      />
      <FoldedFilters isChanged={onClear !== undefined}>
        <FilterSelect<OrderStatus | typeof SEVERAL>
          label={t('admin.orders.status')}
          value={others.length === 0 ? (first ?? null) : SEVERAL}
          all={t('admin.orders.status.all')}
          options={[
            // Links of the dashboard, and views, may ask for several.
            ...(others.length === 0
              ? []
              : [{ value: SEVERAL, label: t('admin.orders.status.several', { count: status.length }) }]),
            ...ORDER_STATUSES.map((one) => ({ value: one.status, label: translate(one.label) })),
          ]}
          onChange={(value) => value !== SEVERAL && onChange({ status: value === null ? [] : [value], late: null })}
        />
        {filters.map(({ name, options }) => (
          <FilterSelect
            key={name}
            label={t(`admin.orders.${name}`)}
            value={state[name]}
            all={t(`admin.orders.${name}.all`)}
            options={options}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <DayFilter
          label={t('admin.orders.from')}
          value={from}
          most={to}
          onChange={(value) => onChange({ from: value })}
        />
        <DayFilter label={t('admin.orders.to')} value={to} least={from} onChange={(value) => onChange({ to: value })} />
        {onClear && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {t('admin.table.clearFilters')}
          </Button>
        )}
      </FoldedFilters>
      {hidden.length > 0 && (
        <Flex gap="2" wrap="wrap" flexBasis="full">
          {hidden.map(([name, none]) => (
            <Button
              key={name}
              size="xs"
              minH={{ base: '11', md: '7' }}
              variant="outline"
              onClick={() => onChange(none)}
            >
              {t(`admin.orders.only.${name}`)}
              <span aria-hidden>✕</span>
              <VisuallyHidden>{t('admin.orders.only.remove')}</VisuallyHidden>
            </Button>
          ))}
        </Flex>
      )}
    </Flex>
  );
};

/** The word of the status filter for more than one. */
const SEVERAL = 'SEVERAL' as const;

/** What links ask for and no filter shows, and how it is taken back. */
const HIDDEN = [
  ['late', { late: null }],
  ['returns', { returns: [] }],
  ['customer', { customer: null }],
] as const satisfies readonly (readonly [keyof OrderListState, Partial<OrderListState>])[];
