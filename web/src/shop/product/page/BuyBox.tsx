import { Suspense, useEffectEvent, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useHref, useLocation } from 'react-router-dom';
import type { DeliveryDates } from '#schema/delivery.ts';
import { deliveryFeesOf } from '#schema/shop-settings.ts';
import { ADD_TO_CART_MESSAGES, addToCartError } from '#schema/add-to-cart.ts';
import type { BuyBox_ProductFragment } from '#web/generated/graphql.ts';
import { formatDays } from '#web/lib/formatDays.ts';
import { lazyPart } from '#web/lib/lazyPart.ts';
import { paths } from '#web/lib/paths.ts';
import { useSettings } from '#web/lib/settings.ts';
import { feeInWords } from '#web/messages/feeInWords.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { withTexts } from '#web/messages/withTexts.tsx';
import { ChoiceButtons } from '#web/ui/ChoiceButtons.tsx';
import { HeartButton } from '#web/ui/HeartButton.tsx';
import { pictureUrl } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { Rating } from '#web/ui/Rating.tsx';
import { usePiecesInCart } from '#web/shop/cart/cart.ts';
import { useAddIntents } from '#web/shop/cart/intents/useAddIntents.ts';
import { useAddToCart } from '#web/shop/cart/useAddToCart.ts';
import { useWish } from '#web/shop/cart/wishlist.ts';
import { BuyBar } from './BuyBar.tsx';
import { pictureOf } from '../pictureOf.ts';
import { isSoldOut, stockOf } from '../stockOf.ts';
import { ReviewsLink } from '../ReviewsLink.tsx';
import { Stock } from './Stock.tsx';

/** Few products are sold out. */
const StockAlert = lazyPart(() => withTexts(() => import('../alert/StockAlert.tsx')));

/* GraphQL */ `
  fragment BuyBox_product on Product {
    id
    name
    image {
      path
      alt
    }
    images {
      path
      alt
      color
    }
    priceCents
    oldPriceCents
    brand
    note
    rating
    reviewCount
    shortDescription
    colors
    colorOptions {
      value
      label
    }
    sizes
    availableStock
    variants {
      id
      color
      size
      priceCents
      availableStock
    }
  }
`;

/** What was chosen when Buy Now is pressed. */
export interface Choice {
  quantity: number;
  /** The product in the chosen colour. */
  image: { path: string; alt: string };
  color: string | null;
  size: string | null;
}

/** What is chosen when Add To Cart is pressed. */
type Chosen = Omit<Choice, 'image'>;

interface Props {
  product: BuyBox_ProductFragment;
  /** The delivery days if it is ordered now. */
  delivery: DeliveryDates;
  /** The chosen colour, which the pictures follow too. */
  color: string | null;
  onColor: (color: string | null) => void;
  onBuy: (choice: Choice) => void;
  /** Whether the product is only previewed: then nothing of it reaches cart or wishlist. */
  isPreview?: boolean;
}

/** Name, price, choices, and the two buttons. */
export const BuyBox = ({ product, delivery, color, onColor, onBuy, isPreview = false }: Props) => {
  const messages = useMessages();
  const { t, translate, language } = messages;
  const [size, setSize] = useState<string | null>(null);
  const [wanted, want] = useState(1);
  const [error, setError] = useState<string | null>(null);
  const cart = useAddToCart();
  const inCart = usePiecesInCart(product.id);
  const wish = useWish(product.id);
  const { priceCents, stock, variantId } = stockOf(product, { color, size });
  const soldOut = stock < 1;
  // Of a choice that is not complete, something else may be in stock.
  const canWait = soldOut && (variantId !== null || product.availableStock < 1);
  const oldPriceCents =
    product.oldPriceCents !== null && product.oldPriceCents > priceCents ? product.oldPriceCents : null;
  const image = pictureOf(product, color);
  const quantity = Math.max(1, Math.min(wanted, stock));
  const fees = deliveryFeesOf(useSettings().delivery, priceCents * quantity);
  const arrives = () => {
    const days = formatDays(delivery, language);
    if (fees.most === 0) return t('product.arrives.free', { days });
    const key = fees.least === fees.most ? 'product.arrives' : 'product.arrives.from';
    return t(key, { days, fee: feeInWords(messages, fees) });
  };

  const choose = (set: (option: string | null) => void) => (option: string | null) => {
    set(option);
    setError(null);
    cart.clear();
  };
  const add = (chosen: Chosen) => {
    const missing = addToCartError(product, chosen);
    setError(missing);
    if (missing !== null || isPreview) return cart.clear();
    const { id: productId, name } = product;
    const { variantId, priceCents, stock } = stockOf(product, chosen);
    const line = { productId, name, image: pictureOf(product, chosen.color), priceCents, ...chosen };
    cart.add(line, stock, variantId);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    // public/intents.js has answered it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) onBuy({ quantity, image, color, size });
    else add({ quantity, color, size });
  };

  const form = useId();
  const action = useHref(paths.cart);
  const buyAction = useHref('/buy');
  const back = useHref(useLocation());
  const alert = useRef<HTMLParagraphElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  // What public/intents.js has said before the code was there, and what it has stored.
  const takeOver = () => {
    setError(alert.current?.textContent || null);
    for (const { current } of [alert, status]) current?.replaceChildren();
  };
  const begin = useEffectEvent(takeOver);
  useLayoutEffect(() => begin(), []);
  useAddIntents(isPreview ? null : product.id, (intent) => {
    takeOver();
    add(intent);
  });

  return (
    <div className="buy">
      <p className="text-sm muted">{product.brand}</p>
      <div className="buy-head">
        <h1 className="heading text-xl">{product.name}</h1>
        <HeartButton
          label={t(wish.isWished ? 'cart.wishlist.takeOff' : 'cart.wishlist.add', { name: product.name })}
          product={product.id}
          pressed={wish.isWished}
          onToggle={() => !isPreview && wish.toggle()}
        />
      </div>
      <div className="buy-rating">
        <Rating value={product.rating} showNumber starSize={18} />
        <ReviewsLink>{t('product.reviewCount', { count: product.reviewCount })}</ReviewsLink>
      </div>
      <Price cents={priceCents} oldCents={oldPriceCents} size="lg" />
      {product.note !== '' && <p className="buy-note text-sm bold accented">{product.note}</p>}
      <p className="buy-words muted">{product.shortDescription}</p>
      <form
        id={form}
        method="post"
        action={action}
        onSubmit={send}
        noValidate
        data-intent="add"
        data-card={JSON.stringify({
          _id: product.id,
          name: product.name,
          price: product.priceCents / 100,
          image: pictureUrl(product.image.path, 800, 'webp'),
        })}
        data-missing={translate(ADD_TO_CART_MESSAGES.selectColorAndSize)}
        data-adding={t('cart.adding')}
      >
        {/* Enter in a field presses the first button: this one, which does nothing. */}
        <input type="submit" value="" aria-hidden disabled hidden />
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="back" value={back} />
        <div className="buy-choices">
          {product.colors.length > 0 && (
            <ChoiceButtons
              label={t('product.color')}
              name="color"
              missing={translate(ADD_TO_CART_MESSAGES.selectColor)}
              options={product.colorOptions.map((option) => ({
                ...option,
                isSoldOut: isSoldOut(product, { color, size }, { color: option.value }),
              }))}
              chosen={color}
              onChoose={choose(onColor)}
              swatches
            />
          )}
          {product.sizes.length > 0 && (
            <ChoiceButtons
              label={t('product.size')}
              name="size"
              missing={translate(ADD_TO_CART_MESSAGES.selectSize)}
              options={product.sizes.map((value) => ({
                value,
                label: translate(value),
                isSoldOut: isSoldOut(product, { color, size }, { size: value }),
              }))}
              chosen={size}
              onChoose={choose(setSize)}
            />
          )}
          <div className="buy-pieces">
            {!soldOut && <QuantityStepper value={quantity} max={stock} onChange={want} />}
            <div>
              <Stock pieces={stock} />
              {!soldOut && <p className="text-sm muted">{arrives()}</p>}
            </div>
          </div>
        </div>
        <div className="buy-buttons">
          <button type="submit" formAction={buyAction} className="button button-lg button-accent" disabled={soldOut}>
            {t('product.buyNow')}
          </button>
          <button type="submit" name="do" value="add" className="button button-lg button-outline" disabled={soldOut}>
            {t('product.addToCart')}
          </button>
        </div>
        <div className="buy-messages text-sm">
          {/* Each one text, which may be there before React is. */}
          <p ref={alert} role="alert" suppressHydrationWarning>
            {error ? translate(error) : (cart.problem ?? '')}
          </p>
          <p role="status">
            <span ref={status} className="added" suppressHydrationWarning>
              {cart.success ?? ''}
            </span>{' '}
            {cart.hint}
          </p>
          {inCart > 0 && (
            <p>
              {t('cart.inside', { count: inCart })} ·{' '}
              <Link to={paths.cart} className="link">
                {t('cart.see')}
              </Link>
            </p>
          )}
        </div>
      </form>
      {canWait && !isPreview && (
        <Suspense>
          <StockAlert productId={product.id} variantId={variantId} color={color} size={size} />
        </Suspense>
      )}
      <BuyBar
        form={form}
        action={buyAction}
        priceCents={priceCents}
        picture={image}
        chosen={[product.colorOptions.find(({ value }) => value === color)?.label, size && translate(size)].filter(
          (option) => typeof option === 'string',
        )}
        disabled={soldOut}
      />
    </div>
  );
};
