import { Box, chakra, Container, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/** The advertisement: one picture that links to electronics, with room for text on its left. */
export default function AdvertBanner() {
  const { t } = useMessages();
  return (
    <Container py={{ base: '4', md: '6' }}>
      <Banner to={paths.electronics}>
        <Picture
          picture={{ path: '/pictures/home-advert', alt: t('home.advert.picture') }}
          sizes="(min-width: 1360px) 1296px, 94vw"
          ratio={3.2}
          widest={1600}
          className="picture-advert"
        />
        <Box
          position={{ base: 'static', md: 'absolute' }}
          insetStart="0"
          insetY="0"
          display="flex"
          flexDirection="column"
          alignItems="start"
          justifyContent="center"
          gap="4"
          p={{ base: '5', md: '10', xl: '14' }}
          pt={{ base: '0', md: '10' }}
          w={{ md: '40%' }}
        >
          <Text textStyle={{ base: 'lg', lg: 'xl' }} fontWeight="bold">
            {t('home.advert.text')}
          </Text>
          <chakra.span bg="ribbon.bg" color="ribbon.fg" borderRadius="control" px="5" py="2.5" fontWeight="medium">
            {t('home.advert.action')}
          </chakra.span>
        </Box>
      </Banner>
    </Container>
  );
}

const Banner = chakra(Link, {
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'card',
    bg: 'advert',
    color: 'fg.onInverted',
  },
});
