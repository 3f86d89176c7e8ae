import { Button, HStack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { OPINION_KINDS, OPINION_STATES } from '#schema/review.ts';
import { OpinionsPageDocument, type OpinionsTable_OpinionFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import { FilterBar } from '../kit/list/filters/FilterBar.tsx';
import { oneOf, textUpTo } from '../kit/list/listState.ts';
import { useAdminList } from '../kit/list/useAdminList.ts';
import { useFailureToast, useToast } from '../ui/toasts/toasts.ts';
import { AnswerOpinion } from './AnswerOpinion.tsx';
import { opinionColumns } from './opinionColumns.tsx';
import { RejectOpinion } from './RejectOpinion.tsx';
import { useModeration } from './useModeration.ts';

/* GraphQL */ `
  query OpinionsPage($kind: OpinionKind!, $filter: OpinionFilter, $after: String) {
    opinions(kind: $kind, filter: $filter, after: $after) {
      edges {
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
const schema = {
  kind: v.fallback(v.picklist(OPINION_KINDS), 'REVIEW'),
  state: v.fallback(v.picklist([...OPINION_STATES, 'ALL']), 'WAITING'),
  rating: oneOf(STARS),
  answered: oneOf(['YES', 'NO']),
  product: textUpTo(100),
};

/** Reviews and comments: those that wait first, to publish, to reject with a reason, and to answer. */
export default function OpinionsPage() {
  const messages = useMessages();
  const { t } = messages;
  const say = useToast();
  const sayFailure = useFailureToast();
  const { publish } = useModeration();
  const list = useAdminList({
    schema,
    document: OpinionsPageDocument,
    variables: ({ kind, state, rating, answered, product }) => ({
      kind,
      filter: {
        state: state === 'ALL' ? null : state,
        rating: kind === 'REVIEW' && rating !== null ? Number(rating) : null,
        isAnswered: answered === null ? null : answered === 'YES',
        product,
      },
    }),
    connection: ({ opinions }) => opinions,
    belongs: (opinion, { state }) => state === 'ALL' || opinion.state === state,
  });
  const { kind } = list.state;
  const [refusing, refuse] = useState<Opinion | null>(null);
  const [opened, open] = useState<string | null>(null);
  const about = ({ authorName, productName }: Opinion) => ({ name: authorName, product: productName });
  const show = async (opinion: Opinion) => {
    await publish(opinion);
    say({ text: t('admin.opinions.published', about(opinion)), undo: () => publish(opinion, false) });
  };
  const choices = (opinion: Opinion) => (
    <HStack gap="1" wrap={{ base: 'wrap', md: 'nowrap' }}>
      {opinion.state !== 'PUBLISHED' && (
        <Button size="xs" onClick={() => void show(opinion).catch(sayFailure)}>
          {t('admin.opinions.publish')} <Whose opinion={opinion} />
        </Button>
      )}
      <Button size="xs" variant="outline" onClick={() => open(opinion.id)}>
        {t(opinion.sellerReply ? 'admin.opinions.answer.edit' : 'admin.opinions.answer')} <Whose opinion={opinion} />
      </Button>
      {opinion.state !== 'REJECTED' && (
        <Button size="xs" variant="ghost" colorPalette="red" onClick={() => refuse(opinion)}>
          {t('admin.opinions.reject')} <Whose opinion={opinion} />
        </Button>
      )}
    </HStack>
  );
  return (
    <AdminList<Opinion>
      title={t('admin.reviews.title')}
      name="opinions"
      label={t(`admin.opinions.${kind}`)}
      list={list}
      views={{ list: 'OPINIONS', usual: t('admin.opinions.WAITING') }}
      filters={
        <FilterBar
          list={list}
          fields={[
            {
              name: 'kind',
              label: t('admin.opinions.kind'),
              all: t('admin.opinions.REVIEW'),
              options: [{ value: 'COMMENT', label: t('admin.opinions.COMMENT') }],
            },
            {
              name: 'state',
              label: t('admin.opinions.state'),
              all: t('admin.opinions.WAITING'),
              options: (['PUBLISHED', 'REJECTED', 'ALL'] as const).map((value) => ({
                value,
                label: t(`admin.opinions.${value}`),
              })),
            },
            ...(kind === 'REVIEW'
              ? [
                  {
                    name: 'rating' as const,
                    label: t('admin.opinions.stars'),
                    all: t('admin.opinions.stars.all'),
                    options: STARS.map((value) => ({
                      value,
                      label: t('admin.opinions.stars.of', { count: Number(value) }),
                    })),
                  },
                ]
              : []),
            {
              name: 'answered',
              label: t('admin.opinions.answered'),
              all: t('admin.opinions.answered.all'),
              options: (['NO', 'YES'] as const).map((value) => ({
                value,
                label: t(`admin.opinions.answered.${value}`),
              })),
            },
            { search: 'product', label: t('admin.opinions.search') },
          ]}
        />
      }
      columns={opinionColumns(messages, choices)}
      rowKey={({ id }) => id}
      rowName={({ authorName }) => authorName}
      empty={<EmptyState title={t(list.isChanged ? 'admin.opinions.none' : 'admin.opinions.noneWaits')} />}
      onOpen={({ id }) => open(id)}
    >
      <RejectOpinion
        opinion={refusing}
        onClose={() => refuse(null)}
        onRejected={(opinion) => {
          refuse(null);
          say({ text: t('admin.opinions.rejected', about(opinion)) });
        }}
      />
      <AnswerOpinion
        opinion={list.loaded?.find(({ id }) => id === opened) ?? null}
        onClose={() => open(null)}
        onRead={list.refetch}
        onAnswered={(opinion, isRemoved) => {
          open(null);
          say({
            text: t(isRemoved ? 'admin.opinions.answer.removed' : 'admin.opinions.answer.saved', about(opinion)),
          });
        }}
      />
    </AdminList>
  );
}

const Whose = ({ opinion }: { opinion: Opinion }) => {
  const { t } = useMessages();
  const { authorName: name, productName: product } = opinion;
  return <VisuallyHidden>{t('admin.opinions.about', { name, product })}</VisuallyHidden>;
};
