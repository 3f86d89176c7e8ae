import type { LanguageTag } from '#schema/language.ts';
import { deliveryFeesOf, type DeliveryTerms } from '#schema/shop-settings.ts';
import { addressIn } from '#schema/translations.ts';
import { feedPictureUrl } from '../picture/picture-path.ts';
import type { CategoryTree } from '../product/category-tree.ts';
import type { PublishedProduct } from '../product/published/published.service.ts';
import { element, shortened, XML, xmlText } from './xml.ts';

/** What Google Merchant Center and Meta's catalogue accept, the smaller of both. */
const MOST = { title: 150, description: 5000, brand: 70, choice: 100, productType: 750, morePictures: 10 };

const DESCRIPTIONS: Record<LanguageTag, string> = {
  en: 'All products of the shop.',
  bn: 'দোকানের সব পণ্য।',
};

/** Where a feed leads, and its language. */
export interface FeedPlace {
  /** Public URL of the shop without a slash at the end. */
  origin: string;
  language: LanguageTag;
}

/** What a feed is written from, besides the products. */
interface FeedRequest extends FeedPlace {
  tree: CategoryTree;
  delivery: DeliveryTerms;
  /** What the shop is called in the language. */
  name: string;
}

type Variant = NonNullable<PublishedProduct['variants']>[number];

/** One row of the catalogue: a variant, or a product that has none. */
interface Item {
  id: string;
  priceCents: number;
  available: number;
  picture: string | undefined;
  color?: string | undefined;
  size?: string | undefined;
  groupId?: string;
}

const inDollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;

const shipping = (cents: number): string =>
  `<g:shipping><g:country>BD</g:country><g:service>Standard</g:service>${element('g:price', inDollars(cents))}</g:shipping>`;

/** Returns the items of a product: it itself, or its variants. */
const itemsOf = (product: PublishedProduct): Item[] => {
  const { id, priceCents, available, variants, pictures } = product;
  if (variants === null || variants.length === 0) return [{ id, priceCents, available, picture: pictures[0] }];
  return variants.map((variant) => ({
    id: variant.id,
    priceCents: variant.priceCents ?? priceCents,
    available: variant.available,
    picture: pictureOf(variant, product),
    color: labelOf(variant.color, product),
    size: variant.size ?? undefined,
    groupId: id,
  }));
};

const pictureOf = ({ picture, color }: Variant, { colorPictures, pictures }: PublishedProduct) =>
  picture ?? (color === null ? undefined : colorPictures[color]) ?? pictures[0];

/** Returns the name of a colour in the language that was read. */
const labelOf = (color: string | null, { colors, colorLabels }: PublishedProduct): string | undefined =>
  color === null ? undefined : colorLabels?.[colors.indexOf(color)] || color;

/** Returns the path of a category from its root, as `product_type` expects it. */
const pathOf = (categoryId: string, { byId }: CategoryTree): string => {
  const names: string[] = [];
  for (let category = byId.get(categoryId) ?? null; category !== null; category = category.parent)
    names.unshift(category.name);
  return names.join(' > ');
};

/** Returns the title of an item, which ends with what it is chosen by: nothing else tells variants apart. */
const titleOf = (name: string, { color, size }: Item): string => {
  const choice = [color, size].filter((one) => one !== undefined).join(', ');
  const ending = choice === '' ? '' : ` - ${shortened(choice, MOST.choice)}`;
  return shortened(name, MOST.title - ending.length) + ending;
};

const describe = ({ shortDescription, description, secondDescription, name }: PublishedProduct): string => {
  const texts = [shortDescription, description, secondDescription].filter((text) => text.trim() !== '');
  return shortened(texts.length === 0 ? name : texts.join('\n\n'), MOST.description);
};

const itemXml = (product: PublishedProduct, item: Item, { origin, language, tree, delivery }: FeedRequest): string => {
  const { oldPriceCents, pictures, brand } = product;
  const isReduced = oldPriceCents !== null && oldPriceCents > item.priceCents;
  const url = (key: string) => feedPictureUrl(origin, key);
  const more = pictures.filter((key) => key !== item.picture).slice(0, MOST.morePictures);
  return [
    '<item>',
    element('g:id', item.id),
    element('g:title', titleOf(product.name, item)),
    element('g:description', describe(product)),
    element('g:link', addressIn(language, origin, `/details/${product.id}`)),
    element('g:image_link', item.picture && url(item.picture)),
    ...more.map((key) => element('g:additional_image_link', url(key))),
    element('g:availability', item.available > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', inDollars(isReduced ? oldPriceCents : item.priceCents)),
    element('g:sale_price', isReduced ? inDollars(item.priceCents) : undefined),
    element('g:condition', 'new'),
    element('g:brand', shortened(brand, MOST.brand)),
    // The shop knows neither bar codes nor the manufacturers' numbers.
    element('g:identifier_exists', 'no'),
    element('g:product_type', shortened(pathOf(product.categoryId, tree), MOST.productType)),
    element('g:item_group_id', item.groupId),
    element('g:color', item.color && shortened(item.color, MOST.choice)),
    element('g:size', item.size && shortened(item.size, MOST.choice)),
    // No address is known: the most that it can cost.
    shipping(deliveryFeesOf(delivery, item.priceCents).most),
    '</item>\n',
  ].join('');
};

/**
 * Yields the feed of all products for Google Merchant Center and Meta's catalogue: RSS 2.0 with Google's elements, an
 * item per variant. Decision 11 says why each element is as it is.
 */
export const productFeed = async function* (
  products: AsyncIterable<PublishedProduct>,
  request: FeedRequest,
): AsyncGenerator<string, void> {
  const { origin, language, name } = request;
  yield `${XML}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', name)}<link>${xmlText(addressIn(language, origin, '/'))}</link>${element('description', DESCRIPTIONS[language])}\n`;
  for await (const product of products) for (const item of itemsOf(product)) yield itemXml(product, item, request);
  yield '</channel></rss>\n';
};
