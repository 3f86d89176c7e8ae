import { formatCount } from '#schema/format/number.ts';
import { PAYMENT_METHODS } from '#schema/order.ts';
import type { Parts_StatisticsFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { BarTable } from './BarTable.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import type { Range } from './range.ts';
import { TextLink } from '../ui/TextLink.tsx';

/* GraphQL */ `
  fragment Parts_statistics on Statistics {
    total {
      sales {
        revenueCents
      }
      funnel {
        visits
        productViews
        carts
        checkouts
        orders
      }
    }
    categories {
      ...Parts_part
    }
    paymentMethods {
      ...Parts_part
    }
    districts {
      ...Parts_part
    }
    topProducts {
      productId
      name
      pieces
      goodsCents
    }
  }

  fragment Parts_part on SalesPart {
    key
    name
    orders
    revenueCents
  }
`;

type Part = Parts_StatisticsFragment['districts'][number];

/** What the sales consist of, and how many go how far. */
export const Parts = ({ statistics, range }: { statistics: Parts_StatisticsFragment; range: Range }) => {
  const { t, translate, formatMoney, language } = useMessages();
  const count = (value: number) => formatCount(value, language);
  const { total, categories, paymentMethods, districts, topProducts } = statistics;
  const goodsCents = categories.reduce((sum, { revenueCents }) => sum + revenueCents, 0);
  const ofWhole = (value: number, whole: number) => (whole > 0 ? value / whole : null);
  const rowsOf = (parts: readonly Part[], nameOf: (part: Part) => string, whole: number) =>
    parts.map((part) => ({
      key: part.key,
      name: part.key === '' ? t('admin.chart.unknown') : nameOf(part),
      value: part.revenueCents,
      written: formatMoney(part.revenueCents),
      others: [count(part.orders)],
      part: ofWhole(part.revenueCents, whole),
    }));
  const methodOf = ({ key }: Part) => translate(PAYMENT_METHODS.find(({ method }) => method === key)?.label ?? key);
  const headers = (name: string, value: string, other: string = t('admin.chart.orders')) => ({
    name,
    others: [other],
    value,
    part: t('admin.chart.part'),
  });
  const steps = ['visits', 'productViews', 'carts', 'checkouts', 'orders'] as const;
  const charts = [
    {
      name: 'funnel',
      note: t('admin.chart.funnel.note'),
      headers: { name: t('admin.chart.step'), value: t('admin.chart.number'), part: t('admin.chart.ofVisits') },
      rows: steps.map((step) => ({
        key: step,
        name: t(`admin.chart.funnel.${step}`),
        value: total.funnel[step],
        written: count(total.funnel[step]),
        part: ofWhole(total.funnel[step], total.funnel.visits),
      })),
    },
    {
      name: 'categories',
      note: t('admin.chart.goods.note'),
      headers: headers(t('admin.chart.category'), t('admin.chart.goods')),
      rows: rowsOf(categories, ({ name, key }) => translate(name ?? key), goodsCents),
    },
    {
      name: 'products',
      note: t('admin.chart.goods.note'),
      headers: headers(t('admin.chart.product'), t('admin.chart.goods'), t('admin.chart.pieces')),
      most: 10,
      rows: topProducts.map(({ productId, name, pieces, goodsCents: cents }) => ({
        key: productId,
        name:
          name === null ? (
            t('admin.chart.formerProduct')
          ) : (
            <TextLink to={adminPaths.editProduct(productId)}>{name}</TextLink>
          ),
        value: cents,
        written: formatMoney(cents),
        others: [count(pieces)],
        part: ofWhole(cents, goodsCents),
      })),
    },
    {
      name: 'methods',
      note: t('admin.chart.parts.note'),
      headers: headers(t('admin.chart.method'), t('admin.chart.revenue')),
      rows: rowsOf(paymentMethods, methodOf, total.sales.revenueCents),
    },
    {
      name: 'districts',
      note: t('admin.chart.parts.note'),
      headers: headers(t('admin.chart.district'), t('admin.chart.revenue')),
      rows: rowsOf(districts, ({ name, key }) => name ?? key, total.sales.revenueCents),
    },
  ] as const;
  return charts.map(({ name, note, ...table }) => (
    <ChartPanel key={name} title={t(`admin.chart.${name}`)} note={note} chart={name} range={range}>
      <BarTable label={t(`admin.chart.${name}`)} {...table} />
    </ChartPanel>
  ));
};
