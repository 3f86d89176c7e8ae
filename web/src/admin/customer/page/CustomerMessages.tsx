import { Box, Stack, Text } from '@chakra-ui/react';
import type { CustomerMessages_CustomerFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { TextLink } from '#web/admin/ui/TextLink.tsx';
import { Section } from '#web/admin/ui/Section.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment CustomerMessages_customer on Customer {
    messages(first: 5) {
      edges {
        node {
          id
          text
          sentAt
          readAt
          order {
            id
            number
          }
        }
      }
    }
  }
`;

/** The last messages of a customer. */
export const CustomerMessages = ({ customer }: { customer: CustomerMessages_CustomerFragment }) => {
  const { t, formatDateTime } = useMessages();
  const messages = customer.messages.edges.map(({ node }) => node);
  return (
    <Section
      title={t('admin.messages.title')}
      none={messages.length === 0 ? t('admin.customer.messages.none') : null}
      space="2"
      tools={
        <TextLink to={adminPaths.messages} textStyle="sm">
          {t('admin.messages.ALL')}
        </TextLink>
      }
    >
      <Stack gap="0" textStyle="sm">
        {messages.map(({ id, text, sentAt, readAt, order }) => (
          <Box key={id} py="2" borderTopWidth="1px" borderColor="border">
            <Detail>
              <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
              {readAt === null && ` · ${t('admin.messages.show.unread')}`}
              {order && (
                <>
                  {' · '}
                  <OrderLink order={order} />
                </>
              )}
            </Detail>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="4">
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
    </Section>
  );
};
