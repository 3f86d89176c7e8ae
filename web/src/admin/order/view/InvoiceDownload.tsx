import { Button } from '@chakra-ui/react';
import { useAction } from '#web/lib/form/useAction.ts';
import { documentOf } from '#web/lib/orderDocument.ts';
import { download } from '#web/lib/session/download.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast } from '#web/admin/ui/toasts.ts';

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
  const { busy, run } = useAction(async () => {
    const failure = await download(stores, path, file);
    if (failure) say({ tone: 'error', text: failure });
    else say({ text: t('invoice.done') });
  });
  return (
    <Button size="sm" variant="outline" aria-busy={busy} onClick={() => run()}>
      {t(busy ? 'invoice.making' : creditNote ? 'creditNote.download' : 'invoice.download')}
    </Button>
  );
};
