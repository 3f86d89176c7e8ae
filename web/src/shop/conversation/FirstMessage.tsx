import { Button, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { firstMessageInput } from '#schema/conversation.input.ts';
import { useMessageKey } from '#web/lib/conversation/useMessageKey.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm, type FormOptions } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { FormField } from '#web/ui/FormField.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const EMPTY = { name: '', email: '', text: '' };

interface FirstMessageProps {
  /** Sends it. Returns why the shop refused it, or nothing after a success. */
  onSend: FormOptions<typeof EMPTY, typeof EMPTY & { idempotencyKey: string }, typeof EMPTY>['send'];
}

/** The first message of a visitor, who says who they are. The draft survives failures and reloads. */
export const FirstMessage = ({ onSend }: FirstMessageProps) => {
  const { t, translate } = useMessages();
  const typed = useDraft('message', EMPTY);
  const [, , forget] = typed;
  const { keyOf, forget: forgetKey } = useMessageKey('message');
  const { field, submit, busy, failure } = useForm({
    id: 'message',
    typed,
    schema: firstMessageInput,
    send: async (input, values) => {
      const refused = await onSend({ ...input, idempotencyKey: keyOf(input) }, values);
      if (refused) return refused;
      forgetKey();
      forget();
    },
  });
  return (
    <form data-scripted noValidate onSubmit={submit} aria-label={t('conversation.talk.text')}>
      <Stack gap="4" p={{ base: '4', md: '5' }}>
        <Text color="fg.muted">{t('conversation.talk.empty')}</Text>
        <FormField {...field('name')} label={t('conversation.form.name')}>
          {(control) => <Input {...control} autoComplete="name" />}
        </FormField>
        <FormField {...field('email')} label={t('conversation.form.email')} hint={t('conversation.form.emailHint')}>
          {(control) => <Input {...control} type="email" autoComplete="email" />}
        </FormField>
        <FormField {...field('text')} label={t('conversation.form.text')}>
          {(control) => <Textarea {...control} rows={4} />}
        </FormField>
        {failure && (
          <Notice tone="error">
            <Text>{translate(failure)}</Text>
            <Text>{t('conversation.form.kept')}</Text>
          </Notice>
        )}
        <Button type="submit" size="lg" alignSelf="start" aria-busy={busy}>
          {t(busy ? 'conversation.form.sending' : 'conversation.form.send')}
        </Button>
      </Stack>
    </form>
  );
};
