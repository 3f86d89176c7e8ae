import type { CSSProperties } from 'react';
import type { Related_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { ProductCard } from '../ProductCard.tsx';

/* GraphQL */ `
  fragment Related_product on Product {
    related(first: 8) {
      ...ProductCard_product
    }
  }
`;

/** Other products of the same category, in full rows. */
export default function Related({ product: { related } }: { product: Related_ProductFragment }) {
  const { t } = useMessages();
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-title">
      <h2 id="related-title" className="heading text-lg">
        {t('product.related')}
      </h2>
      <ul className="related" style={{ '--count': related.length } as CSSProperties}>
        {related.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} sizes="(min-width: 1360px) 310px, (min-width: 1024px) 24vw, 44vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
