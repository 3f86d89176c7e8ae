import { type InMemoryCache, type DocumentNode } from '@apollo/client';
import { getNamedType, isAbstractType, isObjectType, type GraphQLObjectType } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerAnything, readingIn, someVariables } from '#web-test/anything.ts';
import { schema } from '#web-test/schema.ts';
import { createCache } from './client.ts';
import * as generated from '#web/generated/graphql.ts';
import { definePersonalStore, definePublicStore, Stores } from '../stores.ts';
import { forgetAnswers, resetPersonalState } from './personal.ts';

/**
 * All fields that a visitor can reach and whose value does not depend on the viewer, by type. A new field is either
 * marked
 * @personal in the schema, and then removed from the cache at sign-out, or added here.
 */
const PUBLIC = {
  Query:
    'categories category delivery homeProducts mailbox offerProduct post posts product products productsById signInOptions suggestions textPage variantsById',
  Attribute: 'name value',
  AttributeCount: 'count label value',
  AttributeFacet: 'isExact name values',
  BrandCount: 'brand count',
  Category: 'banglaName children englishName id name parent picture pictureKey productCount slug',
  CategoryCount: 'category count',
  ColorOption: 'label value',
  Comment: 'authorName createdAt id product published sellerReply text',
  CommentPage: 'items page pageCount totalCount',
  DeliveryDates: 'from to',
  DemoMail: 'id recipient sentAt subject text',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  Picture: 'alt path',
  Post: 'bodyHtml category description language minutes picture publishedAt slug summary tags title',
  PriceBounds: 'maxCents minCents',
  Product:
    'addedAt attributes availableStock brand category colorOptions colors comments department description englishName hasVariants id image images name note oldPriceCents priceCents rating ratingsBreakdown related reviewCount reviews secondDescription shortDescription sizes tag totalSold variants',
  ProductConnection: 'edges facets isTotalExact nodes pageInfo search totalCount',
  ProductEdge: 'cursor node',
  ProductFacets: 'attributes brands categories isExact price ratings',
  ProductPicture: 'alt color path',
  ProductSearch: 'choices corrections near price',
  RatingCount: 'count percent rating',
  Review: 'authorName createdAt id pictures product published rating sellerReply text verified',
  ReviewPage: 'items page pageCount totalCount',
  SearchChoice: 'chosen kind term',
  SearchCorrection: 'taken typed',
  SearchPrice: 'maxCents minCents term',
  SellerReply: 'createdAt text',
  SignInOptions: 'google mail mailbox',
  Subscription: '',
  Suggestions: 'categories completions products',
  TextPage: 'sections',
  TextSection: 'heading html text',
  Variant: 'availableStock color id image priceCents size sku',
};

/** Where reading begins. */
const ROOTS = [schema.getQueryType(), schema.getSubscriptionType()].filter((type) => !!type);

const fieldsOf = (type: GraphQLObjectType, personal: boolean): string[] =>
  Object.values(type.getFields())
    .filter(({ astNode }) => (astNode?.directives?.some(({ name }) => name.value === 'personal') ?? false) === personal)
    .map(({ name }) => name)
    .toSorted();

/** Returns the fields that can be reached from the query without a personal field, by type. */
const reachable = (): Record<string, string> => {
  const found: Record<string, string> = {};
  const visit = (type: unknown) => {
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(visit);
    if (!isObjectType(type) || found[type.name] !== undefined) return;
    const fields = fieldsOf(type, false);
    found[type.name] = fields.join(' ');
    for (const name of fields) visit(getNamedType(type.getFields()[name]?.type));
  };
  ROOTS.forEach(visit);
  return found;
};

test('every field of the schema is known to be personal or public', () => {
  expect(reachable()).toEqual(PUBLIC);
});

test('every personal field is where it is removed from the cache: of the query, or of a type that is cached by its id', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const misplaced = types.filter(
    (type) => fieldsOf(type, true).length > 0 && !ROOTS.includes(type) && !('id' in type.getFields()),
  );
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});

/** Returns a cache with the responses of all queries and subscriptions of the web. */
const fullCache = (): InMemoryCache => {
  const cache = createCache();
  for (const document of Object.values(generated) as DocumentNode[]) {
    const reading = readingIn(document);
    if (!reading) continue;
    const query = cache.transformDocument(document);
    const variables = someVariables(query);
    const result = answerAnything(query, variables);
    const dataId = reading.operation === 'subscription' ? 'ROOT_SUBSCRIPTION' : 'ROOT_QUERY';
    cache.write({ query, variables, result, dataId });
  }
  return cache;
};

/** Returns the types of the cached objects, with the fields of each. */
const contentOf = (cache: InMemoryCache): Map<string, Set<string>> => {
  const content = new Map<string, Set<string>>();
  for (const entity of Object.values(cache.extract())) {
    const { __typename: type = '', ...fields } = entity as { __typename?: string };
    const names = content.get(type) ?? content.set(type, new Set()).get(type);
    for (const field of Object.keys(fields)) names?.add(/^\w+/.exec(field)?.[0] ?? field);
  }
  return content;
};

test('exactly the personal data is removed from the cache', () => {
  const cache = fullCache();
  const before = contentOf(cache);
  expect([...before.keys()]).toContain('Customer');
  expect([...(before.get('Product') ?? [])]).toContain('reviewRefusal');
  forgetAnswers(cache);
  const after = contentOf(cache);
  const isPublic = (type: string, field: string) =>
    (PUBLIC as Record<string, string>)[type]?.split(' ').includes(field) ?? false;
  for (const [type, fields] of before)
    expect([...(after.get(type) ?? [])].toSorted(), type).toEqual(
      [...fields].filter((field) => isPublic(type, field)).toSorted(),
    );
});

beforeEach(() => {
  const storage = () => {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      clear: () => stored.clear(),
    };
  };
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('dispatchEvent', vi.fn());
});

afterEach(() => vi.unstubAllGlobals());

test('signing out removes cached data, personal stores, storage and drafts; the browser’s settings stay', () => {
  const list = () => ({ items: ['lamp'] });
  const empty = (store: { items: string[] }) => (store.items = []);
  const bought = definePersonalStore(list, empty);
  const seen = definePublicStore(list);
  const stores = new Stores();
  stores.get(bought);
  stores.get(seen);
  for (const key of ['theme', 'language', 'motion', 'division', 'analytics', 'card', 'cart', 'wishlist', 'orders'])
    localStorage.setItem(key, 'kept');
  sessionStorage.setItem('comment 1', '"typed"');
  const cache = fullCache();
  resetPersonalState({ cache }, stores);
  expect(stores.get(bought).items).toEqual([]);
  expect(stores.get(seen).items).toEqual(['lamp']);
  expect([...contentOf(cache).keys()]).not.toContain('Customer');
  for (const key of ['theme', 'language', 'motion', 'division', 'analytics'])
    expect(localStorage.getItem(key)).toBe('kept');
  for (const key of ['card', 'cart', 'wishlist', 'orders']) expect(localStorage.getItem(key)).toBeNull();
  expect(sessionStorage.getItem('comment 1')).toBeNull();
});
