import { Button } from '@chakra-ui/react';
import { documentOf } from '#web/lib/orderDocument.ts';
import { download } from '#web/lib/session/download.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast, useToastAction } from '#web/admin/ui/toasts/toasts.ts';

/** Downloads the invoice of an order, or a credit note, in the language of the page. */
export const InvoiceDownload = ({
  order,
  creditNote,
}: {
  order: { id: string; number: number };
  /** Which of the received returns its credit note is of, from 1; the invoice without. */
  creditNote?: number;
}) => {
  const { t, language } = useMessages();
  const stores = useStores();
  const say = useToast();
  const { path, file } = documentOf(order, creditNote, language);
  const { busy, run } = useToastAction(async () => {
    const failure = await download(stores, path, file);
    if (failure) return failure;
    say({ text: t('invoice.done') });
  });
  return (
    <Button size="sm" variant="outline" aria-busy={busy} onClick={() => run()}>
      {t(busy ? 'invoice.making' : creditNote ? 'creditNote.download' : 'invoice.download')}
    </Button>
  );
};
