import { Box, Button } from '@chakra-ui/react';
import { useSendTestMailMutation } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '../ui/toasts/toasts.ts';

/* GraphQL */ `
  mutation SendTestMail {
    sendTestMail {
      ... on SendTestMailSuccess {
        email
      }
      ...Sentence_error
    }
  }
`;

/** A button that sends a mail to oneself, and says what the mail server has answered. */
export const TestMail = () => {
  const { t } = useMessages();
  const say = useToast();
  const send = useSendTestMailMutation();
  const { busy, failure, run } = useAction(async () => {
    const result = await send({});
    if (result.__typename !== 'SendTestMailSuccess') return result;
    say({ text: t('admin.settings.testMail.sent', { email: result.email }) });
  });
  return (
    <Box mt="4">
      <Button size="sm" variant="outline" aria-busy={busy} onClick={() => run()}>
        {t(busy ? 'admin.settings.testMail.busy' : 'admin.settings.testMail')}
      </Button>
      {failure && (
        <Notice tone="error" mt="3">
          {failure}
        </Notice>
      )}
    </Box>
  );
};
