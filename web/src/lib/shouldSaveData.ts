/** Whether the visitor asked to save data, or the network is too slow for prefetching. Never call while rendering. */
export const shouldSaveData = (): boolean => {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};
