import { Box, Button } from '@chakra-ui/react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import type { Outcome } from './useMoves.ts';

/** Says what came of the last move, above the lower edge of the window. */
export const MoveOutcome = ({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) => {
  const { t } = useMessages();
  return (
    <StatusMessage
      position="fixed"
      bottom="4"
      left="50%"
      transform="translateX(-50%)"
      zIndex="dropdown"
      w="max-content"
      maxW="calc(100vw - 2rem)"
    >
      {outcome && (
        <Notice
          // The live region around it is what is read.
          tone={outcome.tone}
          role={undefined}
          boxShadow="float"
          display="flex"
          alignItems="center"
          gap="3"
          py="1.5"
        >
          <Box>{outcome.text}</Box>
          <Button size="xs" variant="ghost" colorPalette="gray" onClick={onClose}>
            {t('admin.board.outcome.close')}
          </Button>
        </Notice>
      )}
    </StatusMessage>
  );
};
