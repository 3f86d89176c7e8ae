/** Whether the visitor asked to be spared, or the network is too slow for anything but the necessary. Never call while rendering. */
export const sparesData = (): boolean => {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
};
