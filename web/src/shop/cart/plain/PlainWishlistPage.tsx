import { Button, Container, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PostForm } from '#web/ui/plain/PostForm.tsx';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';

/** The wishlist without scripts. Only the server renders it. */
export default function PlainWishlistPage() {
  const { t, formatMoney } = useMessages();
  const { wishlist } = useVisitor();
  if (wishlist.length === 0)
    return (
      <EmptyState title={t('cart.wishlist.empty')} text={t('cart.wishlist.empty.text')} heading="h1">
        <Button asChild>
          <Link to={paths.products}>{t('notFound.search')}</Link>
        </Button>
      </EmptyState>
    );
  return (
    <Container py={{ base: '6', md: '12' }}>
      <Heading as="h1" size="lg" mb="5">
        {t('cart.wishlist')}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="5">
        {wishlist.map(({ productId, name, picture, priceCents, availableStock }) => (
          <Panel as="li" key={productId}>
            <HStack wrap="wrap" gap="4" align="start">
              <Thumbnail picture={{ path: picture, alt: name }} />
              <Stack gap="1" flex="1 1 12rem" minW="0">
                <Link to={paths.details(productId)}>{name}</Link>
                <Text fontVariantNumeric="tabular-nums">{formatMoney(priceCents)}</Text>
                <HStack gap="3" wrap="wrap">
                  {availableStock > 0 && (
                    <PostForm to={paths.cart} fields={{ do: 'add', product: productId, back: paths.wishlist }}>
                      <Button type="submit" variant="outline" aria-label={`${t('product.addToCart')}: ${name}`}>
                        {t('product.addToCart')}
                      </Button>
                    </PostForm>
                  )}
                  <PostForm to={paths.wishlist} fields={{ do: 'remove', product: productId }}>
                    <Button type="submit" variant="plain" aria-label={`${t('cart.remove')}: ${name}`}>
                      {t('cart.remove')}
                    </Button>
                  </PostForm>
                </HStack>
              </Stack>
            </HStack>
          </Panel>
        ))}
      </Stack>
    </Container>
  );
}
