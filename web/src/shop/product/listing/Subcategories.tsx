import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Subcategories_CategoryFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/* GraphQL */ `
  fragment Subcategories_category on Category {
    children {
      slug
      name
      productCount
      picture {
        path
        alt
      }
    }
  }
`;

/** The direct subcategories of a category, with counts; nothing for a leaf. */
export const Subcategories = ({ category }: { category: Subcategories_CategoryFragment }) => {
  const { t, translate } = useMessages();
  if (category.children.length === 0) return null;
  return (
    <nav aria-label={t('category.children')}>
      {/* A scrolling row on a phone, so that the products are not far below. */}
      <Flex
        as="ul"
        listStyleType="none"
        gap="3"
        mt="5"
        p="0.5"
        wrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        scrollbarWidth="none"
      >
        {category.children.map(({ slug, name, productCount, picture }) => (
          <chakra.li key={slug} flexShrink="0">
            <Tile to={paths.category(slug)}>
              <chakra.span w="12" h="12" borderRadius="control" overflow="hidden" flexShrink="0">
                <Picture picture={picture} sizes="48px" widest={160} decorative />
              </chakra.span>
              <span>
                <chakra.span display="block" fontWeight="medium" textStyle="sm">
                  {translate(name)}
                </chakra.span>
                <chakra.span display="block" textStyle="xs" color="fg.muted">
                  {t('category.count', { count: productCount })}
                </chakra.span>
              </span>
            </Tile>
          </chakra.li>
        ))}
      </Flex>
    </nav>
  );
};

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    p: '1.5',
    pe: '4',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    _hover: { borderColor: 'brand.solid', color: 'brand.fg' },
  },
});
