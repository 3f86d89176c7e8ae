import { deliveryFeesOf } from '#schema/shop-settings.ts';
import type { ProductPageQuery } from '#web/generated/graphql.ts';
import { paths } from '#web/lib/paths.ts';
import { pictureUrl } from '#web/ui/Picture.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { DESCRIPTION_CHARACTERS, type Describe, type PageInput } from './facts.ts';
import { shortened } from './markup.ts';
import { wordsOf } from './words.ts';

type Product = NonNullable<ProductPageQuery['product']>;

/** The most characters of a review that are repeated for search engines. */
const REVIEW_CHARACTERS = 300;

const SHIPPING_ID = '#shipping';

/** Returns what delivery costs, once for all offers of the page. */
const shippingFor = (feeCents: number) => ({
  '@type': 'OfferShippingDetails',
  '@id': SHIPPING_ID,
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: dollars(feeCents),
    currency: 'USD',
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BD' },
});

const RETURNS_ID = '#returns';

/** Until when something can be sent back. */
const returnsWithin = (days: number) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': RETURNS_ID,
  applicableCountry: 'BD',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
});

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The facts of a product's page. */
export const describeProduct: Describe = (input) => {
  const { product } = (input.data ?? {}) as Partial<ProductPageQuery>;
  if (!product) return null;
  const { messages } = input;
  const { name, shortDescription, note, priceCents, availableStock, brand } = product;
  const path = paths.details(product.id);
  const words = [shortDescription, note, wordsOf(input.settings, messages.language).nameOnly(name)];
  return {
    path,
    name,
    type: 'product',
    description: shortened(words.find((text) => text.trim() !== '') ?? '', DESCRIPTION_CHARACTERS),
    picture: product.image,
    properties: [
      ['product:price:amount', dollars(priceCents)],
      ['product:price:currency', 'USD'],
      ['product:availability', availableStock > 0 ? 'in stock' : 'out of stock'],
      ['product:condition', 'new'],
      ['product:brand', brand],
      // As the product feed has them: a product with variants is a group of items there.
      [`product:${product.variants.length > 0 ? 'item_group_id' : 'retailer_item_id'}`, product.id],
    ],
    graph: [
      productData(product, input),
      // No address is known: the most that it can cost.
      shippingFor(deliveryFeesOf(input.settings.delivery, priceCents).most),
      returnsWithin(input.settings.returnDays),
      breadcrumbs(product.category, input, { name, path }),
    ],
  };
};

/** Returns the product as schema.org has it: one with variants as a group of products. */
const productData = (product: Product, input: PageInput): object => {
  const { id, name, brand, colors, sizes, variants, category } = product;
  const url = input.urlOf(paths.details(id));
  const common = {
    name,
    description: shortened(`${product.shortDescription} ${product.description}`, 5000),
    brand: { '@type': 'Brand', name: brand },
    category: input.messages.translate(category.name),
    image: product.images
      .filter(({ color }) => color === null)
      .slice(0, 3)
      .map(({ path }) => input.fileUrl(pictureUrl(path, 1200, 'jpg'))),
    url,
    ...opinions(product),
  };
  if (variants.length === 0) return { '@type': 'Product', ...common, sku: id, offers: offer(product, product, input) };
  const labelOf = new Map(product.colorOptions.map(({ value, label }) => [value, label]));
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: id,
    variesBy: [
      ...(colors.length > 0 ? ['https://schema.org/color'] : []),
      ...(sizes.length > 0 ? ['https://schema.org/size'] : []),
    ],
    hasVariant: variants.map((variant) => {
      const color = variant.color === null ? undefined : (labelOf.get(variant.color) ?? variant.color);
      const size = variant.size === null ? undefined : input.messages.translate(variant.size);
      const picture = product.images.find((image) => image.color !== null && image.color === variant.color);
      return {
        '@type': 'Product',
        name: [name, color, size].filter((part) => part !== undefined).join(', '),
        sku: variant.id,
        image: input.fileUrl(pictureUrl((picture ?? product.image).path, 1200, 'jpg')),
        ...(color !== undefined && { color }),
        ...(size !== undefined && { size }),
        offers: offer(variant, product, input),
      };
    }),
  };
};

/** Returns what buying costs, and whether that is possible. */
const offer = (
  { priceCents, availableStock }: { priceCents: number; availableStock: number },
  { id, oldPriceCents }: Product,
  { urlOf, messages, settings }: PageInput,
): object => ({
  '@type': 'Offer',
  url: urlOf(paths.details(id)),
  price: dollars(priceCents),
  priceCurrency: 'USD',
  ...(oldPriceCents !== null &&
    oldPriceCents > priceCents && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: dollars(oldPriceCents),
        priceCurrency: 'USD',
      },
    }),
  availability: `https://schema.org/${availableStock > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'Organization', name: settings.name[messages.language] },
  shippingDetails: { '@id': SHIPPING_ID },
  hasMerchantReturnPolicy: { '@id': RETURNS_ID },
});

/** Returns the rating and the newest reviews; nothing for a product without reviews, which has no rating. */
const opinions = ({ rating, reviewCount, reviews }: Product): object =>
  reviewCount === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
        review: reviews.items.map(({ rating: ratingValue, authorName, createdAt, text }) => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 },
          author: { '@type': 'Person', name: authorName },
          datePublished: createdAt,
          reviewBody: shortened(text, REVIEW_CHARACTERS),
        })),
      };
