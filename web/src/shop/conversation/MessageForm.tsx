import { Box, Button, Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { MESSAGE_FIELDS, messageErrors, type MessageDraft } from '../../../../schema/conversation.input.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { goToField } from '../../lib/goToField.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSession } from '../auth/session/session.tsx';
import { useSendMessage } from './useSendMessage.ts';
import type { Saying } from '../../lib/saying.ts';

type Field = keyof MessageDraft;
type Errors = Partial<Record<Field, string>>;

const EMPTY: MessageDraft = { name: '', email: '', text: '' };
const idOf = (field: Field) => `message-${field}`;

/** Writes to the shop. Who is signed in says no more than the text. What is typed outlives failures and reloads. */
export const MessageForm = () => {
  const { t } = useMessages();
  const { customer } = useSession();
  const sendMessage = useSendMessage(customer !== null);
  const { draft, keep, forget } = useDraft('message', EMPTY, asDraft);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Saying | null>(null);

  const type = (field: Field, value: string) => {
    keep((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };
  const show = (found: readonly { field: string; message: string }[]): boolean => {
    const fields: Errors = Object.fromEntries(found.map(({ field, message }) => [field, message]));
    setErrors(fields);
    const first = MESSAGE_FIELDS.find((field) => fields[field]);
    if (first) goToField(idOf(first));
    return first !== undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (show(messageErrors(draft, customer !== null))) return;
    const { name, email, text } = draft;
    const input = customer ? { text } : { text, name: name.trim(), email: email.trim() };
    setBusy(true);
    try {
      const result = await sendMessage({ ...input, text: text.trim() });
      if (result.__typename === 'InvalidInput') {
        if (!show(result.fields)) setFailure(result.message);
        return;
      }
      forget();
      setSent(true);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };

  const line = (field: 'name' | 'email', kind: string, hint?: string) => (
    <FormField id={idOf(field)} label={t(`conversation.form.${field}`)} error={errors[field]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type={kind}
          autoComplete={field}
          value={draft[field]}
          onChange={({ target }) => type(field, target.value)}
        />
      )}
    </FormField>
  );

  return (
    <Panel as="section" aria-labelledby="message-title">
      <Heading as="h2" size="md" id="message-title" mb="5">
        {t('conversation.form.title')}
      </Heading>
      {sent ? (
        <Sent onAnother={() => setSent(false)} />
      ) : (
        <form noValidate onSubmit={submit} aria-labelledby="message-title">
          <Stack gap="5">
            {customer ? (
              <Text color="fg.muted" textStyle="sm">
                {t('conversation.form.signedIn', { email: customer.email })}
              </Text>
            ) : (
              <>
                {line('name', 'text')}
                {line('email', 'email', t('conversation.form.emailHint'))}
              </>
            )}
            <FormField
              id={idOf('text')}
              label={t('conversation.form.text')}
              hint={t('conversation.form.textHint')}
              error={errors.text}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={6}
                  value={draft.text}
                  onChange={({ target }) => type('text', target.value)}
                />
              )}
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

const FailureText = ({ failure }: { failure: Saying }) => {
  const { t, say } = useMessages();
  return (
    <>
      <Text>{say(failure)}</Text>
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

/** A draft of anything that may lie in the storage. */
const asDraft = (stored: unknown): MessageDraft => {
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const entry = (field: Field) => {
    const value: unknown = Reflect.get(stored, field);
    return typeof value === 'string' ? value : '';
  };
  return { name: entry('name'), email: entry('email'), text: entry('text') };
};
