import { Box, chakra, Container, Flex, Grid, Text } from '@chakra-ui/react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useOpenedEarly } from '#web/lib/hydration/useOpenedEarly.ts';
import { phoneUrl } from '#web/lib/phoneUrl.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { serverPart } from '#web/lib/serverPart.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';

const PlainMenu = serverPart(import.meta.env.SSR && (() => withTexts(() => import('../plain/PlainMenu.tsx'))));

/** Contact, stores, quick links, payment methods and the year (spec §1). */
export default function Footer() {
  const { t, translate } = useMessages();
  const phone = t('footer.contact.phone');
  const email = t('footer.contact.email');
  const links = [
    { to: paths.home, label: t('footer.links.home') },
    { to: paths.products, label: t('footer.links.all') },
    { to: paths.myOrders, label: t('footer.links.orders') },
    { to: paths.peopleList, label: t('footer.links.chat') },
    { to: paths.help, label: t('footer.links.help') },
    { to: paths.privacy, label: t('footer.links.privacy') },
    { to: paths.terms, label: t('footer.links.terms') },
    { to: paths.cookies, label: t('footer.links.cookies') },
  ];
  return (
    <>
      <noscript>
        <PlainMenu />
      </noscript>
      <Box
        as="footer"
        aria-label={t('footer.label')}
        bg="bg.inverted"
        color="fg.onInverted"
        mt={{ base: '10', md: '20' }}
      >
        <Container py={{ base: '10', md: '16' }}>
          <Grid
            templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1.4fr 1.2fr 1fr 1.2fr' }}
            columnGap="10"
            rowGap={{ base: '0', sm: '8', md: '10' }}
          >
            <Block title={t('footer.contact')} folds>
              <Text>{t('footer.contact.address')}</Text>
              <FootAnchor href={phoneUrl(phone)}>{phone}</FootAnchor>
              <FootAnchor href={`mailto:${email}`}>{email}</FootAnchor>
              <Text>{t('footer.contact.hours')}</Text>
            </Block>
            <Block title={t('footer.stores')} folds>
              <Text>{t('footer.store.dhaka')}</Text>
              <Text>{t('footer.store.chattogram')}</Text>
              <Text>{t('footer.store.sylhet')}</Text>
            </Block>
            <Block title={t('footer.links')} folds>
              <Box as="ul" listStyleType="none" columnCount={{ base: 2, lg: 1 }}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <FootLink to={to}>{label}</FootLink>
                  </li>
                ))}
              </Box>
            </Block>
            <Block title={t('footer.payments')}>
              <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
                {PAYMENTS.map(({ name, mark }) => (
                  <li key={name}>
                    <img src={`/payments/${mark}.svg`} alt={translate(name)} width="56" height="36" loading="lazy" />
                  </li>
                ))}
              </Flex>
              <Text mt="4">{t('footer.tagline')}</Text>
              <LanguageSwitch ms="-3" color="fg.onInverted" _hover={{ textDecoration: 'underline' }} />
            </Block>
          </Grid>
          <Text
            mt={{ base: '8', md: '12' }}
            pt="5"
            borderTopWidth="1px"
            borderColor="brand.emphasized/30"
            textStyle="xs"
            color="fg.onInvertedMuted"
          >
            {t('footer.copyright')}
          </Text>
        </Container>
      </Box>
    </>
  );
}

/** The payment methods; the logos are our own drawings in `public/payments/`. */
const PAYMENTS = [
  { name: 'VISA', mark: 'visa' },
  { name: 'Mastercard', mark: 'mastercard' },
  { name: 'Nagad', mark: 'nagad' },
  { name: 'bKash', mark: 'bkash' },
  { name: 'Cash on Delivery', mark: 'cash-on-delivery' },
];

interface BlockProps {
  title: string;
  /** Collapsed on a phone until it is opened. */
  folds?: boolean;
  children: ReactNode;
}

const Block = ({ title, folds = false, children }: BlockProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  useOpenedEarly(fold, () => setOpen(true));
  return (
    <Box textStyle="sm" color="fg.onInvertedMuted">
      <chakra.h2
        textStyle="md"
        fontWeight="bold"
        color="fg.onInverted"
        transition="color 120ms ease-out"
        _hover={{ color: 'ribbon.bg' }}
        mb={{ base: folds ? '0' : '3', sm: '3' }}
        mt={{ base: folds ? '0' : '5', sm: '0' }}
      >
        {folds && (
          <>
            <noscript>
              <chakra.span hideFrom="sm">{title}</chakra.span>
            </noscript>
            <Fold
              ref={fold}
              data-scripted
              data-opens
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {title}
              <svg
                viewBox="0 0 12 12"
                width="13"
                height="13"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden
              >
                <path d="m2 4 4 4 4-4" />
              </svg>
            </Fold>
          </>
        )}
        <chakra.span hideBelow={folds ? 'sm' : undefined}>{title}</chakra.span>
      </chakra.h2>
      <Flex
        id={id}
        data-folds
        direction="column"
        gap="1.5"
        display={{ base: folds ? 'none' : 'flex', sm: 'flex' }}
        css={{ 'h2:has([aria-expanded=true]) + &': { display: 'flex' } }}
        pt={{ base: folds ? '2' : '0', sm: '0' }}
        pb={{ base: folds ? '4' : '0', sm: '0' }}
      >
        {children}
      </Flex>
    </Box>
  );
};

const Fold = chakra('button', {
  base: {
    display: { base: 'flex', sm: 'none' },
    justifyContent: 'space-between',
    alignItems: 'center',
    w: 'full',
    minH: '12',
    borderBottomWidth: '1px',
    borderColor: 'brand.emphasized/30',
    cursor: 'button',
    _focusVisible: { outlineColor: 'fg.onInverted' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
});

const link = {
  base: {
    display: 'inline-block',
    py: '1',
    color: 'fg.onInvertedMuted',
    _hover: { color: 'fg.onInverted', textDecoration: 'underline' },
    _focusVisible: { outlineColor: 'fg.onInverted' },
  },
} as const;
const FootLink = chakra(Link, link);
const FootAnchor = chakra('a', link);
