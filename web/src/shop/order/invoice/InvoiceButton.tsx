import { Button } from '@chakra-ui/react';
import { useAction } from '../../../lib/form/useAction.ts';
import { useStores } from '../../../lib/stores.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { download } from '../../../lib/session/download.ts';

/** Downloads the invoice of an order in the language of the page. What came of it stands in a line of its own. */
export const InvoiceButton = ({ order }: { order: { id: string; number: number } }) => {
  const { t, language } = useMessages();
  const stores = useStores();
  const path = `/order/invoice/${encodeURIComponent(order.id)}?language=${language}`;
  const { busy, done, failure, run } = useAction(() =>
    download(stores, path, `haat-invoice-${order.number}.pdf`),
  );
  return (
    <>
      <Button size="sm" variant="outline" aria-busy={busy} onClick={() => run()}>
        {t(busy ? 'invoice.making' : 'invoice.download')}
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
