import { Box, Grid } from '@chakra-ui/react';
import { useProductAlertFiguresQuery } from '#web/generated/graphql.ts';
import { formatCount } from '#schema/format/number.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { PanelSection } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Detail, Explanation } from '../ui/texts.tsx';

/* GraphQL */ `
  query ProductAlertFigures {
    priceMailFigures {
      agreed
      mailed
      reminded
      ended
    }
    followedMails {
      stock
      prices
      carts
    }
    stockAlertFigures {
      waiting
      sent
      ended
      mostWanted {
        customers
        product {
          id
          name
        }
      }
    }
  }
`;

/** Who wants mails about products, and what came of it. */
export const ProductAlerts = () => {
  const { t, language } = useMessages();
  const { data, error, refetch } = useProductAlertFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const count = (value: number) => formatCount(value, language);
  if (!data) return error ? <FailedState error={error} retry={refetch} /> : null;
  const { waiting, sent, ended, mostWanted } = data.stockAlertFigures;
  const prices = data.priceMailFigures;
  const followed = data.followedMails;
  return (
    <PanelSection
      title={t('admin.alerts.title')}
      note={
        <Detail mt="0.5" maxW="prose">
          {t('admin.alerts.note')}
        </Detail>
      }
      p={{ base: '3', md: '4' }}
      borderRadius="card"
      mt="4"
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        <Facts
          facts={[
            { term: t('admin.alerts.waiting'), text: count(waiting) },
            { term: t('admin.alerts.sent'), text: count(sent) },
            { term: t('admin.alerts.followed'), text: count(followed.stock) },
            { term: t('admin.alerts.ended'), text: count(ended) },
            { term: t('admin.alerts.prices.agreed'), text: count(prices.agreed) },
            { term: t('admin.alerts.prices.mailed'), text: count(prices.mailed) },
            { term: t('admin.alerts.prices.followed'), text: count(followed.prices) },
            { term: t('admin.alerts.carts.reminded'), text: count(prices.reminded) },
            { term: t('admin.alerts.carts.followed'), text: count(followed.carts) },
            { term: t('admin.alerts.prices.ended'), text: count(prices.ended) },
          ]}
        />
        <Box minW="0">
          {mostWanted.length === 0 && <Explanation>{t('admin.alerts.none')}</Explanation>}
          <Facts
            facts={mostWanted.map(({ product, customers }) => ({
              term: t('admin.alerts.customers', { count: customers }),
              text: <TextLink to={adminPaths.editProduct(product.id)}>{product.name}</TextLink>,
            }))}
          />
        </Box>
      </Grid>
    </PanelSection>
  );
};
