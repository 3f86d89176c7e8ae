import { useWaitingCommentsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { usePublishComment } from './usePublish.ts';
import { WaitingOpinions } from './WaitingOpinions.tsx';

/* GraphQL */ `
  query WaitingComments($after: String) {
    waitingComments(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          text
          createdAt
          authorName
          product {
            id
            name: englishName
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** Comments that wait to be published. */
export const WaitingComments = () => {
  const { t } = useMessages();
  const { data, error, refetch, fetchMore } = useWaitingCommentsQuery({ fetchPolicy: 'cache-and-network' });
  const publish = usePublishComment();
  const list = data?.waitingComments;
  return (
    <WaitingOpinions
      title={t('admin.comments.waiting')}
      nothing={t('admin.comments.none')}
      opinions={list?.edges.map(({ node }) => node)}
      error={error}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={
        list?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: list.pageInfo.endCursor } })
          : undefined
      }
      onPublish={publish}
    />
  );
};
