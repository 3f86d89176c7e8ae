import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { formatOrderNumber } from '#schema/format/order-number.ts';
import type { Messages_MessageFragment } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { answerLink } from './answerLink.ts';
import { useMarkMessages } from './useMarkMessages.ts';
import { TextLink } from '../ui/TextLink.tsx';

/* GraphQL */ `
  fragment Messages_message on Message {
    id
    text
    name
    email
    sentAt
    order {
      id
      number
    }
    customer {
      id
    }
    readAt
    readBy {
      id
      displayName
    }
  }
`;

interface MessageDialogProps {
  /** The message to read; null while the dialog is closed. */
  message: Messages_MessageFragment | null;
  onClose: () => void;
}

/** A whole message, with the ways to answer it and to whom and what it is about. */
export const MessageDialog = ({ message, onClose }: MessageDialogProps) => (
  <Dialog open={message !== null} title={message?.name ?? ''} onClose={onClose}>
    {message && <Content message={message} onClose={onClose} />}
  </Dialog>
);

const Content = ({ message, onClose }: { message: Messages_MessageFragment; onClose: () => void }) => {
  const { t, formatDateTime, language } = useMessages();
  const mark = useMarkMessages();
  const { busy, failure, run } = useAction(async () => {
    await mark([message.id], false);
    onClose();
  });
  const { email, text, sentAt, order, customer, readBy } = message;
  return (
    <Stack gap="4" textStyle="sm">
      <Box color="fg.muted">
        <Text overflowWrap="anywhere">{email}</Text>
        <Text>
          <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
          {readBy && ` · ${t('admin.messages.readBy', { name: readBy.displayName })}`}
        </Text>
      </Box>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      {(customer ?? order) && (
        <HStack gap="4" wrap="wrap">
          {customer && <TextLink to={adminPaths.customer(customer.id)}>{t('admin.messages.customer')}</TextLink>}
          {order && (
            <TextLink to={adminPaths.order(order.id)}>
              {t('admin.messages.order', { number: formatOrderNumber(order.number, language) })}
            </TextLink>
          )}
        </HStack>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button asChild>
          <a href={answerLink(t, message)}>{t('admin.messages.answer')}</a>
        </Button>
        <Button variant="outline" onClick={() => run()} aria-busy={busy}>
          {t('admin.messages.markUnread')}
        </Button>
      </HStack>
    </Stack>
  );
};
