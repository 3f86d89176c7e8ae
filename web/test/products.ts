import type {
  CategoryPageQuery,
  HomePageQuery,
  ProductCard_ProductFragment,
  ProductPageQuery,
  SearchPageQuery,
} from '../src/generated/graphql.ts';

/** The days between which what is ordered now arrives. */
export const deliveryDays = { from: '2027-01-16', to: '2027-01-19' };

let made = 0;

/** Returns a product as cards select it. */
export const aCard = (parts: Partial<ProductCard_ProductFragment> = {}): ProductCard_ProductFragment => {
  made += 1;
  return {
    id: `product-${made}`,
    name: `Product ${made}`,
    image: { path: `/pictures/product-${made}-1`, alt: `Product ${made}` },
    priceCents: 1999,
    oldPriceCents: null,
    totalSold: 0,
    rating: 4,
    reviewCount: 3,
    availableStock: 10,
    ...parts,
  };
};

/** Returns colours as options: in English the labels equal the values. */
export const asOptions = (colors: readonly string[]) => colors.map((value) => ({ value, label: value }));

type Product = NonNullable<ProductPageQuery['product']>;

/** Returns a product as its page selects it. */
export const aProduct = (parts: Partial<Product> = {}): Product => {
  const card = aCard();
  return {
    ...card,
    images: [1, 2, 3].map((view) => ({
      path: `/pictures/phone-${view}`,
      alt: `Phone, view ${view}`,
      color: null,
    })),
    category: {
      slug: 'mobile-phones',
      name: 'Mobile Phones',
      parent: { slug: 'electronics', name: 'Electronics', parent: null },
    },
    brand: 'Apple',
    note: 'One year of warranty',
    shortDescription: 'A phone.',
    description: 'It rings.',
    secondDescription: 'It also takes pictures.',
    colors: ['Black', 'Blue'],
    colorOptions: asOptions(parts.colors ?? ['Black', 'Blue']),
    sizes: ['128 GB', '256 GB'],
    attributes: [],
    variants: [],
    ratingsBreakdown: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0, percent: 0 })),
    reviews: { items: [], pageCount: 0, totalCount: 0 },
    comments: { items: [], pageCount: 0, totalCount: 0 },
    related: [],
    ...parts,
  };
};

/** Returns the data of the product page. */
export const aProductPage = (product: Product | null): ProductPageQuery => ({
  product,
  delivery: deliveryDays,
});

type Connection = SearchPageQuery['products'];

/** Returns a complete list of products, unless changed. */
export const aList = (cards: ProductCard_ProductFragment[], parts: Partial<Connection> = {}): Connection => ({
  totalCount: cards.length,
  isTotalExact: true,
  edges: cards.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, endCursor: cards.at(-1)?.id ?? null },
  facets: {
    isExact: true,
    categories: [{ category: { slug: 'electronics', name: 'Electronics' }, count: 7 }],
    brands: [
      { brand: 'Walton', count: 9 },
      { brand: 'Apple', count: 4 },
    ],
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating * 2 })),
    price: { maxCents: 104_950 },
    attributes: [
      {
        name: 'Material',
        isExact: true,
        values: [
          { value: 'Oak', label: 'Oak', count: 5 },
          { value: 'Teak', label: 'Teak', count: 3 },
        ],
      },
      {
        name: 'Color',
        isExact: true,
        values: [{ value: 'Red', label: 'লাল', count: 2 }],
      },
      {
        name: 'Size',
        isExact: true,
        values: ['L', 'S', 'M'].map((value) => ({ value, label: value, count: 4 })),
      },
    ],
  },
  search: null,
  ...parts,
});

/** Returns the data of the home page. */
export const aHome = (
  products: ProductCard_ProductFragment[],
  { after = null }: { after?: string | null } = {},
): HomePageQuery => {
  const list = (cards: ProductCard_ProductFragment[]) => ({ edges: cards.map((node) => ({ node })) });
  return {
    categories: [],
    hero: { edges: [] },
    bestSelling: {
      edges: products.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: after !== null, endCursor: after },
    },
    popular: list([aCard()]),
    newest: list([aCard(), aCard()]),
    offer: { edges: [] },
    offerProduct: null,
    posts: [],
  };
};

/** Returns a category as its page selects it. */
export const aCategory = (
  parts: Partial<NonNullable<CategoryPageQuery['category']>> = {},
): NonNullable<CategoryPageQuery['category']> => ({
  id: 'category-1',
  slug: 'electronics',
  name: 'Electronics',
  parent: null,
  children: [],
  ...parts,
});
