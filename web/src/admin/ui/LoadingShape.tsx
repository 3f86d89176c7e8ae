import { Box, type BoxProps } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** A grey placeholder in the shape of what is loading, which is also said to those who do not see it. */
export const LoadingShape = (props: BoxProps) => {
  const { t } = useMessages();
  return (
    <Box role="status" aria-label={t('app.loading')}>
      <Skeleton {...props} />
    </Box>
  );
};
