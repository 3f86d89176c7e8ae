import { Button, Flex, HStack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { OPINION_KINDS, OPINION_STATES, type OpinionKind, type OpinionState } from '#schema/review.ts';
import { useOpinionsPageQuery, type OpinionsTable_OpinionFragment } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { ListSearch } from '../table/ListSearch.tsx';
import { SavedViews } from '../table/SavedViews.tsx';
import { useListState } from '../table/useListState.ts';
import { useToast } from '../ui/toasts.ts';
import { AnswerOpinion } from './AnswerOpinion.tsx';
import { opinionColumns } from './opinionColumns.tsx';
import { RejectOpinion } from './RejectOpinion.tsx';
import { useModeration } from './useModeration.ts';

/* GraphQL */ `
  query OpinionsPage($kind: OpinionKind!, $filter: OpinionFilter, $after: String) {
    opinions(kind: $kind, filter: $filter, after: $after) {
      edges {
        cursor
        node {
          id
          ...OpinionsTable_opinion
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      isTotalExact
    }
  }
`;

type Opinion = OpinionsTable_OpinionFragment;

const STARS = ['5', '4', '3', '2', '1'] as const;

/** What waits stands first. */
const usual = {
  kind: 'REVIEW' as OpinionKind,
  state: 'WAITING' as OpinionState | 'ALL',
  rating: null as (typeof STARS)[number] | null,
  answered: null as 'YES' | 'NO' | null,
  product: '',
};
const schema = {
  kind: v.picklist(OPINION_KINDS),
  state: v.picklist([...OPINION_STATES, 'ALL']),
  rating: v.picklist(STARS),
  answered: v.picklist(['YES', 'NO']),
  product: v.pipe(v.string(), v.maxLength(100)),
};

/** Reviews and comments: those that wait first, to publish, to reject with a reason, and to answer. */
export default function OpinionsPage() {
  const messages = useMessages();
  const { t } = messages;
  const say = useToast();
  const { publish } = useModeration();
  const { state: asked, change, query, isChanged, clear } = useListState<typeof usual>(schema, usual);
  const { kind, state, rating, answered, product } = asked;
  const { data, previousData, error, refetch, fetchMore } = useOpinionsPageQuery({
    variables: {
      kind,
      filter: {
        state: state === 'ALL' ? null : state,
        rating: kind === 'REVIEW' && rating !== null ? Number(rating) : null,
        isAnswered: answered === null ? null : answered === 'YES',
        product,
      },
    },
    fetchPolicy: 'cache-and-network',
  });
  const [refusing, refuse] = useState<Opinion | null>(null);
  const [opened, open] = useState<string | null>(null);
  const list = (data ?? previousData)?.opinions;
  const loaded = list?.edges.map(({ node }) => node);
  // What was just decided belongs to another list; the loaded pages stay.
  const shown = loaded?.filter((opinion) => !data || state === 'ALL' || opinion.state === state);
  const about = ({ authorName, productName }: Opinion) => ({ name: authorName, product: productName });
  const show = async (opinion: Opinion) => {
    try {
      await publish(opinion);
      say({ text: t('admin.opinions.published', about(opinion)), undo: () => publish(opinion, false) });
    } catch (failure) {
      say({ text: errorMessage(failure), tone: 'error' });
    }
  };
  const choices = (opinion: Opinion) => (
    <HStack gap="1" wrap={{ base: 'wrap', md: 'nowrap' }}>
      {opinion.state !== 'PUBLISHED' && (
        <Button size="xs" onClick={() => void show(opinion)}>
          {t('admin.opinions.publish')} <Whose opinion={opinion} />
        </Button>
      )}
      <Button size="xs" variant="outline" onClick={() => open(opinion.id)}>
        {t(opinion.sellerReply ? 'admin.opinions.answer.edit' : 'admin.opinions.answer')}{' '}
        <Whose opinion={opinion} />
      </Button>
      {opinion.state !== 'REJECTED' && (
        <Button size="xs" variant="ghost" colorPalette="red" onClick={() => refuse(opinion)}>
          {t('admin.opinions.reject')} <Whose opinion={opinion} />
        </Button>
      )}
    </HStack>
  );
  return (
    <AdminPage title={t('admin.reviews.title')}>
      <SavedViews list="OPINIONS" query={query} usual={t('admin.opinions.WAITING')} />
      <Flex gap="2" wrap="wrap" mb="3" align="center">
        <FilterSelect
          label={t('admin.opinions.kind')}
          value={kind === 'REVIEW' ? null : kind}
          all={t('admin.opinions.REVIEW')}
          options={[{ value: 'COMMENT', label: t('admin.opinions.COMMENT') }]}
          onChange={(next) => change({ kind: next ?? 'REVIEW' })}
        />
        <FilterSelect
          label={t('admin.opinions.state')}
          value={state === 'WAITING' ? null : state}
          all={t('admin.opinions.WAITING')}
          options={(['PUBLISHED', 'REJECTED', 'ALL'] as const).map((value) => ({
            value,
            label: t(`admin.opinions.${value}`),
          }))}
          onChange={(next) => change({ state: next ?? 'WAITING' })}
        />
        {kind === 'REVIEW' && (
          <FilterSelect
            label={t('admin.opinions.stars')}
            value={rating}
            all={t('admin.opinions.stars.all')}
            options={STARS.map((value) => ({
              value,
              label: t('admin.opinions.stars.of', { count: Number(value) }),
            }))}
            onChange={(next) => change({ rating: next })}
          />
        )}
        <FilterSelect
          label={t('admin.opinions.answered')}
          value={answered}
          all={t('admin.opinions.answered.all')}
          options={(['NO', 'YES'] as const).map((value) => ({
            value,
            label: t(`admin.opinions.answered.${value}`),
          }))}
          onChange={(next) => change({ answered: next })}
        />
        <ListSearch
          label={t('admin.opinions.search')}
          value={product}
          onChange={(term) => change({ product: term }, { replace: true })}
        />
        {isChanged && (
          <Button size="sm" variant="ghost" onClick={clear}>
            {t('admin.table.clearFilters')}
          </Button>
        )}
      </Flex>
      <AdminTable<Opinion>
        label={t(`admin.opinions.${kind}`)}
        storageKey="opinions"
        columns={opinionColumns(messages, choices)}
        rows={shown}
        rowKey={({ id }) => id}
        rowName={({ authorName }) => authorName}
        count={list && list.totalCount - ((loaded?.length ?? 0) - (shown?.length ?? 0))}
        isCountExact={list?.isTotalExact ?? true}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        isStale={!data && previousData !== undefined}
        empty={<EmptyState title={t(isChanged ? 'admin.opinions.none' : 'admin.opinions.noneWaits')} />}
        onOpen={({ id }) => open(id)}
        onMore={
          data?.opinions.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: data.opinions.pageInfo.endCursor } })
            : undefined
        }
      />
      <RejectOpinion
        opinion={refusing}
        onClose={() => refuse(null)}
        onRejected={(opinion) => {
          refuse(null);
          say({ text: t('admin.opinions.rejected', about(opinion)) });
        }}
      />
      <AnswerOpinion
        opinion={loaded?.find(({ id }) => id === opened) ?? null}
        onClose={() => open(null)}
        onRead={refetch}
        onAnswered={(opinion, isRemoved) => {
          open(null);
          say({
            text: t(
              isRemoved ? 'admin.opinions.answer.removed' : 'admin.opinions.answer.saved',
              about(opinion),
            ),
          });
        }}
      />
    </AdminPage>
  );
}

const Whose = ({ opinion }: { opinion: Opinion }) => {
  const { t } = useMessages();
  const { authorName: name, productName: product } = opinion;
  return <VisuallyHidden>{t('admin.opinions.about', { name, product })}</VisuallyHidden>;
};
