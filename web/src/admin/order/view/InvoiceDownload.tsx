import { Button } from '@chakra-ui/react';
import { useAction } from '../../../lib/form/useAction.ts';
import { download } from '../../../lib/session/download.ts';
import { useStores } from '../../../lib/stores.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useSay } from '../../ui/notes.ts';

/** Downloads the invoice of an order in the language of the page. */
export const InvoiceDownload = ({ order }: { order: { id: string; number: number } }) => {
  const { t, language } = useMessages();
  const stores = useStores();
  const say = useSay();
  const path = `/order/invoice/${encodeURIComponent(order.id)}?language=${language}`;
  const { busy, run } = useAction(async () => {
    const failure = await download(stores, path, `haat-invoice-${order.number}.pdf`);
    if (failure) say({ tone: 'error', text: failure });
    else say({ text: t('invoice.done') });
  });
  return (
    <Button size="sm" variant="outline" aria-busy={busy} onClick={() => run()}>
      {t(busy ? 'invoice.making' : 'invoice.download')}
    </Button>
  );
};
