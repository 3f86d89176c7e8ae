import type { Description_ProductFragment } from '#web/generated/graphql.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Picture } from '#web/ui/Picture.tsx';

/* GraphQL */ `
  fragment Description_product on Product {
    images {
      path
      alt
    }
    attributes {
      name
      value
    }
    description
    secondDescription
  }
`;

/** The description in two parts with the first picture between them (spec §2), and the attributes. */
export default function Description({ product }: { product: Description_ProductFragment }) {
  const { t } = useMessages();
  return (
    // The column stays without texts, so that what is beside it keeps its place.
    <div className="description">
      {(product.description !== '' || product.secondDescription !== '') && (
        <section aria-labelledby="description">
          <h2 id="description" className="heading text-lg">
            {t('product.description')}
          </h2>
          <p className="prose">{product.description}</p>
          <div className="description-second">
            <div className="rounded">
              <Picture picture={product.images[0]} sizes="(min-width: 480px) 224px, 92vw" widest={640} decorative />
            </div>
            <p className="prose">{product.secondDescription}</p>
          </div>
        </section>
      )}
      {product.attributes.length > 0 && (
        <section aria-labelledby="details">
          <h2 id="details" className="heading text-lg">
            {t('product.details')}
          </h2>
          <dl>
            {product.attributes.map(({ name, value }) => (
              <div key={`${name}:${value}`}>
                <dt className="muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
