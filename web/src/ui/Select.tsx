import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** The browser's own select, so that phones show their native list. */
export const Select = (props: ComponentProps<'select'>) => (
  <Input asChild pe="2" cursor="pointer" css={{ '& option': { bg: 'bg.surface', color: 'fg' } }}>
    <select {...props} />
  </Input>
);
