import { Box, chakra, Container, Grid, Text } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';

const ICONS = {
  delivery: 'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  cash: 'M3 6h18v12H3zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 9v0M18 15v0',
  returns: 'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
  warranty: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
};

/** The shop's service promises: delivery, cash, returns, warranty (spec §9). */
export default function ServicePromises() {
  const { t } = useMessages();
  const promises = [
    { icon: ICONS.delivery, title: t('home.promise.delivery'), text: t('home.promise.delivery.text') },
    { icon: ICONS.cash, title: t('home.promise.cash'), text: t('home.promise.cash.text') },
    { icon: ICONS.returns, title: t('home.promise.returns'), text: t('home.promise.returns.text') },
    { icon: ICONS.warranty, title: t('home.promise.warranty'), text: t('home.promise.warranty.text') },
  ];
  return (
    <Box as="section" aria-label={t('home.promises')} bg="bg.subtle">
      <Container py={{ base: '8', md: '10' }}>
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
          gap={{ base: '5', md: '8' }}
        >
          {promises.map(({ icon, title, text }) => (
            <chakra.li key={title} display="flex" flexDirection={{ base: 'column', sm: 'row' }} gap="3">
              <chakra.svg
                viewBox="0 0 24 24"
                boxSize="8"
                flexShrink="0"
                color="brand.fg"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden
              >
                <path d={icon} />
              </chakra.svg>
              <div>
                <Text fontWeight="bold">{title}</Text>
                <Text textStyle="sm" color="fg.muted">
                  {text}
                </Text>
              </div>
            </chakra.li>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
