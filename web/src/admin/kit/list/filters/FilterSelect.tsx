import { chakra } from '@chakra-ui/react';
import { Select } from '#web/ui/Select.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The chosen value; null for all. */
  value: Value | null;
  /** The words for all. */
  all: string;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
}

/** A filter of a list with one value, or all. Its label is its first option, to save room. */
export const FilterSelect = <Value extends string>(props: FilterSelectProps<Value>) => {
  const { label, value, all, options, onChange } = props;
  return (
    <Slim>
      <Select
        aria-label={label}
        value={value ?? ''}
        data-chosen={value === null ? undefined : true}
        onChange={({ target }) => onChange(options.find((one) => one.value === target.value)?.value ?? null)}
      >
        <option value="">{all}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </Slim>
  );
};

const Slim = chakra('div', {
  base: {
    flex: { base: '1 1 9rem', md: '0 1 auto' },
    '& > select': { h: { base: '11', md: '9' }, textStyle: 'sm', w: { md: 'auto' }, maxW: '16rem' },
    '& > select[data-chosen]': { bg: 'brand.subtle', borderColor: 'brand.solid' },
  },
});
