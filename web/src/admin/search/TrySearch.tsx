import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTrySearchQuery } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { ListSearch } from '../kit/list/ListSearch.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/* GraphQL */ `
  query TrySearch($term: String!) {
    explainSearch(term: $term) {
      corrections {
        typed
        taken
      }
      results {
        product {
          id
          name
        }
        percent
        isPinned
        isKind
        words {
          word
          reason
          percent
        }
      }
    }
  }
`;

/** Searches as shoppers do, and says why each of the first products has its place. */
export const TrySearch = () => {
  const { t } = useMessages();
  const [term, setTerm] = useState('');
  const { data, previousData, loading, error, refetch } = useTrySearchQuery({
    variables: { term },
    skip: term === '',
    fetchPolicy: 'network-only',
  });
  const found = term === '' ? undefined : (data ?? previousData)?.explainSearch;
  return (
    <Stack as="section" gap="3" mb="8" aria-label={t('admin.searchWords.try')}>
      <Flex>
        <ListSearch label={t('admin.searchWords.try')} value={term} onChange={setTerm} />
      </Flex>
      {term !== '' && error && <FailedState error={error} retry={() => void refetch().catch(() => undefined)} />}
      {found && (
        <Box aria-busy={loading} maxW="page" textStyle="sm">
          {found.corrections.map(({ typed, taken }) => (
            <Text key={typed} color="fg.muted">
              {t('admin.searchWords.corrected', { typed, taken })}
            </Text>
          ))}
          {found.results.length === 0 && <Text color="fg.muted">{t('admin.searchWords.nothing')}</Text>}
          <chakra.ol listStyleType="decimal" ps="6">
            {found.results.map(({ product, percent, isPinned, isKind, words }) => (
              <chakra.li key={product.id} py="1">
                <TextLink to={adminPaths.editProduct(product.id)}>{product.name}</TextLink>
                <Text color="fg.muted">
                  {[
                    isPinned ? t('admin.searchWords.isPinned') : t('admin.searchWords.percent', { count: percent }),
                    ...words.map(({ word, reason, percent: share }) =>
                      t(`admin.searchWords.reason.${reason}`, { word, count: share }),
                    ),
                    ...(isKind ? [t('admin.searchWords.kind')] : []),
                  ].join(' · ')}
                </Text>
              </chakra.li>
            ))}
          </chakra.ol>
        </Box>
      )}
    </Stack>
  );
};
