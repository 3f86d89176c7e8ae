import { Flex, Stack } from '@chakra-ui/react';
import { BOARD_STATUSES } from '#schema/board.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The columns while they load. */
export const BoardSkeleton = () => {
  const { t } = useMessages();
  return (
    <Flex gap="2" role="status" aria-label={t('app.loading')}>
      {BOARD_STATUSES.map((status, index) => (
        <Stack key={status} gap="2" flex="1" hideBelow={index > 0 ? 'md' : undefined}>
          <Skeleton h="9" />
          {Array.from({ length: 4 - (index % 2) }, (_, place) => (
            <Skeleton key={place} h="28" />
          ))}
        </Stack>
      ))}
    </Flex>
  );
};
