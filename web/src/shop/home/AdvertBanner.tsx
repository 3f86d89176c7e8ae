import { Box, chakra, Container } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Picture } from '../../ui/Picture.tsx';

/** The advertisement: a picture that leads into the smart home. */
export const AdvertBanner = () => {
  const { t } = useMessages();
  return (
    <Container py={{ base: '4', md: '6' }}>
      <Banner to={paths.category('electronics')}>
        <Picture
          picture={{ path: '/pictures/home-advert', alt: t('home.advert.picture') }}
          sizes="(min-width: 1360px) 1296px, 94vw"
          ratio={3}
          widest={1600}
          h={{ base: '40', md: 'auto' }}
        />
        <Box position="absolute" insetStart="0" bottom="0" p={{ base: '3', md: '6' }}>
          <chakra.span
            display="inline-block"
            bg="brand.solid"
            color="brand.contrast"
            borderRadius="control"
            px="4"
            py="2.5"
            fontWeight="medium"
          >
            {t('home.advert.action')}
          </chakra.span>
        </Box>
      </Banner>
    </Container>
  );
};

const Banner = chakra(Link, {
  base: { display: 'block', position: 'relative', overflow: 'hidden', borderRadius: 'card' },
});
