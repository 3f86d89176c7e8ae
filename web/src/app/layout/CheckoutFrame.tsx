import { Box, chakra, Container, Flex, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { phoneUrl } from '#web/lib/phoneUrl.ts';
import { useContact } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { useLogoName } from '#web/ui/logoName.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx';

/** The checkout's header: the logo, and no links that lead away. */
const CheckoutHeader = () => {
  const { t } = useMessages();
  const shop = useLogoName();
  return (
    <Box as="header" bg="bg.surface" borderBottomWidth="1px" borderColor="border">
      <Container>
        <Flex align="center" justify="space-between" wrap="wrap" minH="14">
          <Link to={paths.home} aria-label={t('header.home', { shop })} style={{ display: 'inline-flex' }}>
            <Logo />
          </Link>
          <HStack gap="1">
            <LanguageSwitch />
            <ThemeSwitch />
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
};

/** The checkout's footer: contact. */
const CheckoutFooter = () => {
  const { t } = useMessages();
  const { phone, hours } = useContact();
  return (
    <Box as="footer" aria-label={t('footer.links.help')} borderTopWidth="1px" borderColor="border" mt="10">
      <Container py="5">
        <Flex gap="1" columnGap="6" wrap="wrap" align="center" textStyle="sm" color="fg.muted">
          <Help to={paths.help} target="_blank">
            {t('footer.links.help')}
          </Help>
          <Call href={phoneUrl(phone)}>{phone}</Call>
          <Text>{hours}</Text>
        </Flex>
      </Container>
    </Box>
  );
};

interface Props {
  part: 'header' | 'footer';
}

/** The checkout's header or footer, which load with the checkout. */
export default function CheckoutFrame({ part }: Props) {
  return part === 'header' ? <CheckoutHeader /> : <CheckoutFooter />;
}

const link = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'fg' },
  },
} as const;
const Help = chakra(Link, link);
const Call = chakra('a', link);
