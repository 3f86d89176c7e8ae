import { Input } from '@chakra-ui/react';
import { useMessages } from '../messages/useMessages.ts';
import { Select } from './Select.tsx';

/** Up to how many pieces a list is offered; more are typed. */
const MOST_OPTIONS = 50;

interface PieceCountProps {
  id: string;
  value: number;
  /** How many there are at most. */
  most: number;
  onChange: (value: number) => void;
  'aria-label'?: string;
}

/** Chooses how many pieces, also none. */
export const PieceCount = ({ most, onChange, ...control }: PieceCountProps) => {
  const { formatNumber } = useMessages();
  return most > MOST_OPTIONS ? (
    <Input
      {...control}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      onChange={({ target }) => onChange(Math.min(most, Math.max(0, Math.trunc(Number(target.value)))))}
    />
  ) : (
    <Select {...control} onChange={({ target }) => onChange(Number(target.value))}>
      {Array.from({ length: most + 1 }, (_, count) => (
        <option key={count} value={count}>
          {formatNumber(count)}
        </option>
      ))}
    </Select>
  );
};
