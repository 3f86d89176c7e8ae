import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { isTranslatable, type ServerSentence } from '../lib/translatable.ts';
import { useMessages } from '../messages/useMessages.ts';

interface NoticeProps extends Omit<BoxProps, 'colorPalette' | 'children'> {
  children: ReactNode | ServerSentence;
  tone: 'error' | 'warning' | 'success' | 'info';
  ref?: Ref<HTMLDivElement>;
}

/**
 * A message in a box; sentences of rules and failures are translated. Screen readers read errors and warnings at once,
 * the others when they are idle.
 */
export const Notice = ({ tone, children, ...props }: NoticeProps) => {
  const { translate } = useMessages();
  return (
    <Box
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      className={`notice notice-${tone}`}
      {...props}
    >
      {isTranslatable(children) ? translate(children) : children}
    </Box>
  );
};
