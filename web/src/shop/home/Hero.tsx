import { Box, Button, chakra, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Picture } from '../../ui/Picture.tsx';
import { BannerText } from './BannerText.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';

/** The first thing that one sees: what the shop has, and the way in. */
export const Hero = () => {
  const { t } = useMessages();
  return (
    <Box
      as="section"
      aria-label={t('home.hero.label')}
      bg="bg.inverted"
      color="fg.onInverted"
      position="relative"
    >
      <Container px={{ base: '0', lg: '8' }}>
        <Grid
          templateColumns={{ base: '1fr', lg: '5fr 6fr' }}
          alignItems="center"
          gap={{ base: '0', lg: '8' }}
        >
          <Box order={{ base: 1, lg: 0 }} px={{ base: '4', md: '6', lg: '0' }} py={{ base: '8', lg: '16' }}>
            <Text textStyle="md" fontWeight="medium" color="ribbon.bg">
              {t('home.hero.small')}
            </Text>
            <Heading as="h1" size="2xl" color="fg.onInverted" mt="2">
              {t('home.hero.headline')}
            </Heading>
            <Text textStyle="lg" color="fg.onInvertedMuted" mt="4" maxW="34rem">
              {t('home.hero.tagline')}
            </Text>
            <Box mt="5" minH="7">
              <BannerText text={t('home.hero.banner')} />
            </Box>
            <Button
              asChild
              size="lg"
              mt="6"
              bg="ribbon.bg"
              color="ribbon.fg"
              _hover={{ bg: '#ffb638' }}
              _focusVisible={{ outlineColor: 'fg.onInverted' }}
            >
              <Link to={paths.products}>{t('home.hero.shopNow')}</Link>
            </Button>
          </Box>
          <Frame>
            <Picture
              picture={{ path: '/pictures/home-hero', alt: t('home.hero.picture') }}
              sizes="(min-width: 1360px) 700px, (min-width: 1024px) 52vw, 100vw"
              ratio={4 / 3}
              widest={1600}
              priority
            />
          </Frame>
        </Grid>
      </Container>
      <MotionSwitch />
    </Box>
  );
};

const Frame = chakra('div', {
  base: {
    overflow: 'hidden',
    bg: 'bg.picture',
    borderRadius: { base: '0', lg: 'card' },
    my: { base: '0', lg: '8' },
    maxH: { base: '64', sm: '96', lg: 'none' },
    '& img': { h: { base: 'full', lg: 'auto' } },
  },
});
