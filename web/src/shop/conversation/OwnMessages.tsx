import { Box, Button, chakra, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useOwnMessagesQuery } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useSession } from '../auth/session/session.tsx';

/* GraphQL */ `
  query OwnMessages($after: String) {
    me {
      id
      messages(first: 10, after: $after) {
        edges {
          cursor
          node {
            id
            text
            sentAt
            order {
              id
              number
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** The viewer's messages to the shop, newest first; visitors read how to see theirs. */
export const OwnMessages = () => {
  const { t } = useMessages();
  const { customer, loading } = useSession();
  const location = useLocation();
  if (loading) return <Skeleton h="24" />;
  return (
    <section aria-labelledby="own-messages">
      <Heading as="h2" size="md" id="own-messages" mb="3">
        {t('conversation.own.title')}
      </Heading>
      {customer ? (
        <List />
      ) : (
        <>
          <Text color="fg.muted">{t('conversation.own.login')}</Text>
          <Button asChild variant="outline" size="sm" mt="3">
            <Link to={paths.login} state={{ from: location }}>
              {t('customer.menu.login')}
            </Link>
          </Button>
        </>
      )}
    </section>
  );
};

const List = () => {
  const { t, translate, language, formatDateTime } = useMessages();
  const { data, error, refetch, fetchMore } = useOwnMessagesQuery({ fetchPolicy: 'cache-and-network' });
  const list = data?.me?.messages;
  if (!list && error)
    return (
      <Notice tone="error">
        <Text>
          {t('conversation.own.failed')} {translate(errorMessage(error))}
        </Text>
        <Button variant="plain" size="sm" onClick={() => void refetch().catch(() => undefined)}>
          {t('error.retry')}
        </Button>
      </Notice>
    );
  if (!list) return <Skeleton h="24" />;
  if (list.edges.length === 0) return <Text color="fg.muted">{t('conversation.own.empty')}</Text>;
  return (
    <>
      <Box as="ul" listStyleType="none">
        {list.edges.map(({ node: { id, text, sentAt, order } }) => (
          <chakra.li key={id} py="4" borderTopWidth="1px" borderColor="border">
            <chakra.time dateTime={sentAt} textStyle="xs" color="fg.muted">
              {formatDateTime(sentAt)}
            </chakra.time>
            {order && (
              <Text textStyle="sm" fontVariantNumeric="tabular-nums">
                <ChakraLink asChild textDecoration="underline">
                  <Link to={paths.viewOrder(order.id)}>
                    {t('conversation.about', { number: formatOrderNumber(order.number, language) })}
                  </Link>
                </ChakraLink>
              </Text>
            )}
            <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
          </chakra.li>
        ))}
      </Box>
      {list.pageInfo.hasNextPage && (
        <MoreButton
          label={t('conversation.own.more')}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </>
  );
};
