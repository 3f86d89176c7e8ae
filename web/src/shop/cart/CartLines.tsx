import { Box } from '@chakra-ui/react';
import { Fragment, useEffect, useState } from 'react';
import { useStores } from '../../lib/stores.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { CartLine } from './cart.ts';
import { CartRow } from './CartRow.tsx';
import { putBack, takeOut, type CountedLine } from './changeCart.ts';
import { TakenOut } from '../../ui/TakenOut.tsx';
import { addWish, removeWish } from './wishlist.ts';

/** The line that was removed last, and its index. */
interface Out {
  line: CartLine;
  place: number;
  /** Whether it was moved to the wishlist: new there, or already on it. */
  wish: 'new' | 'old' | null;
}

interface CartLinesProps {
  lines: readonly CountedLine[];
  /** Called with whether there is a removed line that can be put back. */
  onOut: (isOut: boolean) => void;
}

/** The lines of the cart. The last removed line can be put back. */
export const CartLines = ({ lines, onOut }: CartLinesProps) => {
  const { t } = useMessages();
  const stores = useStores();
  const [out, setOut] = useState<Out | null>(null);
  const [backKey, setBackKey] = useState<string | null>(null);
  useEffect(() => onOut(out !== null), [out, onOut]);

  const take = (key: string, wish: Out['wish']) => {
    const taken = takeOut(stores, key);
    if (taken) setOut({ ...taken, wish });
  };
  const move = ({ key, line }: CountedLine) => {
    take(key, addWish(stores, line.productId) ? 'new' : 'old');
  };
  const undo = ({ line, place, wish }: Out) => {
    if (wish === 'new') removeWish(stores, line.productId);
    setBackKey(putBack(stores, { line, place }));
    setOut(null);
  };

  const trace = out && (
    <TakenOut
      text={t(out.wish ? 'cart.moved' : 'cart.removed', { name: out.line.name })}
      onUndo={() => undo(out)}
    />
  );
  if (lines.length === 0 && !out) return null;
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
      {lines.map((counted, place) => (
        <Fragment key={counted.key}>
          {place === out?.place && trace}
          <CartRow
            counted={counted}
            takesFocus={counted.key === backKey}
            onRemove={() => take(counted.key, null)}
            onMove={() => move(counted)}
          />
        </Fragment>
      ))}
      {out && out.place >= lines.length && trace}
    </Box>
  );
};
