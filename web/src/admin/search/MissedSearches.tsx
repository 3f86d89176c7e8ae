import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatCount } from '#schema/format/number.ts';
import { useMissedSearchesQuery } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { AdminTable } from '../kit/table/AdminTable.tsx';
import { Section } from '../ui/Section.tsx';
import { Explanation } from '../ui/texts.tsx';

/* GraphQL */ `
  query MissedSearches {
    missedSearches {
      term
      reason
      searches
      withoutResult
    }
  }
`;

/** How many are shown at first. */
const FIRST = 10;

interface Props {
  /** Adds a word of the search that means the term. */
  onAdd: (term: string) => void;
}

/** What shoppers have searched in vain, most often first, with a way to add it as a word. */
export const MissedSearches = ({ onAdd }: Props) => {
  const { t, language } = useMessages();
  const { data, error, refetch } = useMissedSearchesQuery({ fetchPolicy: 'cache-and-network' });
  const [isAll, showAll] = useState(false);
  const all = data?.missedSearches;
  return (
    <Section
      title={t('admin.missedSearches')}
      note={<Explanation>{t('admin.missedSearches.what')}</Explanation>}
      none={all?.length === 0 ? t('admin.missedSearches.none') : null}
      mb="8"
    >
      <AdminTable
        label={t('admin.missedSearches')}
        rows={isAll ? all : all?.slice(0, FIRST)}
        rowKey={({ term }) => term}
        rowName={({ term }) => term}
        isWhole
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={null}
        columns={{
          term: {
            header: t('admin.missedSearches.term'),
            card: 'title',
            cell: ({ term }) => (
              <Text whiteSpace="normal" overflowWrap="anywhere">
                {term}
              </Text>
            ),
          },
          reason: {
            header: t('admin.missedSearches.reason'),
            cell: ({ reason }) => t(`admin.missedSearches.reason.${reason}`),
          },
          times: {
            header: t('admin.missedSearches.times'),
            width: 110,
            figures: true,
            cell: ({ reason, searches, withoutResult }) =>
              formatCount(reason === 'NOTHING_FOUND' ? withoutResult : searches - withoutResult, language),
          },
          actions: {
            header: t('order.list.action'),
            card: 'actions',
            width: 150,
            cell: ({ term }) => (
              <Button
                size="xs"
                variant="outline"
                aria-label={t('admin.missedSearches.add.of', { term })}
                onClick={() => onAdd(term)}
              >
                {t('admin.missedSearches.add')}
              </Button>
            ),
          },
        }}
      />
      {all && all.length > FIRST && !isAll && (
        <Button size="sm" variant="outline" mt="3" onClick={() => showAll(true)}>
          {t('admin.missedSearches.all', { count: formatCount(all.length, language) })}
        </Button>
      )}
    </Section>
  );
};
