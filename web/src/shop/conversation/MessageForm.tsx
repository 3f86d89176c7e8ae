import { Box, Button, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageInput, ownMessageInput } from '#schema/conversation.input.ts';
import { useSendMessageMutation } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PlainNote } from '#web/ui/plain/PlainNote.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useSession } from '../auth/session/session.tsx';
import { AboutOrder } from './AboutOrder.tsx';
import { useOrderInQuestion } from './useOrderInQuestion.ts';
import type { Translatable } from '#web/lib/translatable.ts';

/* GraphQL */ `
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      ... on SendMessageSuccess {
        sent {
          id
        }
      }
      ...Refusal_fields
    }
  }
`;

const EMPTY = { name: '', email: '', text: '' };

/**
 * The form for a message to the shop. For signed-in customers it asks for the text only; the message is about the order
 * that the URL names. The draft survives failures and reloads.
 */
export const MessageForm = () => {
  const { t } = useMessages();
  const [search, setSearch] = useSearchParams();
  const about = useOrderInQuestion(search.get('order'));
  const { customer } = useSession();
  const sendMessage = useSendMessageMutation({ refetchQueries: customer ? ['OwnMessages'] : [] });
  const typed = useDraft('message', EMPTY);
  const [, , forget] = typed;
  const [sent, setSent] = useState(false);
  const { field, submit, busy, failure } = useForm({
    id: 'message',
    typed,
    schema: customer ? ownMessageInput : messageInput,
    send: async (input) => {
      const result = await sendMessage({
        input: { ...input, ...(about.state === 'own' && { orderId: about.id }) },
      });
      if (result.__typename === 'InvalidInput') return result;
      forget();
      setSent(true);
    },
  });

  return (
    <Panel as="section" aria-labelledby="message-title">
      <Heading as="h2" size="md" id="message-title" mb="5">
        {t('conversation.form.title')}
      </Heading>
      <noscript>
        <PlainNote />
      </noscript>
      {sent ? (
        <Sent onAnother={() => setSent(false)} />
      ) : (
        <form data-scripted noValidate onSubmit={submit} aria-labelledby="message-title">
          <Stack gap="5">
            <AboutOrder about={about} onRemove={() => setSearch({}, { replace: true })} />
            {customer ? (
              <Text textStyle="sm" color="fg.muted">
                {t('conversation.form.signedIn', { email: customer.email })}
              </Text>
            ) : (
              <>
                <FormField {...field('name')} label={t('conversation.form.name')}>
                  {(control) => <Input {...control} autoComplete="name" />}
                </FormField>
                <FormField
                  {...field('email')}
                  label={t('conversation.form.email')}
                  hint={t('conversation.form.emailHint')}
                >
                  {(control) => <Input {...control} type="email" autoComplete="email" />}
                </FormField>
              </>
            )}
            <FormField
              {...field('text')}
              label={t('conversation.form.text')}
              hint={about.state === 'own' ? undefined : t('conversation.form.textHint')}
            >
              {(control) => <Textarea {...control} rows={6} />}
            </FormField>
            {failure && (
              <Notice tone="error">
                <FailureText failure={failure} />
              </Notice>
            )}
            <Button type="submit" size="lg" alignSelf="start" aria-busy={busy}>
              {t(busy ? 'conversation.form.sending' : 'conversation.form.send')}
            </Button>
          </Stack>
        </form>
      )}
    </Panel>
  );
};

const FailureText = ({ failure }: { failure: Translatable }) => {
  const { t, translate } = useMessages();
  return (
    <>
      <Text>{translate(failure)}</Text>
      <Text>{t('conversation.form.kept')}</Text>
    </>
  );
};

const Sent = ({ onAnother }: { onAnother: () => void }) => {
  const { t } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box>
      <Notice tone="success" ref={box} tabIndex={-1}>
        {t('conversation.form.thanks')}
      </Notice>
      <Button variant="outline" mt="5" onClick={onAnother}>
        {t('conversation.form.another')}
      </Button>
    </Box>
  );
};
