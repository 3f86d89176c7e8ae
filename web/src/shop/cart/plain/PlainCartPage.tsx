import { Box, Button, Container, Grid, Heading, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { MAX_ORDER_LINES, orderTotals, sumOfLines } from '#schema/order.ts';
import type { ShownLine } from '#schema/rendering.ts';
import { deliveryFeesOf, leastTermsOf } from '#schema/shop-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { LineItem } from '#web/shop/order/LineItem.tsx';
import { Totals } from '#web/shop/order/Totals.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PostForm } from '#web/ui/plain/PostForm.tsx';

/** Returns how many pieces of a line can be ordered. */
const piecesOf = ({ isOffered, quantity, availableStock }: ShownLine) =>
  isOffered ? Math.min(quantity, availableStock) : 0;

/** The cart without scripts. Only the server renders it. */
export default function PlainCartPage() {
  const { t } = useMessages();
  const { delivery } = useSettings();
  const { cart } = useVisitor();
  const ordered = cart.filter((line) => piecesOf(line) > 0).slice(0, MAX_ORDER_LINES);
  const sums = ordered.map((line) => ({ unitPriceCents: line.priceCents, quantity: piecesOf(line) }));
  const fees = deliveryFeesOf(delivery, sumOfLines(sums));
  if (cart.length === 0)
    return (
      <EmptyState title={t('cart.empty')} text={t('cart.empty.text')} heading="h1">
        <Button asChild>
          <Link to={paths.products}>{t('notFound.search')}</Link>
        </Button>
      </EmptyState>
    );
  return (
    <Container py={{ base: '6', md: '12' }}>
      <Heading as="h1" size="lg" mb="5">
        {t('cart.title')}
      </Heading>
      <Grid
        gap={{ base: '6', lg: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
      >
        <Stack as="ul" listStyleType="none" gap="5">
          {cart.map((line) => (
            <Panel as="li" key={[line.productId, line.color, line.size].join()}>
              <PlainLine line={line} />
            </Panel>
          ))}
        </Stack>
        <Panel as="section" aria-labelledby="plain-summary">
          <Heading as="h2" size="md" mb="4" id="plain-summary">
            {t('order.summary.title')}
          </Heading>
          {ordered.length === 0 ? (
            <Text color="fg.muted">{t('cart.checkout.nothing')}</Text>
          ) : (
            <PostForm to="/buy" fields={{}}>
              <Totals
                {...orderTotals(sums, leastTermsOf(delivery), null)}
                isFrom={fees.least < fees.most}
                adjustments={[]}
              />
              <Button type="submit" size="lg" colorPalette="accent" w="full" mt="5">
                {t('cart.checkout')}
              </Button>
            </PostForm>
          )}
        </Panel>
      </Grid>
    </Container>
  );
}

/** A line with the forms that change and remove it, and what has changed since it was added. */
const PlainLine = ({ line }: { line: ShownLine }) => {
  const { t, formatMoney } = useMessages();
  const { productId, name, picture, color, size, colorLabel, quantity, priceCents, seenPriceCents } = line;
  const fields = { product: productId, color: color ?? '', size: size ?? '', back: paths.cart };
  const pieces = piecesOf(line);
  return (
    <>
      <LineItem
        name={name}
        image={{ path: picture, alt: name }}
        color={colorLabel}
        size={size}
        quantity={quantity}
        unitPriceCents={priceCents}
        address={paths.details(productId)}
        showSum
      />
      <Box textStyle="sm" fontWeight="medium" color="fg.error" mt="2" _empty={{ display: 'none' }}>
        {!line.isOffered && t('cart.note.choice')}
        {line.isOffered && pieces === 0 && t('cart.note.soldOut')}
        {pieces > 0 && pieces < quantity && t('cart.note.stock', { wanted: quantity, available: pieces })}{' '}
        {priceCents !== seenPriceCents &&
          t('cart.note.price', { was: formatMoney(seenPriceCents), now: formatMoney(priceCents) })}
      </Box>
      <HStack mt="3" gap="3" wrap="wrap">
        {pieces > 0 && (
          <PostForm to={paths.cart} fields={{ ...fields, do: 'set' }}>
            <HStack gap="2">
              <Input
                name="quantity"
                type="number"
                min="0"
                max={line.availableStock}
                defaultValue={quantity}
                aria-label={t('cart.quantity', { name })}
                w="20"
              />
              <Button type="submit" variant="outline">
                {t('plain.change')}
              </Button>
            </HStack>
          </PostForm>
        )}
        <PostForm to={paths.cart} fields={{ ...fields, do: 'remove' }}>
          <Button type="submit" variant="plain" aria-label={`${t('cart.remove')}: ${name}`}>
            {t('cart.remove')}
          </Button>
        </PostForm>
      </HStack>
    </>
  );
};
