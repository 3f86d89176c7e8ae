import { Box, Button, Flex, Heading, Link, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import { useSendMessageMutation, type SendMessageInput } from '#web/generated/graphql.ts';
import { FollowConversation } from '#web/lib/conversation/FollowConversation.tsx';
import { useConversation } from '#web/lib/conversation/useConversation.ts';
import { paths } from '#web/lib/paths.ts';
import { writeStored } from '#web/lib/storage.ts';
import { useShopName } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PlainNote } from '#web/ui/plain/PlainNote.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Bubbles } from '#web/ui/talk/Bubbles.tsx';
import { Composer } from '#web/ui/talk/Composer.tsx';
import { useSession } from '../auth/session/session.tsx';
import { AboutOrder } from './AboutOrder.tsx';
import { FirstMessage } from './FirstMessage.tsx';
import { useOrderInQuestion } from './useOrderInQuestion.ts';

/* GraphQL */ `
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      ... on SendMessageSuccess {
        conversation {
          ...Talk_conversation
        }
      }
      ...Refusal_fields
    }
  }
`;

/** The viewer's conversation with the shop; visitors say who they are in their first message. */
export const Talk = () => {
  const { t } = useMessages();
  const { customer, loading } = useSession();
  return (
    <Panel
      as="section"
      aria-labelledby="talk-title"
      p={{ base: '0', md: '0' }}
      display="flex"
      flexDirection="column"
      overflow="hidden"
    >
      <Box px={{ base: '4', md: '5' }} py={{ base: '2', md: '3' }} borderBottomWidth="1px" borderColor="border">
        <Heading as="h2" size="md" id="talk-title">
          {t('conversation.talk.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('conversation.talk.promise')}
        </Text>
      </Box>
      <noscript>
        <Box p="4">
          <PlainNote />
        </Box>
      </noscript>
      {loading ? <Skeleton h="80" data-scripted /> : <Content key={customer?.id} isSignedIn={customer !== null} />}
    </Panel>
  );
};

const Content = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { t, translate, language } = useMessages();
  const shop = useShopName();
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const about = useOrderInQuestion(search.get('order'));
  const talk = useConversation(null, false);
  const sendMessage = useSendMessageMutation();
  const { conversation, failure, put } = talk;
  const id = conversation?.id;

  // The header of later pages asks whether there is an answer.
  useEffect(() => {
    if (id !== undefined) writeStored('conversation', '1');
  }, [id]);

  const send = async (input: SendMessageInput) => {
    const result = await sendMessage({
      input: { ...input, ...(about.state === 'own' && { orderId: about.id }) },
    });
    if (result.__typename === 'InvalidInput') return result;
    put(result.conversation);
    if (about.state === 'own') setSearch({}, { replace: true });
  };

  if (conversation === undefined)
    return failure ? (
      <Box p="4">
        <Notice tone="error">
          <Text>
            {t('conversation.own.failed')} {translate(failure)}
          </Text>
          <Button variant="plain" size="sm" onClick={() => void talk.load()}>
            {t('error.retry')}
          </Button>
        </Notice>
      </Box>
    ) : (
      <Skeleton h="80" data-scripted />
    );
  const order = about.state !== 'none' && (
    <Box p="3">
      <AboutOrder about={about} onRemove={() => setSearch({}, { replace: true })} />
    </Box>
  );
  if (!isSignedIn && !conversation)
    return (
      <Box>
        {order}
        <FirstMessage onSend={send} />
      </Box>
    );
  return (
    <>
      {id !== undefined && <FollowConversation id={id} onPush={talk.take} ask={talk.load} />}
      {/* With the composer it fits below the page's title on most screens. */}
      <Flex direction="column" h={{ base: 'max(14rem, 100dvh - 22rem)', md: 'max(18rem, 100dvh - 27rem)' }}>
        <Bubbles
          label={t('conversation.talk.label')}
          bubbles={talk.messages.map((message) => ({
            id: message.id,
            text: message.text,
            pictures: message.pictures,
            sentAt: message.sentAt,
            isOwn: !message.isFromShop,
            isRead: message.readAt !== null,
            author: message.isFromShop ? shop : undefined,
            about: message.order && (
              <Link asChild textDecoration="underline" color="inherit">
                <RouterLink to={paths.viewOrder(message.order.id)}>
                  {t('conversation.about', { number: formatOrderNumber(message.order.number, language) })}
                </RouterLink>
              </Link>
            ),
          }))}
          onEarlier={talk.hasEarlier ? talk.loadEarlier : undefined}
          writer={talk.isOtherWriting ? shop : null}
          empty={<Text color="fg.muted">{t('conversation.talk.empty')}</Text>}
        />
      </Flex>
      {order}
      <Composer
        draft="talk"
        label={t('conversation.talk.text')}
        onSend={async (written) => (await send(written))?.message}
        onWriting={talk.sayWriting}
      />
      {!isSignedIn && (
        <Text textStyle="xs" color="fg.muted" px="4" pb="3">
          {t('conversation.talk.visitor')}{' '}
          <Link asChild textDecoration="underline">
            <RouterLink to={paths.login} state={{ from: location }}>
              {t('customer.menu.login')}
            </RouterLink>
          </Link>
        </Text>
      )}
    </>
  );
};
