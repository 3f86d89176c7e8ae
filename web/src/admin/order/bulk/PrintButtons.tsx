import { Button } from '@chakra-ui/react';
import { MAX_PAPERS, PAPER_KINDS, type PaperKind } from '#schema/documents.ts';
import { download } from '#web/lib/session/download.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useToast, useToastAction } from '#web/admin/ui/toasts/toasts.ts';

interface PrintButtonsProps {
  orderIds: readonly string[];
  /** Only the papers of this parcel of the order. */
  parcel?: { id: string; trackingNumber: string };
}

/** Downloads packing slips or labels of orders, one file for all, in the language of the page. */
export const PrintButtons = ({ orderIds, parcel }: PrintButtonsProps) => {
  const { t, language } = useMessages();
  const stores = useStores();
  const say = useToast();
  const { busy, what, run } = useToastAction(async (kind: PaperKind) => {
    const query = new URLSearchParams({ kind, language, ids: orderIds.join(',') });
    if (parcel) query.set('shipment', parcel.id);
    const failure = await download(stores, `/backend/admin/papers.pdf?${query}`, 'haat-papers.pdf');
    if (failure) return failure;
    say({ text: t('admin.orders.print.done', { count: orderIds.length }) });
  });
  return PAPER_KINDS.map((kind) => (
    <Button
      key={kind}
      size="sm"
      variant="outline"
      aria-label={parcel && `${t(`admin.orders.print.${kind}`)} ${parcel.trackingNumber}`}
      disabled={orderIds.length > MAX_PAPERS}
      title={orderIds.length > MAX_PAPERS ? t('admin.orders.most', { count: MAX_PAPERS }) : undefined}
      aria-busy={busy && what === kind}
      onClick={() => void run(kind)}
    >
      {t(`admin.orders.print.${kind}`)}
    </Button>
  ));
};
