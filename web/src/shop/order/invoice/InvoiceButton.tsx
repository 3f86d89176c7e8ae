import { Button } from '@chakra-ui/react';
import { useAction } from '#web/lib/form/useAction.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusMessage } from '#web/ui/StatusMessage.tsx';
import { download } from '#web/lib/session/download.ts';
import { documentOf } from '#web/lib/orderDocument.ts';

interface InvoiceButtonProps {
  order: { id: string; number: number };
  /** Which of the received returns its credit note is of, from 1; the invoice without. */
  creditNote?: number;
}

/**
 * Downloads the invoice of an order, or a credit note, in the language of the page. What came of it stands in a line of
 * its own.
 */
export const InvoiceButton = ({ order, creditNote }: InvoiceButtonProps) => {
  const { t, language } = useMessages();
  const stores = useStores();
  const { path, file } = documentOf(order, creditNote, language);
  const { busy, done, failure, run } = useAction(() => download(stores, path, file));
  return (
    <>
      <Button size="sm" variant="outline" aria-busy={busy} onClick={() => run()}>
        {t(busy ? 'invoice.making' : creditNote ? 'creditNote.download' : 'invoice.download')}
      </Button>
      <StatusMessage w="full">
        {done && (
          <Notice tone="success" role={undefined}>
            {t('invoice.done')}
          </Notice>
        )}
      </StatusMessage>
      {failure && (
        <Notice tone="error" w="full">
          {failure}
        </Notice>
      )}
    </>
  );
};
