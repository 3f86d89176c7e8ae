import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Breadcrumb_CategoryFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/* GraphQL */ `
  fragment Breadcrumb_category on Category {
    slug
    name
    parent {
      slug
      name
      parent {
        slug
        name
      }
    }
  }
`;

interface Props {
  category: Breadcrumb_CategoryFragment;
  /** The name of a product in the category; the category is a link then. */
  product?: string;
}

/** The path from the home page to this category or product. */
export const Breadcrumb = ({ category, product }: Props) => {
  const { t, translate } = useMessages();
  const steps = [category.parent?.parent, category.parent, product === undefined ? null : category].filter(
    (step) => step !== null && step !== undefined,
  );
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <Flex as="ol" listStyleType="none" wrap="wrap" columnGap="2" textStyle="sm" color="fg.muted">
        <Step to={paths.home}>{t('breadcrumb.home')}</Step>
        {steps.map(({ slug, name }, place) => (
          <Step key={slug} to={paths.category(slug)} lastOnPhone={product !== undefined && place === steps.length - 1}>
            {translate(name)}
          </Step>
        ))}
        <chakra.li py="0.5" aria-current="page" hideBelow={product === undefined ? undefined : 'md'}>
          {product ?? translate(category.name)}
        </chakra.li>
      </Flex>
    </nav>
  );
};

interface StepProps {
  to: string;
  /** Left out on a phone for the product's own name. */
  lastOnPhone?: boolean;
  children: string;
}

const Step = ({ to, lastOnPhone = false, children }: StepProps) => (
  <chakra.li
    display="flex"
    alignItems="baseline"
    gap="2"
    _after={{
      content: '"/"',
      color: 'fg.subtle',
      display: { base: lastOnPhone ? 'none' : 'inline', md: 'inline' },
    }}
  >
    <StepLink to={to}>{children}</StepLink>
  </chakra.li>
);

const StepLink = chakra(Link, {
  base: { display: 'inline-block', py: '0.5', _hover: { color: 'brand.fg', textDecoration: 'underline' } },
});
