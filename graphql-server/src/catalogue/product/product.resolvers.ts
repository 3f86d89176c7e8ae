import { BadRequest } from '#kernel/errors.ts';
import type { HomeShelf, ProductSort, Resolvers } from '#generated/schema.ts';
import type { Language } from '#kernel/language.ts';
import { isId } from '#kernel/paging.ts';
import type { RequestContext } from '#platform/http/context.ts';
import { toPicture } from '../picture/picture-path.ts';
import type { CategoryModel, ProductDetails, ProductModel, SoldVariant } from './product.model.ts';
import { ratingCounts } from './product.service.ts';

/** The most products or variants that one query may request by id. */
const MOST_IDS = 100;

const checkIds = (ids: readonly string[], what: string): void => {
  if (ids.length < 1 || ids.length > MOST_IDS) throw new BadRequest(`ids must be 1 to ${MOST_IDS} ids of ${what}.`);
};

/** Returns the name of a category in a language. */
const nameIn = ({ name, banglaName }: CategoryModel, language: Language): string =>
  (language === 'BN' && banglaName) || name;

/** Returns a variant of a product as the schema shows it. */
const variantOf = <Variant extends Pick<SoldVariant, 'color' | 'picture' | 'available'>>(
  name: string,
  variant: Variant,
) => ({
  ...variant,
  availableStock: variant.available,
  image: toPicture(variant.picture, variant.color === null ? name : `${name}, ${variant.color}`),
});

/** Returns what only the product page shows; reads it if it was not read with the product. */
const detailsOf = async (product: ProductModel, context: RequestContext): Promise<ProductDetails> =>
  product.details ?? context.loaders.productDetails.load(product.id);

/** The order of each section of the home page. */
const HOME_SORTS = {
  HERO: 'NEWEST',
  TOP_SELLING: 'BEST_SELLING',
  NEW_ARRIVAL: 'NEWEST',
  FOR_YOU: 'POPULARITY',
} as const satisfies Record<HomeShelf, ProductSort>;

/** Products and categories. */
export const productResolvers: Resolvers = {
  Query: {
    products: (_, { filter, sort, first, after }, { services, loaders, language }) =>
      services.productLists.open(
        { filter: filter ?? {}, sort, first, after: after ?? null, language },
        loaders.categoryTree,
      ),
    homeProducts: async (_, { section, first, after }, { services, loaders, language }) => {
      const slug = (await services.cachedSettings()).homeGoods[section];
      // Without its category, the whole shop is shown.
      const within = (await loaders.categoryTree()).bySlug.has(slug) ? slug : null;
      return services.productLists.open(
        { filter: { within }, sort: HOME_SORTS[section], first, after: after ?? null, language },
        loaders.categoryTree,
      );
    },
    product: (_, { id }, { services, language }) => (isId(id) ? services.products.find(id, language) : null),
    productsById: (_, { ids }, { loaders }) => {
      checkIds(ids, 'products');
      return Promise.all(
        ids.map(async (id) => {
          const product = isId(id) ? await loaders.product.load(id) : null;
          return product?.isPublished ? product : null;
        }),
      );
    },
    variantsById: async (_, { ids }, { services, language }) => {
      checkIds(ids, 'variants');
      return (await services.products.variantsByIds(ids, language)).map(
        (variant) => variant && variantOf(variant.productName, variant),
      );
    },
    suggestions: (_, { term }, { services, loaders, language }) =>
      services.productLists.suggestions(term, language, loaders.categoryTree),
    categories: async (_, __, { loaders }) => (await loaders.categoryTree()).roots,
    category: async (_, { slug }, { loaders }) => (await loaders.categoryTree()).bySlug.get(slug) ?? null,
  },
  ProductConnection: {
    edges: async (list) => (await list.page()).edges,
    nodes: async (list) => (await list.page()).nodes,
    pageInfo: async (list) => (await list.page()).pageInfo,
    totalCount: async (list) => (await list.counts(false)).totalCount,
    isTotalExact: async (list) => (await list.counts(false)).isTotalExact,
    facets: async (list) => {
      const { facets } = await list.counts(true);
      if (facets === null) throw new Error('The facets were requested and are not there.');
      return facets;
    },
    search: (list) => list.search(),
  },
  ProductFacets: { attributes: (facets) => facets.attributes() },
  ProductSearch: { near: (search) => search.near() },
  Category: {
    name: (category, _, { language }) => nameIn(category, language),
    englishName: ({ name }) => name,
    productCount: (category, _, { loaders }) => loaders.categoryCount.load(category),
    pictureKey: ({ picture }) => picture,
    picture: async (category, _, { loaders, language }) => {
      if (category.picture !== null) return toPicture(category.picture, nameIn(category, language));
      const best = await loaders.categoryPicture.load(category);
      return best && toPicture(best.picture, best.name);
    },
  },
  Product: {
    englishName: ({ name, englishName }) => englishName ?? name,
    image: ({ picture, name }) => toPicture(picture, name),
    images: async (product, _, context) => {
      const { pictures, colors, colorPictures, pictureAlts } = await detailsOf(product, context);
      const altOf = (key: string, usual: string) => {
        const { en, bn } = pictureAlts[key] ?? {};
        return (context.language === 'BN' ? bn || en : en) || usual;
      };
      return [
        ...pictures.map((key) => ({ ...toPicture(key, altOf(key, product.name)), color: null })),
        ...colors.flatMap((color) => {
          const key = colorPictures[color];
          return key === undefined ? [] : [{ ...toPicture(key, altOf(key, `${product.name}, ${color}`)), color }];
        }),
      ];
    },
    ratingsBreakdown: async (product, _, context) => {
      const { ratingCounts: counts } = await detailsOf(product, context);
      return ratingCounts((rating) => counts[rating - 1] ?? 0);
    },
    category: ({ categoryId }, _, { loaders }) => loaders.category(categoryId),
    department: async ({ categoryId }, _, { loaders }) => {
      const category = await loaders.category(categoryId);
      return category.parent ?? category;
    },
    tag: async (product, _, context) => (await detailsOf(product, context)).tag,
    addedAt: async (product, _, context) => (await detailsOf(product, context)).addedAt,
    note: async (product, _, context) => (await detailsOf(product, context)).note,
    shortDescription: async (product, _, context) => (await detailsOf(product, context)).shortDescription,
    description: async (product, _, context) => (await detailsOf(product, context)).description,
    secondDescription: async (product, _, context) => (await detailsOf(product, context)).secondDescription,
    colors: async (product, _, context) => (await detailsOf(product, context)).colors,
    colorOptions: async (product, _, context) => {
      const { colors, colorLabels } = await detailsOf(product, context);
      return colors.map((value, place) => ({ value, label: colorLabels?.[place] || value }));
    },
    variants: async (product, _, context) => {
      const variants = product.variants === undefined ? (await detailsOf(product, context)).variants : product.variants;
      return (variants ?? []).map((variant) => variantOf(product.name, variant));
    },
    attributes: async (product, _, context) => (await detailsOf(product, context)).attributes,
    sizes: async (product, _, context) => (await detailsOf(product, context)).sizes,
    related: ({ id, categoryId }, { first }, { loaders }) => {
      if (first < 1 || first > 24) throw new BadRequest('first must be a whole number from 1 to 24.');
      return loaders.related.load({ productId: id, categoryId, first });
    },
  },
};
