import { chakra, Input } from '@chakra-ui/react';

interface DayFilterProps {
  label: string;
  value: string | null;
  /** The first and the last day that can be chosen. */
  least?: string | null;
  most?: string | null;
  onChange: (value: string | null) => void;
}

/** A filter of a list with a day, or none. */
export const DayFilter = ({ label, value, least = null, most = null, onChange }: DayFilterProps) => (
  <Label>
    <span>{label}</span>
    <Input
      type="date"
      size="sm"
      h={{ base: '11', md: '9' }}
      textStyle="sm"
      flex={{ base: '1 1 9rem', md: 'none' }}
      w={{ base: 'auto', md: '9.5rem' }}
      minW="0"
      value={value ?? ''}
      min={least ?? '2000-01-01'}
      max={most ?? undefined}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  </Label>
);

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    // The day stands below its label where letters are large.
    flexWrap: 'wrap',
    columnGap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    flex: { base: '1 1 9rem', md: '0 1 auto' },
  },
});
