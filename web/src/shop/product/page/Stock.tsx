import { useMessages } from '#web/messages/useMessages.ts';

/** From this number of pieces down, the page says how few are left. */
const FEW = 5;

/** Whether the product is in stock, in words and colour. */
export const Stock = ({ pieces }: { pieces: number }) => {
  const { t } = useMessages();
  const level = pieces === 0 ? 'none' : pieces <= FEW ? 'few' : 'many';
  const words =
    pieces === 0
      ? t('product.soldOut')
      : pieces <= FEW
        ? t('product.stock.few', { count: pieces })
        : t('product.stock', { count: pieces });
  return (
    <span className="stock text-sm" data-level={level}>
      {words}
    </span>
  );
};
