import { Button, chakra, Flex, Input, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { DISTRICTS } from '#schema/district.ts';
import { ORDER_PAYMENT_STATES } from '#schema/order-list.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, type OrderStatus } from '#schema/order.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FilterSelect } from '#web/admin/kit/list/FilterSelect.tsx';
import { ListSearch } from '#web/admin/kit/list/ListSearch.tsx';
import type { OrderListState } from './orderListState.ts';

interface OrderFiltersProps {
  state: OrderListState;
  onChange: (part: Partial<OrderListState>, options?: { replace?: boolean }) => void;
  /** Makes all as usual; undefined when it is. */
  onClear: (() => void) | undefined;
}

/** The search and the filters of the list of orders. On a phone the filters open by a button. */
export const OrderFilters = ({ state, onChange, onClear }: OrderFiltersProps) => {
  const { t, translate, language } = useMessages();
  const [open, setOpen] = useState(false);
  const { q, status, payment, method, awaits, district, from, to } = state;
  const [first, ...others] = status;
  const hidden = HIDDEN.filter(([name]) => (state[name]?.length ?? 0) > 0);
  return (
    <Flex gap="2" wrap="wrap" mb="3" align="center">
      <ListSearch
        label={t('admin.orders.search')}
        value={q}
        onChange={(term) => onChange({ q: term }, { replace: true })}
      />
      <Button
        size="sm"
        h="11"
        variant="outline"
        hideFrom="md"
        aria-expanded={open}
        aria-controls="order-filters"
        onClick={() => setOpen(!open)}
      >
        {t('admin.orders.filters')}
      </Button>
      <Filters id="order-filters" data-open={open || undefined}>
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
        <FilterSelect
          label={t('admin.orders.awaits')}
          value={awaits}
          all={t('admin.orders.awaits.all')}
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: t(`admin.orders.awaits.${value}`),
          }))}
          onChange={(value) => onChange({ awaits: value })}
        />
        <FilterSelect
          label={t('admin.orders.payment')}
          value={payment}
          all={t('admin.orders.payment.all')}
          options={ORDER_PAYMENT_STATES.map((value) => ({
            value,
            label: t(`admin.orders.payment.${value}`),
          }))}
          onChange={(value) => onChange({ payment: value })}
        />
        <FilterSelect
          label={t('admin.orders.method')}
          value={method}
          all={t('admin.orders.method.all')}
          options={PAYMENT_METHODS.filter(({ enabled }) => enabled).map((one) => ({
            value: one.method,
            label: translate(one.label),
          }))}
          onChange={(value) => onChange({ method: value })}
        />
        <FilterSelect
          label={t('admin.orders.district')}
          value={district}
          all={t('admin.orders.district.all')}
          options={DISTRICTS.map(({ id, name, bangla }) => ({
            value: id,
            label: language === 'bn' ? bangla : name,
          }))}
          onChange={(value) => onChange({ district: value })}
        />
        <Day label={t('admin.orders.from')} value={from} most={to} onChange={(value) => onChange({ from: value })} />
        <Day label={t('admin.orders.to')} value={to} least={from} onChange={(value) => onChange({ to: value })} />
        {onClear && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {t('admin.table.clearFilters')}
          </Button>
        )}
      </Filters>
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

interface DayProps {
  label: string;
  value: string | null;
  least?: string | null;
  most?: string | null;
  onChange: (value: string | null) => void;
}

const Day = ({ label, value, least = null, most = null, onChange }: DayProps) => (
  <DayLabel>
    <span>{label}</span>
    <Input
      type="date"
      size="sm"
      h={{ base: '11', md: '9' }}
      textStyle="sm"
      w={{ base: 'full', md: '9.5rem' }}
      value={value ?? ''}
      min={least ?? '2000-01-01'}
      max={most ?? undefined}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  </DayLabel>
);

const DayLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    flex: { base: '1 1 9rem', md: '0 1 auto' },
  },
});

const Filters = chakra('div', {
  base: {
    display: { base: 'none', md: 'contents' },
    w: 'full',
    gap: '2',
    flexWrap: 'wrap',
    '&[data-open]': { display: { base: 'flex', md: 'contents' } },
  },
});
