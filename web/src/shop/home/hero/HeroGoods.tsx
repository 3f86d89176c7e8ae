import { Link } from 'react-router-dom';
import type { HeroGoods_ProductFragment } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';

/* GraphQL */ `
  fragment HeroGoods_product on Product {
    id
    name
    image {
      path
      alt
    }
    priceCents
  }
`;

/** The most products that fit. */
const ROOM = 3;

interface Props {
  /** Undefined while they are loading: their places are kept free. */
  goods: readonly HeroGoods_ProductFragment[] | undefined;
}

/** A few products with prices and links: side by side on narrow screens, in a column on wide ones. */
export const HeroGoods = ({ goods }: Props) => {
  if (goods?.length === 0) return null;
  return (
    <ul className="hero-goods">
      {goods
        ? goods.slice(0, ROOM).map(({ id, name, image, priceCents }) => (
            <li key={id}>
              <Link to={paths.details(id)} className="hero-good">
                <div className="thumbnail">
                  <Picture picture={image} sizes="(min-width: 768px) 64px, 30vw" widest={480} decorative />
                </div>
                <div>
                  <span className="text-xs two-lines">{name}</span>
                  <Price cents={priceCents} size="sm" />
                </div>
              </Link>
            </li>
          ))
        : Array.from({ length: ROOM }, (_, place) => (
            <li key={place} aria-hidden>
              <div data-scripted className="skeleton" />
            </li>
          ))}
    </ul>
  );
};
