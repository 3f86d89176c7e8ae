import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a while. */
export const useDebounced = <Value>(value: Value, restMs: number): Value => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
};
