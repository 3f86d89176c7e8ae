import { useEffect, useState } from 'react';
import type { districtOf } from '#schema/district.ts';
import { loadCode } from './loadCode.ts';

/**
 * Returns the id of the district of an address, as the server will read it; null where it names none, undefined until
 * it is known. The names of all places are loaded only where they are wanted; otherwise it is null.
 */
export const useDistrict = (address: string | undefined, isWanted: boolean): string | null | undefined => {
  const [find, setFind] = useState<typeof districtOf>();
  useEffect(() => {
    if (!isWanted) return;
    loadCode(() => import('#schema/district.ts')).then(
      (code) => setFind(() => code.districtOf),
      () => setFind(() => () => null),
    );
  }, [isWanted]);
  if (!isWanted) return null;
  return address === undefined ? undefined : find?.(address);
};
