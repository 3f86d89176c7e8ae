import { Box, Stack, Text } from '@chakra-ui/react';
import type { CustomerMessages_CustomerFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useShopName } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { TextLink } from '#web/admin/ui/TextLink.tsx';
import { Section } from '#web/admin/ui/Section.tsx';
import { OrderLink } from '#web/admin/ui/OrderLink.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment CustomerMessages_customer on Customer {
    conversation {
      id
      messages(first: 5) {
        nodes {
          id
          text
          sentAt
          isFromShop
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

/** The last messages of the conversation with a customer. */
export const CustomerMessages = ({ customer }: { customer: CustomerMessages_CustomerFragment }) => {
  const { t, formatDateTime } = useMessages();
  const shop = useShopName();
  const { conversation } = customer;
  return (
    <Section
      title={t('admin.messages.title')}
      none={conversation ? null : t('admin.customer.messages.none')}
      space="2"
      tools={
        conversation && (
          <TextLink to={adminPaths.conversation(conversation.id)} textStyle="sm">
            {t('admin.messages.open')}
          </TextLink>
        )
      }
    >
      <Stack gap="0" textStyle="sm">
        {conversation?.messages.nodes.map(({ id, text, sentAt, isFromShop, readAt, order }) => (
          <Box key={id} py="2" borderTopWidth="1px" borderColor="border">
            <Detail>
              <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
              {isFromShop && ` · ${shop}`}
              {!isFromShop && readAt === null && ` · ${t('admin.messages.show.unread')}`}
              {order && (
                <>
                  {' · '}
                  <OrderLink order={order} />
                </>
              )}
            </Detail>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="4">
              {text || t('admin.messages.pictures')}
            </Text>
          </Box>
        ))}
      </Stack>
    </Section>
  );
};
