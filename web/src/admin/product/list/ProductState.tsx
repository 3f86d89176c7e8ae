import type { ProductStatus } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { StateDot } from '#web/admin/ui/StateDot.tsx';
import { Muted } from '#web/admin/ui/texts.tsx';

const COLORS: Readonly<Record<ProductStatus, string>> = {
  DRAFT: 'yellow',
  PUBLISHED: 'green',
  ARCHIVED: 'gray',
};

/** The status of a product, as a word with a dot in its colour; of a draft, when it is published. */
export const ProductState = ({ status, publishAt }: { status: ProductStatus; publishAt: string | null }) => {
  const { t, formatDateTime } = useMessages();
  const at = publishAt === null ? null : t('admin.products.publishedAt', { at: formatDateTime(publishAt) });
  return (
    <StateDot colorPalette={COLORS[status]} title={at ?? undefined}>
      {t(`admin.products.${status}`)}
      {at !== null && <Muted> · {at}</Muted>}
    </StateDot>
  );
};
