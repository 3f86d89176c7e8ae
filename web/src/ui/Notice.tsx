import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { isTranslatable, type ServerSentence } from '../lib/translatable.ts';
import { useMessages } from '../messages/useMessages.ts';

const PALETTES = { error: 'red', warning: 'orange', success: 'green', info: 'blue' } as const;

interface NoticeProps extends Omit<BoxProps, 'colorPalette' | 'children'> {
  children: ReactNode | ServerSentence;
  tone: keyof typeof PALETTES;
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
      colorPalette={PALETTES[tone]}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.emphasized"
      borderRadius="control"
      px="4"
      py="3"
      textStyle="sm"
      {...props}
    >
      {isTranslatable(children) ? translate(children) : children}
    </Box>
  );
};
