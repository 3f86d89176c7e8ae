import { formatCount } from '#schema/format/number.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** Returns the function that writes a number that was counted up to a limit. */
export const useLimitedCount = () => {
  const { t, language } = useMessages();
  return ({ count, isExact }: { count: number; isExact: boolean }): string => {
    const number = formatCount(count, language);
    return isExact ? number : t('admin.overview.moreThan', { number });
  };
};
