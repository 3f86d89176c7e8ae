import { chakra, Flex } from '@chakra-ui/react';
import { useWaitingReviewsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Picture, pictureUrl } from '../../ui/Picture.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { usePublishReview } from './usePublish.ts';
import { WaitingOpinions } from './WaitingOpinions.tsx';

/* GraphQL */ `
  query WaitingReviews($after: String) {
    waitingReviews(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          rating
          text
          createdAt
          authorName
          pictures {
            path
            alt
          }
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

/** Reviews that wait to be published, with their stars and pictures. */
export const WaitingReviews = () => {
  const { t } = useMessages();
  const { data, error, refetch, fetchMore } = useWaitingReviewsQuery({ fetchPolicy: 'cache-and-network' });
  const publish = usePublishReview();
  const list = data?.waitingReviews;
  return (
    <WaitingOpinions
      title={t('admin.reviews.waiting')}
      nothing={t('admin.reviews.none')}
      opinions={list?.edges.map(({ node }) => node)}
      extra={({ rating, pictures }) => (
        <>
          <Rating value={rating} />
          <Flex gap="2" my="1">
            {pictures.map((picture) => (
              <chakra.a
                key={picture.path}
                href={pictureUrl(picture.path, 1200, 'jpg')}
                target="_blank"
                w="16"
                borderRadius="control"
                overflow="hidden"
              >
                <Picture picture={picture} sizes="64px" widest={160} />
              </chakra.a>
            ))}
          </Flex>
        </>
      )}
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
