import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';

interface CheckboxInputProps extends ComponentProps<typeof Control> {
  /** Neither checked nor unchecked: some of what it stands for is selected. */
  isMixed?: boolean;
}

/** A small checkbox without a label of its own, for tables. */
export const CheckboxInput = ({ isMixed = false, ...props }: CheckboxInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return <Control ref={input} type="checkbox" {...props} />;
};

const Control = chakra('input', {
  base: {
    boxSize: '4',
    flexShrink: '0',
    cursor: 'pointer',
    accentColor: '{colors.brand.solid}',
    verticalAlign: 'middle',
    _disabled: { cursor: 'disabled' },
  },
});
