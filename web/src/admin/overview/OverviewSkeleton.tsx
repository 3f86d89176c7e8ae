import { Grid, Stack } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The overview while it loads. */
export const OverviewSkeleton = () => {
  const { t } = useMessages();
  return (
    <Stack gap="10" role="status" aria-label={t('app.loading')}>
      <Skeleton h={{ base: '44', md: '28' }} borderRadius="card" />
      <Grid templateColumns={{ base: '1fr 1fr', xl: 'repeat(4, 1fr)' }} gap="4">
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} h="28" borderRadius="card" />
        ))}
      </Grid>
      <Skeleton h="80" borderRadius="card" />
    </Stack>
  );
};
