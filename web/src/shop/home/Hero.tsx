import { Box, Button, chakra, Container, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Picture } from '../../ui/Picture.tsx';
import { BannerText } from './BannerText.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';

/** The first thing that one sees: what the shop has, and the way in. The picture leaves room for words on its left. */
export const Hero = () => {
  const { t } = useMessages();
  return (
    <Box
      as="section"
      aria-label={t('home.hero.label')}
      bg="hero.bg"
      color="hero.fg"
      position="relative"
      overflow="hidden"
    >
      <Frame>
        <Picture
          picture={{ path: '/pictures/home-hero', alt: t('home.hero.picture') }}
          sizes="(min-width: 1920px) 1600px, 100vw"
          ratio={16 / 9}
          widest={1600}
          priority
          h="full"
          objectPosition="100% 45%"
          bg="hero.bg"
          _dark={{ filter: 'brightness(0.86)' }}
        />
      </Frame>
      <Container
        position="relative"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        minH={{ md: '26rem', lg: '32rem', '2xl': '38rem' }}
        py={{ base: '7', md: '12' }}
      >
        <Box maxW={{ base: 'none', md: '17rem', lg: '32rem' }}>
          <Text fontWeight="bold" color="hero.accent">
            {t('home.hero.small')}
          </Text>
          <Heading as="h1" size="2xl" color="hero.fg" mt="2">
            {t('home.hero.headline')}
          </Heading>
          <Text textStyle="lg" color="hero.muted" mt="4">
            {t('home.hero.tagline')}
          </Text>
          <Box mt="5" minH="7">
            <BannerText text={t('home.hero.banner')} />
          </Box>
          <Button
            asChild
            size="lg"
            mt="6"
            bg="hero.solid"
            color="white"
            _focusVisible={{ outlineColor: 'hero.fg' }}
          >
            <Link to={paths.products}>{t('home.hero.shopNow')}</Link>
          </Button>
        </Box>
      </Container>
      <MotionSwitch />
    </Box>
  );
};

/** The picture's ground is the section's colour: its edges are not seen. On a phone its empty left is cut away. */
const Frame = chakra('div', {
  base: {
    h: { base: '17rem', sm: '21rem', md: 'full' },
    w: { base: 'full', md: 'auto' },
    aspectRatio: { md: '16 / 9' },
    position: { base: 'static', md: 'absolute' },
    insetY: '0',
    insetEnd: { base: '0', '2xl': 'max(0px, (100% - {sizes.page}) / 2 - 6rem)' },
    overflow: 'hidden',
    '& picture': {
      display: 'block',
      h: 'full',
      w: { base: '145%', md: 'full' },
      ms: { base: '-45%', md: '0' },
    },
  },
});
