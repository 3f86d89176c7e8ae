import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Subcategories_CategoryFragment } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Picture } from '../../ui/Picture.tsx';

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

/** What lies directly within a category, with counts; nothing for a leaf. */
export const Subcategories = ({ category }: { category: Subcategories_CategoryFragment }) => {
  const { t } = useMessages();
  if (category.children.length === 0) return null;
  return (
    <nav aria-label={t('category.children')}>
      <Flex as="ul" listStyleType="none" gap="3" mt="5" wrap="wrap">
        {category.children.map(({ slug, name, productCount, picture }) => (
          <li key={slug}>
            <Tile to={paths.category(slug)}>
              <chakra.span w="12" h="12" borderRadius="control" overflow="hidden" flexShrink="0">
                <Picture picture={picture} sizes="48px" widest={160} decorative />
              </chakra.span>
              <span>
                <chakra.span display="block" fontWeight="medium" textStyle="sm">
                  {name}
                </chakra.span>
                <chakra.span display="block" textStyle="xs" color="fg.muted">
                  {t('category.count', { count: productCount })}
                </chakra.span>
              </span>
            </Tile>
          </li>
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
