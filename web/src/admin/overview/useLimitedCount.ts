import { formatCount } from '#schema/format/number.ts';
import type { LimitedCountFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/* GraphQL */ `
  fragment LimitedCount on LimitedCount {
    count
    isExact
  }
`;

/** Returns the function that writes a number that was counted up to a limit. */
export const useLimitedCount = () => {
  const { t, language } = useMessages();
  return ({ count, isExact }: LimitedCountFragment): string => {
    const number = formatCount(count, language);
    return isExact ? number : t('admin.overview.moreThan', { number });
  };
};
