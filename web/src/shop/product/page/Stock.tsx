import { chakra } from '@chakra-ui/react';
import { useMessages } from '#web/messages/useMessages.ts';

/** From this number of pieces down, the page says how few are left. */
const FEW = 5;

/** Whether the product is in stock, in words and colour. */
export const Stock = ({ pieces }: { pieces: number }) => {
  const { t } = useMessages();
  const palette = pieces === 0 ? 'red' : pieces <= FEW ? 'orange' : 'green';
  const words =
    pieces === 0
      ? t('product.soldOut')
      : pieces <= FEW
        ? t('product.stock.few', { count: pieces })
        : t('product.stock', { count: pieces });
  return (
    <chakra.span
      colorPalette={palette}
      color="colorPalette.fg"
      textStyle="sm"
      fontWeight="medium"
      display="inline-flex"
      alignItems="center"
      gap="2"
    >
      <chakra.span boxSize="2" borderRadius="full" bg="colorPalette.solid" aria-hidden />
      {words}
    </chakra.span>
  );
};
