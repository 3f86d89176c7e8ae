import { useMessages } from '#web/messages/useMessages.ts';
import { Price } from '#web/ui/Price.tsx';
import { Thumbnail } from '#web/ui/Thumbnail.tsx';

interface Props {
  /** The price of what is chosen, in cents. */
  priceCents: number;
  /** The product in the chosen colour. */
  picture: { path: string; alt: string };
  /** The chosen colour and size. */
  chosen: readonly string[];
  disabled: boolean;
  /** Id of the form with the choices, and the address to which Buy Now sends it. */
  form: string;
  action: string;
}

/** The bar at the bottom of a phone's screen: what is chosen, the price, and Buy Now. */
export const BuyBar = ({ priceCents, picture, chosen, disabled, form, action }: Props) => {
  const { t, translate } = useMessages();
  return (
    <div data-buy-bar className="buy-bar">
      {chosen.length > 0 && <Thumbnail picture={picture} size={11} />}
      <div>
        <Price cents={priceCents} />
        {chosen.length > 0 && <p className="text-xs muted two-lines">{chosen.map(translate).join(' · ')}</p>}
      </div>
      <button type="submit" className="button button-accent" form={form} formAction={action} disabled={disabled}>
        {t('product.buyNow')}
      </button>
    </div>
  );
};
