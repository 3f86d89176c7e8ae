import { Box, Button, chakra, Container, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { HeroGoods_ProductFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ThemedPicture } from '#web/ui/ThemedPicture.tsx';
import { BannerText } from './BannerText.tsx';
import { HeroGoods } from './HeroGoods.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';

interface Props {
  /** The products that are shown with prices; undefined while they are loading. */
  goods: readonly HeroGoods_ProductFragment[] | undefined;
}

/** The top of the home page: a picture with room for text on its left, a link to the shop, and a few products. */
export const Hero = ({ goods }: Props) => {
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
        <ThemedPicture
          picture={{ path: '/pictures/home-hero', alt: t('home.hero.picture') }}
          sizes="(min-width: 768px) 712px, 110vw"
          ratio={16 / 9}
          widest={1600}
          priority
          className="picture-hero"
        />
      </Frame>
      <Container
        position="relative"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        minH={{ md: '25rem' }}
        py={{ base: '6', md: '8' }}
      >
        <Box maxW={{ base: 'none', md: '19rem', xl: '32rem' }}>
          <Text fontWeight="bold" color="hero.accent">
            {t('home.hero.small')}
          </Text>
          <Heading as="h1" size="2xl" color="hero.fg" _hover={{ color: 'brand.fg' }} mt="2">
            {t('home.hero.headline')}
          </Heading>
          <Text textStyle={{ base: 'md', xl: 'lg' }} color="hero.muted" mt="3">
            {t('home.hero.tagline')}
          </Text>
          <Box mt="3" minH="7">
            <BannerText text={t('home.hero.banner')} />
          </Box>
          <Button asChild size="lg" mt="5" bg="hero.solid" color="white" _focusVisible={{ outlineColor: 'hero.fg' }}>
            <Link to={paths.products}>{t('home.hero.shopNow')}</Link>
          </Button>
        </Box>
        <HeroGoods goods={goods} />
      </Container>
      <MotionSwitch />
    </Box>
  );
};

/**
 * The picture's background has the section's colour, so that its edges are invisible. On a phone its empty left is cut
 * off.
 */
const Frame = chakra('div', {
  base: {
    h: { base: '13.5rem', sm: '19rem', md: '20rem', lg: '25rem' },
    w: { base: 'full', md: 'auto' },
    aspectRatio: { md: '16 / 9' },
    position: { base: 'static', md: 'absolute' },
    top: '0',
    // Beside the products, which are aligned with the page's edge.
    insetEnd: { base: '0', lg: 'calc(max(0px, (100% - {sizes.page}) / 2) + 15rem)' },
    overflow: 'hidden',
    '& picture': {
      display: 'block',
      h: 'full',
      w: { base: '145%', md: 'full' },
      ms: { base: '-45%', md: '0' },
    },
  },
});
