import { Box, Container, Grid } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The placeholder of the product page while it is loading. */
export const ProductSkeleton = () => {
  const { t } = useMessages();
  return (
    <Container pt={{ base: '4', md: '5' }} minH="100dvh" role="status" aria-label={t('app.loading')}>
      <Skeleton h="5" w="16rem" maxW="full" />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr', lg: '6fr 7fr' }} gap={{ base: '6', lg: '12' }} mt="4">
        <Skeleton aspectRatio={1} borderRadius="card" maxH="30rem" w="full" />
        <Box>
          <Skeleton h="9" w="80%" />
          <Skeleton h="5" w="40%" mt="4" />
          <Skeleton h="10" w="30%" mt="5" />
          <Skeleton h="16" mt="6" />
          <Skeleton h="12" mt="8" />
        </Box>
      </Grid>
    </Container>
  );
};
