import { Box, type BoxProps } from '@chakra-ui/react';
import type { Ref } from 'react';

const PALETTES = { error: 'red', warning: 'orange', success: 'green', info: 'blue' } as const;

interface NoticeProps extends Omit<BoxProps, 'colorPalette'> {
  tone: keyof typeof PALETTES;
  ref?: Ref<HTMLDivElement>;
}

/** A message in a box. Errors and warnings are read out at once, the others when there is time. */
export const Notice = ({ tone, ...props }: NoticeProps) => (
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
  />
);
