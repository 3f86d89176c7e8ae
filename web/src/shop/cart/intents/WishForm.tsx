import { useHref, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { WISH_FORM } from '#web/ui/HeartButton.tsx';

/** The form of all hearts of a page: public/intents.js answers it, or the server, until their code is there. */
export const WishForm = () => {
  const { t } = useMessages();
  const action = useHref(paths.wishlist);
  const back = useHref(useLocation());
  return (
    <form
      id={WISH_FORM}
      method="post"
      action={action}
      data-intent="heart"
      data-add={t('cart.wishlist.add', { name: '' })}
      data-remove={t('cart.wishlist.takeOff', { name: '' })}
    >
      <input type="hidden" name="do" value="toggle" />
      <input type="hidden" name="back" value={back} />
    </form>
  );
};
