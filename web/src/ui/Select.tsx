import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** One of a list, in the browser's own control: a phone shows its wheel. */
export const Select = (props: ComponentProps<'select'>) => (
  <Input asChild pe="2" cursor="pointer" css={{ '& option': { bg: 'bg.surface', color: 'fg' } }}>
    <select {...props} />
  </Input>
);
