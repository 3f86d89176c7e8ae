import { Button, Flex, Grid, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useAnswerConversationMutation } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { FollowConversation } from '#web/lib/conversation/FollowConversation.tsx';
import { useConversation } from '#web/lib/conversation/useConversation.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Bubbles } from '#web/ui/talk/Bubbles.tsx';
import { Composer } from '#web/ui/talk/Composer.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CustomerOrders } from '../customer/page/CustomerOrders.tsx';
import { LoadingShape } from '../ui/LoadingShape.tsx';
import { OrderLink } from '../ui/OrderLink.tsx';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { quickReplies } from './quickReplies.ts';

/* GraphQL */ `
  mutation AnswerConversation($input: AnswerConversationInput!) {
    answerConversation(input: $input) {
      ... on SendMessageSuccess {
        conversation {
          ...Talk_conversation
        }
      }
      ...Refusal_fields
    }
  }
`;

/** A conversation with a customer or visitor, live, and beside it who they are and what they have ordered. */
export default function ConversationPage() {
  const { t, translate } = useMessages();
  const { id = '' } = useParams();
  const talk = useConversation(id, true);
  const answer = useAnswerConversationMutation();
  const { conversation, failure } = talk;
  const title = conversation?.name ?? t('admin.messages.title');
  return (
    <AdminPage title={title} back={{ to: adminPaths.messages, label: t('admin.messages.title') }}>
      <PageTitle title={title} />
      {conversation === undefined && !failure && <LoadingShape h="96" borderRadius="card" />}
      {conversation === undefined && failure && (
        <Notice tone="error">
          <Text>{translate(failure)}</Text>
          <Button variant="plain" size="sm" onClick={() => void talk.load()}>
            {t('error.retry')}
          </Button>
        </Notice>
      )}
      {conversation === null && <EmptyState title={t('admin.messages.gone')} />}
      {conversation && (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 26rem' }} gap={{ base: '6', xl: '8' }}>
          <FollowConversation id={id} onPush={talk.take} ask={talk.load} />
          <Panel
            as="section"
            aria-label={t('admin.messages.conversation', { name: conversation.name })}
            p={{ base: '0', md: '0' }}
            display="flex"
            flexDirection="column"
            overflow="hidden"
            h={{ base: 'calc(100dvh - 11rem)', md: 'calc(100dvh - 9rem)' }}
            minH="26rem"
          >
            <Flex direction="column" flex="1" minH="0">
              <Bubbles
                label={t('conversation.talk.label')}
                bubbles={talk.messages.map((message) => ({
                  id: message.id,
                  text: message.text,
                  pictures: message.pictures,
                  sentAt: message.sentAt,
                  isOwn: message.isFromShop,
                  isRead: message.readAt !== null,
                  author: message.writtenBy?.displayName,
                  about: message.order && <OrderLink order={message.order} />,
                }))}
                onEarlier={talk.hasEarlier ? talk.loadEarlier : undefined}
                writer={talk.isOtherWriting ? conversation.name : null}
                empty={null}
              />
            </Flex>
            <Composer
              key={id}
              draft={`answer ${id}`}
              label={t('admin.messages.answer')}
              onSend={async (written) => {
                const result = await answer({ input: { id, ...written } });
                if (result.__typename === 'InvalidInput') return result.message;
                talk.put(result.conversation);
              }}
              onWriting={talk.sayWriting}
              suggestions={{
                label: t('admin.messages.quick'),
                lang: conversation.language.toLowerCase(),
                texts: quickReplies(conversation),
              }}
            />
          </Panel>
          <Stack gap="6" minW="0">
            <Section title={t('admin.messages.who')} space="2">
              <Stack gap="1" textStyle="sm">
                <Text>{conversation.customer ? t('admin.messages.customer') : t('admin.messages.visitor')}</Text>
                {conversation.email ? (
                  <Link href={`mailto:${encodeURIComponent(conversation.email)}`} overflowWrap="anywhere">
                    {conversation.email}
                  </Link>
                ) : (
                  <Text color="fg.muted">{t('admin.messages.noEmail')}</Text>
                )}
                <Text color="fg.muted">{t(`admin.messages.language.${conversation.language}`)}</Text>
                {conversation.customer && (
                  <HStack>
                    <TextLink to={adminPaths.customer(conversation.customer.id)}>
                      {t('admin.messages.openCustomer')}
                    </TextLink>
                  </HStack>
                )}
              </Stack>
            </Section>
            {conversation.customer && <CustomerOrders id={conversation.customer.id} />}
          </Stack>
        </Grid>
      )}
    </AdminPage>
  );
}
