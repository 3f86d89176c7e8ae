import { Box, Button, chakra, Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMotion } from '#web/lib/motion.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ThemedPicture } from '#web/ui/ThemedPicture.tsx';

/** How often the offer disappears, and for how long, in milliseconds (spec §9). */
export const OFFER_REPEAT_MS = 10_000;
export const OFFER_HIDDEN_MS = 1500;

interface Props {
  /** The target of BAY NOW. */
  buyTo: string;
}

/** The half-price offer: it disappears for a moment every ten seconds, unless someone is using it. */
export default function OfferBanner({ buyTo }: Props) {
  const { t } = useMessages();
  const [held, hold] = useState(false);
  const hidden = useComesAndGoes(!held);
  return (
    <Container py={{ base: '8', md: '12' }}>
      <Grid
        as="section"
        aria-label={t('home.offer.title')}
        templateColumns={{ base: '1fr', md: '1fr 1.15fr' }}
        bg="offer"
        borderRadius="card"
        overflow="hidden"
        data-hidden={hidden || undefined}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
        opacity={hidden ? '0' : '1'}
        transform={hidden ? 'translateY(0.75rem)' : 'none'}
        transition="opacity 200ms ease-out, transform 200ms ease-out"
      >
        <Box p={{ base: '6', md: '10', xl: '14' }} alignSelf="center">
          <Text fontWeight="bold" textStyle="lg" color="accent.fg">
            {t('home.offer.percent')}
          </Text>
          <Heading as="h2" size="lg" mt="1">
            {t('home.offer.title')}
          </Heading>
          <Text mt="4" fontVariantNumeric="tabular-nums">
            <chakra.strong textStyle="xl" fontWeight="bold" color="accent.fg">
              {t('home.offer.now')}
            </chakra.strong>{' '}
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              ({t('home.offer.was')} <s>{t('home.offer.before')}</s>)
            </chakra.span>
          </Text>
          <Flex mt="6" gap="3" wrap="wrap">
            <Button asChild colorPalette="accent">
              <Link to={buyTo}>{t('home.offer.buy')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.category('furniture')}>{t('home.offer.view')}</Link>
            </Button>
          </Flex>
        </Box>
        <ThemedPicture
          picture={{ path: '/pictures/home-offer', alt: t('home.offer.picture') }}
          sizes="(min-width: 1360px) 690px, (min-width: 768px) 52vw, 94vw"
          ratio={4 / 3}
          widest={1600}
          className="picture-offer"
        />
      </Grid>
    </Container>
  );
}

/** True for a moment of every round, while allowed. */
const useComesAndGoes = (allowed: boolean): boolean => {
  const moving = useMotion() && allowed;
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!moving) return;
    let back: ReturnType<typeof setTimeout>;
    const timer = setInterval(() => {
      setHidden(true);
      back = setTimeout(() => setHidden(false), OFFER_HIDDEN_MS);
    }, OFFER_REPEAT_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(back);
      setHidden(false);
    };
  }, [moving]);
  return hidden && moving;
};
