import type { BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { StatusMessage } from './StatusMessage.tsx';

interface DoneMessageProps extends Omit<BoxProps, 'children' | 'colorPalette' | 'role'> {
  /** What was done; nothing, when there is nothing to say. */
  children: ReactNode;
}

/** Says what was done, as a notice that screen readers read when they are idle. */
export const DoneMessage = ({ children, ...props }: DoneMessageProps) => (
  <StatusMessage>
    {children && (
      <Notice tone="success" role={undefined} {...props}>
        {children}
      </Notice>
    )}
  </StatusMessage>
);
