import { Badge, Box, chakra, Text } from '@chakra-ui/react';
import { memo } from 'react';
import type { ProductCard_ProductFragment } from '#web/generated/graphql.ts';
import { cutWords } from '#web/lib/cutWords.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { HeartButton } from '#web/ui/HeartButton.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { Rating } from '#web/ui/Rating.tsx';
import { useWish } from '../cart/wishlist.ts';
import { ProductLink } from './ProductLink.tsx';

/* GraphQL */ `
  fragment ProductCard_product on Product {
    id
    name
    image {
      path
      alt
    }
    priceCents
    oldPriceCents
    totalSold
    rating
    reviewCount
    availableStock
  }
`;

/** The most words of a name on a card (spec §9). */
export const CARD_NAME_WORDS = 8;

interface Props {
  product: ProductCard_ProductFragment;
  /** How wide the picture is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Rank among the best sellers: the first three have a ribbon. */
  top?: number | undefined;
  /** Shows how many pieces were sold. */
  showSold?: boolean;
  /** On narrow screens, shows the picture beside the text. */
  wideOnPhone?: boolean;
  /** For the first visible cards: the picture is loaded at once. */
  priority?: boolean;
  /** The heading level of the name. */
  heading?: 'h2' | 'h3';
}

/** A product in a list: the whole card is a link, with a heart button on it. It is not rendered again with its list. */
export const ProductCard = memo(
  ({ product, sizes, top, showSold, wideOnPhone, priority, heading = 'h3' }: Props) => {
    const { t } = useMessages();
    const wish = useWish(product.id);
    const row = { base: wideOnPhone ? 'row' : 'column', sm: 'column' } as const;
    return (
      <Card css={{ flexDirection: row, flexWrap: { base: 'wrap', sm: 'nowrap' } }}>
        <Box
          position="relative"
          overflow="hidden"
          borderRadius="card"
          flexShrink="0"
          w={{ base: wideOnPhone ? '42%' : 'full', sm: 'full' }}
        >
          <Picture
            picture={product.image}
            sizes={sizes}
            widest={800}
            priority={priority ?? false}
            decorative
            className="lift"
            transition="transform 180ms ease-out"
            _dark={{ filter: 'brightness(0.94)' }}
          />
          {top !== undefined && top <= 3 && <Ribbon>{t('card.top', { place: top })}</Ribbon>}
          {product.availableStock === 0 && (
            <Badge position="absolute" insetEnd="2" bottom="2" variant="solid" colorPalette="gray">
              {t('card.soldOut')}
            </Badge>
          )}
        </Box>
        <Box
          pt={{ base: wideOnPhone ? '1' : '3', sm: '3' }}
          minW={{ base: wideOnPhone ? '7.5rem' : '0', sm: '0' }}
          flex="1"
        >
          <Text as={heading} fontWeight="medium" textStyle="sm" lineClamp={2} mb="1" minH={{ sm: '2lh' }}>
            <CardLink productId={product.id}>{cutWords(product.name, CARD_NAME_WORDS)}</CardLink>
          </Text>
          <Price cents={product.priceCents} oldCents={product.oldPriceCents} mb="1" />
          <Rating value={product.rating} showNumber count={product.reviewCount} />
          {showSold && (
            <Text textStyle="xs" color="fg.muted" mt="0.5">
              {t('card.sold', { count: product.totalSold })}
            </Text>
          )}
        </Box>
        {/* Last in the DOM, so that the keyboard reaches the product first; CSS puts it in the corner of the picture. */}
        <HeartButton
          label={t(wish.isWished ? 'cart.wishlist.takeOff' : 'cart.wishlist.add', { name: product.name })}
          pressed={wish.isWished}
          onToggle={wish.toggle}
          boxSize={{ base: '9', sm: '10' }}
          position="absolute"
          top={{ base: '1', sm: '2' }}
          insetEnd={{ base: wideOnPhone ? 'auto' : '1', sm: '2' }}
          insetStart={{ base: wideOnPhone ? 'calc(42% - 2.5rem)' : 'auto', sm: 'auto' }}
        />
      </Card>
    );
  },
);

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    columnGap: '4',
    h: 'full',
    borderRadius: 'card',
    '&:hover .lift, &:focus-within .lift': { transform: 'scale(1.04)' },
    '&:hover a': { color: 'brand.fg' },
  },
});

/** Covers the whole card, so that all of it can be pressed. */
const CardLink = chakra(ProductLink, {
  base: {
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _before: { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '4px' },
    },
  },
});

const Ribbon = chakra('span', {
  base: {
    position: 'absolute',
    insetStart: '0',
    top: '3',
    ps: '3',
    pe: '4',
    py: '1',
    bg: 'ribbon.bg',
    color: 'ribbon.fg',
    fontWeight: 'bold',
    textStyle: 'xs',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.5rem) 50%, 100% 100%, 0 100%)',
  },
});
