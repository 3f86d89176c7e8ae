import { memo } from 'react';
import type { ProductCard_ProductFragment } from '#web/generated/graphql.ts';
import { cutWords } from '#web/lib/cutWords.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { HeartButton } from '#web/ui/HeartButton.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { Rating } from '#web/ui/Rating.tsx';
import { useWish } from '../cart/wishlist.ts';
import { ProductLink } from './ProductLink.tsx';

/* GraphQL */ `
  fragment ProductCard_product on Product {
    id
    name
    image {
      path
      alt
    }
    priceCents
    oldPriceCents
    totalSold
    rating
    reviewCount
    availableStock
  }
`;

/** The most words of a name on a card (spec §9). */
const CARD_NAME_WORDS = 8;

interface Props {
  product: ProductCard_ProductFragment;
  /** How wide the picture is shown, as in the attribute `sizes`. */
  sizes: string;
  /** Rank among the best sellers: the first three have a ribbon. */
  top?: number | undefined;
  /** Shows how many pieces were sold. */
  showSold?: boolean;
  /** For the first visible cards: the picture is loaded at once. */
  priority?: boolean;
  /** The heading level of the name. */
  heading?: 'h2' | 'h3';
}

/** A product in a list: the whole card is a link, with a heart button on it. It is not rendered again with its list. */
export const ProductCard = memo(({ product, sizes, top, showSold, priority, heading: Heading = 'h3' }: Props) => {
  const { t } = useMessages();
  const wish = useWish(product.id);
  return (
    <article className="card">
      <div className="card-picture">
        <Picture
          picture={product.image}
          sizes={sizes}
          widest={800}
          priority={priority ?? false}
          decorative
          className="lift"
        />
        {top !== undefined && top <= 3 && <span className="tag card-ribbon">{t('card.top', { place: top })}</span>}
        {product.availableStock === 0 && <span className="card-sold-out text-xs">{t('card.soldOut')}</span>}
      </div>
      <div className="card-text">
        <Price cents={product.priceCents} oldCents={product.oldPriceCents} />
        <Heading className="card-name">
          <ProductLink productId={product.id} className="card-link">
            {cutWords(product.name, CARD_NAME_WORDS)}
          </ProductLink>
        </Heading>
        <Rating value={product.rating} showNumber count={product.reviewCount} />
        {showSold && <p className="card-sold">{t('card.sold', { count: product.totalSold })}</p>}
      </div>
      {/* Last in the DOM, so that the keyboard reaches the product first; CSS puts it in the corner of the picture. */}
      <HeartButton
        label={t(wish.isWished ? 'cart.wishlist.takeOff' : 'cart.wishlist.add', { name: product.name })}
        product={product.id}
        pressed={wish.isWished}
        onToggle={wish.toggle}
        className="card-heart"
      />
    </article>
  );
});
