import { chakra, Flex } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { useMessages } from '#web/messages/useMessages.ts';

/** Links to the parts of the profile; each part has an address of its own. */
export const ProfileIndex = () => {
  const { t } = useMessages();
  const { hash } = useLocation();
  return (
    <chakra.nav aria-label={t('customer.profile.parts')} position={{ lg: 'sticky' }} top="28" alignSelf="start">
      <Flex as="ul" direction={{ lg: 'column' }} wrap="wrap" gap="1" listStyleType="none">
        {PARTS.map((part) => (
          <li key={part}>
            <chakra.span
              asChild
              display="flex"
              alignItems="center"
              minH="11"
              px="4"
              borderRadius="control"
              fontWeight="medium"
              bg={{ base: 'bg.muted', lg: 'transparent' }}
              color="brand.fg"
              _hover={{ bg: 'brand.subtle' }}
              css={{ '&[aria-current]': { bg: 'brand.muted' } }}
            >
              <Link to={`#${part}`} replace aria-current={(hash || '#details') === `#${part}` ? 'location' : undefined}>
                {t(`customer.profile.${part}`)}
              </Link>
            </chakra.span>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
};

const PARTS = ['details', 'addresses', 'security'] as const;
