import { Link as StyledLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatCount } from '#schema/format/number.ts';
import { PAYMENT_METHODS } from '#schema/order.ts';
import type { Parts_StatisticsFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { BarTable } from './BarTable.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import type { Range } from './range.ts';

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
  const headers = (name: string, value: string) => ({
    name,
    others: [t('admin.chart.orders')],
    value,
    part: t('admin.chart.part'),
  });
  const steps = ['visits', 'productViews', 'carts', 'checkouts', 'orders'] as const;
  return (
    <>
      <ChartPanel title={t('admin.chart.funnel')} note={t('admin.chart.funnel.note')} chart="funnel" range={range}>
        <BarTable
          label={t('admin.chart.funnel')}
          headers={{
            name: t('admin.chart.step'),
            value: t('admin.chart.number'),
            part: t('admin.chart.ofVisits'),
          }}
          rows={steps.map((step) => ({
            key: step,
            name: t(`admin.chart.funnel.${step}`),
            value: total.funnel[step],
            written: count(total.funnel[step]),
            part: ofWhole(total.funnel[step], total.funnel.visits),
          }))}
        />
      </ChartPanel>
      <ChartPanel
        title={t('admin.chart.categories')}
        note={t('admin.chart.goods.note')}
        chart="categories"
        range={range}
      >
        <BarTable
          label={t('admin.chart.categories')}
          headers={headers(t('admin.chart.category'), t('admin.chart.goods'))}
          rows={rowsOf(categories, ({ name, key }) => translate(name ?? key), goodsCents)}
        />
      </ChartPanel>
      <ChartPanel title={t('admin.chart.products')} note={t('admin.chart.goods.note')} chart="products" range={range}>
        <BarTable
          label={t('admin.chart.products')}
          headers={{
            name: t('admin.chart.product'),
            others: [t('admin.chart.pieces')],
            value: t('admin.chart.goods'),
            part: t('admin.chart.part'),
          }}
          most={10}
          rows={topProducts.map(({ productId, name, pieces, goodsCents: cents }) => ({
            key: productId,
            name:
              name === null ? (
                t('admin.chart.formerProduct')
              ) : (
                <StyledLink asChild>
                  <Link to={adminPaths.editProduct(productId)}>{name}</Link>
                </StyledLink>
              ),
            value: cents,
            written: formatMoney(cents),
            others: [count(pieces)],
            part: ofWhole(cents, goodsCents),
          }))}
        />
      </ChartPanel>
      <ChartPanel title={t('admin.chart.methods')} note={t('admin.chart.parts.note')} chart="methods" range={range}>
        <BarTable
          label={t('admin.chart.methods')}
          headers={headers(t('admin.chart.method'), t('admin.chart.revenue'))}
          rows={rowsOf(paymentMethods, methodOf, total.sales.revenueCents)}
        />
      </ChartPanel>
      <ChartPanel title={t('admin.chart.districts')} note={t('admin.chart.parts.note')} chart="districts" range={range}>
        <BarTable
          label={t('admin.chart.districts')}
          headers={headers(t('admin.chart.district'), t('admin.chart.revenue'))}
          rows={rowsOf(districts, ({ name, key }) => name ?? key, total.sales.revenueCents)}
        />
      </ChartPanel>
    </>
  );
};
