import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { HeroGoods_ProductFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/* GraphQL */ `
  fragment HeroGoods_product on Product {
    id
    name
    image {
      path
      alt
    }
    priceCents
  }
`;

/** The most products that fit. */
const ROOM = 3;

interface Props {
  /** Undefined while they are loading: their places are kept free. */
  goods: readonly HeroGoods_ProductFragment[] | undefined;
}

/** A few products with prices and links: side by side on narrow screens, in a column on wide ones. */
export const HeroGoods = ({ goods }: Props) => {
  if (goods?.length === 0) return null;
  return (
    <Shelf>
      {goods
        ? goods.slice(0, ROOM).map(({ id, name, image, priceCents }) => (
            <li key={id}>
              <Good to={paths.details(id)}>
                <Box w={{ base: 'full', md: '16' }} flexShrink="0" borderRadius="control" overflow="hidden">
                  <Picture picture={image} sizes="(min-width: 768px) 64px, 30vw" widest={480} decorative />
                </Box>
                <Box minW="0">
                  <chakra.span textStyle="xs" lineClamp={2}>
                    {name}
                  </chakra.span>
                  <Price cents={priceCents} size="sm" />
                </Box>
              </Good>
            </li>
          ))
        : Array.from({ length: ROOM }, (_, place) => (
            <li key={place} aria-hidden>
              <Skeleton h={{ base: '10.5rem', md: '5rem' }} />
            </li>
          ))}
    </Shelf>
  );
};

const Shelf = chakra('ul', {
  base: {
    display: 'grid',
    listStyleType: 'none',
    gap: { base: '2', md: '3' },
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(max(5rem, 28%), 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: '1fr',
    },
    mt: { base: '5', lg: '0' },
    position: { lg: 'absolute' },
    top: '50%',
    transform: { lg: 'translateY(-50%)' },
    // Within the page's padding.
    insetEnd: { lg: '8' },
    w: { lg: '14rem' },
  },
});

const Good = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    gap: { base: '1.5', md: '3' },
    p: '2',
    h: 'full',
    minH: { md: '5rem' },
    borderRadius: 'card',
    bg: 'bg.surface',
    color: 'fg',
    _hover: { color: 'brand.fg' },
    _focusVisible: { outlineColor: 'hero.fg' },
  },
});
