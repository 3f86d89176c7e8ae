import { useEffect, useState } from 'react';

/** A value after it has stayed the same for a while. */
export const useSettled = <Value>(value: Value, restMs: number): Value => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
};
