import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Heading, Stack, Text, VisuallyHidden, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_CART_LINES } from '#schema/cart.ts';
import { BuyAgainDocument, type BuyAgain_OrderFragment } from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { paths } from '#web/lib/paths.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { buyAgain, type BoughtAgain } from './buyAgain.ts';

/* GraphQL */ `
  query BuyAgain($ids: [ID!]!, $variantIds: [ID!]!, $withVariants: Boolean!) {
    productsById(ids: $ids) {
      ...Cart_freshProduct
    }
    variantsById(ids: $variantIds) @include(if: $withVariants) {
      ...Cart_variant
    }
  }
`;

interface BuyAgainProps extends Pick<ButtonProps, 'variant'> {
  order: BuyAgain_OrderFragment;
  /** What the order is called, for screen readers, where the page shows several orders. */
  name?: string;
}

/** Puts what an order contains into the cart again, and says what could not be put in, or only with changes. */
export const BuyAgain = ({ order, name, variant = 'outline' }: BuyAgainProps) => {
  const { t } = useMessages();
  const stores = useStores();
  const client = useApolloClient();
  const [came, setCame] = useState<readonly BoughtAgain[] | null>(null);
  const { busy, failure, run } = useAction(async () => {
    const ids = [...new Set(order.lines.map(({ productId }) => productId))];
    const variantIds = [...new Set(order.lines.flatMap(({ variantId }) => variantId ?? []))];
    const { productsById, variantsById } = await dataOf(
      client.query({
        query: BuyAgainDocument,
        variables: { ids, variantIds, withVariants: variantIds.length > 0 },
        fetchPolicy: 'network-only',
      }),
    );
    setCame(buyAgain(stores, order.lines, productsById, variantsById ?? []));
  });
  return (
    <>
      <Button size="sm" variant={variant} aria-busy={busy} onClick={() => run()}>
        {t(busy ? 'again.busy' : 'again.button')}
        {name && <VisuallyHidden>{name}</VisuallyHidden>}
      </Button>
      {failure && (
        <Notice tone="error" w="full" textAlign="start">
          {failure}
        </Notice>
      )}
      <Dialog open={came !== null} title={t(titleOf(came ?? []))} onClose={() => setCame(null)}>
        {came && <Outcome came={came} onClose={() => setCame(null)} />}
      </Dialog>
    </>
  );
};

const titleOf = (came: readonly BoughtAgain[]) => {
  if (came.every(({ pieces }) => pieces === 0)) return 'again.none';
  return came.every(({ obstacle }) => obstacle === null) ? 'again.all' : 'again.some';
};

const Outcome = ({ came, onClose }: { came: readonly BoughtAgain[]; onClose: () => void }) => {
  const { t, formatMoney } = useMessages();
  const pieces = came.reduce((sum, one) => sum + one.pieces, 0);
  const changes = came.flatMap(({ line, name, obstacle, pieces: put, priceCents }) => {
    const texts = [];
    if (obstacle !== null)
      texts.push(t(`again.${obstacle}`, { name, pieces: put, wanted: line.quantity, most: MAX_CART_LINES }));
    if (put > 0 && priceCents !== line.unitPriceCents)
      texts.push(t('again.price', { name, now: formatMoney(priceCents), before: formatMoney(line.unitPriceCents) }));
    return texts.map((text) => ({ id: `${line.id} ${text}`, text }));
  });
  return (
    <Stack gap="4">
      {pieces > 0 && <Text>{pieces === 1 ? t('again.pieces.one') : t('again.pieces.many', { count: pieces })}</Text>}
      {changes.length > 0 && (
        <Stack gap="2">
          <Heading as="h3" size="sm">
            {t('again.changes')}
          </Heading>
          <Stack as="ul" gap="1" ps="5" listStyleType="disc">
            {changes.map(({ id, text }) => (
              <Text as="li" key={id} textStyle="sm" overflowWrap="anywhere">
                {text}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      <Flex gap="3" wrap="wrap">
        {pieces > 0 && (
          <Button asChild>
            <Link to={paths.cart}>{t('again.cart')}</Link>
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {t('again.stay')}
        </Button>
      </Flex>
    </Stack>
  );
};
