import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import * as v from 'valibot';
import { orderNoteInput } from '#schema/order-admin.input.ts';
import { useAddOrderNoteMutation, type OrderNotes_AdminOrderFragment } from '#web/generated/graphql.ts';
import { useDraft } from '#web/lib/form/useDraft.ts';
import { useForm } from '#web/lib/form/useForm.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Rows } from '#web/admin/ui/Rows.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PanelSection } from '#web/admin/ui/Section.tsx';
import { TextField } from '#web/admin/kit/form/TextField.tsx';
import { Detail } from '#web/admin/ui/texts.tsx';

/* GraphQL */ `
  fragment OrderNotes_adminOrder on AdminOrder {
    id
    notes {
      id
      at
      text
      author {
        id
        displayName
      }
    }
  }

  mutation AddOrderNote($input: AddOrderNoteInput!) {
    addOrderNote(input: $input) {
      ... on AddOrderNoteSuccess {
        order {
          ...OrderNotes_adminOrder
        }
      }
      ...Refusal_fields
    }
  }
`;

const form = v.pick(orderNoteInput, ['text']);

/** What admins have noted about the order, and the form for one more. */
export const OrderNotes = ({ details: { id, notes } }: { details: OrderNotes_AdminOrderFragment }) => {
  const { t } = useMessages();
  const add = useAddOrderNoteMutation();
  const typed = useDraft(`note ${id}`, { text: '' });
  const [, type] = typed;
  // Names the note: when its answer is lost, sending it again does not add it twice.
  const key = useRef<string>(null);
  const { field, submit, busy, failure } = useForm({
    id: 'order-note',
    typed,
    schema: form,
    send: async ({ text }) => {
      key.current ??= crypto.randomUUID();
      const input = { orderId: id, text, key: key.current };
      const result = await add({ input });
      if (result.__typename !== 'AddOrderNoteSuccess') return result;
      key.current = null;
      type(() => ({ text: '' }));
    },
  });
  return (
    <PanelSection title={t('admin.order.notes')}>
      <form noValidate onSubmit={submit}>
        <Stack gap="3">
          <TextField {...field('text')} label={t('admin.order.note')} hint={t('admin.order.note.hint')} rows={2} />
          {failure && <Notice tone="error">{failure}</Notice>}
          <Box>
            <Button type="submit" size="sm" variant="outline" aria-busy={busy}>
              {t('admin.order.note.add')}
            </Button>
          </Box>
        </Stack>
      </form>
      {notes.length > 0 && (
        <Rows mt="4">
          {notes.map(({ id: noteId, at, text, author }) => (
            <li key={noteId}>
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {text}
              </Text>
              <Detail>
                <Moment at={at} />
                {author && ` · ${author.displayName}`}
              </Detail>
            </li>
          ))}
        </Rows>
      )}
    </PanelSection>
  );
};
