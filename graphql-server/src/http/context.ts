import DataLoader from 'dataloader';
import type { DeliveryDays } from '../../../schema/delivery.ts';
import type { CartModel } from '../cart/cart.model.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { MessageModel } from '../conversation/conversation.model.ts';
import type { ConversationService, MessagesOfRequest } from '../conversation/conversation.service.ts';
import type { AccountService } from '../auth/account.service.ts';
import type { AccountDataService } from '../privacy/account-data.service.ts';
import type { AccountDeletionService } from '../privacy/account-deletion.service.ts';
import type { AddressRow } from '../address/address.entity.ts';
import type { AddressService } from '../address/address.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ClientInfo } from '../auth/client-info.ts';
import type { CustomerModel, Language, Viewer } from '../customer/customer.model.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { GoogleService } from '../auth/google/google.service.ts';
import type { SessionCookies } from '../auth/session/session-cookies.ts';
import type { SessionService } from '../auth/session/session.service.ts';
import type { SignInService } from '../auth/sign-in.service.ts';
import type { TokenSubject } from '../auth/session/session-token.ts';
import type { MailboxService } from '../mail/mailbox.service.ts';
import type { RateLimits } from './rate-limits.ts';
import { Unauthenticated, type ReviewRefusal } from '../errors.ts';
import type { OrderModel } from '../order/order.model.ts';
import type { OrderService, OrdersOfRequest } from '../order/order.service.ts';
import type { Page } from '../paging.ts';
import type { CategoryTree } from '../product/category-tree.ts';
import type { PictureService } from '../picture/picture.service.ts';
import type {
  CategoryModel,
  ProductDetails,
  ProductModel,
  RelatedRequest,
} from '../product/product.model.ts';
import type { OpinionPage, OpinionPageRequest } from '../review/review.model.ts';
import type { ProductService } from '../product/product.service.ts';
import type { ReviewService } from '../review/review.service.ts';

/** The rules of the shop, one service per noun. */
export interface Services {
  products: ProductService;
  reviews: ReviewService;
  pictures: PictureService;
  orders: OrderService;
  customers: CustomerService;
  addresses: AddressService;
  accounts: AccountService;
  signIns: SignInService;
  google: GoogleService;
  sessions: SessionService;
  deletions: AccountDeletionService;
  accountData: AccountDataService;
  audit: AuditService;
  carts: CartService;
  conversations: ConversationService;
  mailbox: MailboxService;
  limits: RateLimits;
}

/** What the shop offers for signing in: `SignInOptions` of the schema. */
export interface SignInOptions {
  google: boolean;
  mail: boolean;
  mailbox: boolean;
}

/** Reads of one request: equal ones happen once, those of many items as one statement. */
export interface Loaders {
  categoryTree: () => Promise<CategoryTree>;
  categoryCount: DataLoader<CategoryModel, number>;
  categoryPicture: DataLoader<CategoryModel, { picture: string; name: string } | null>;
  product: DataLoader<string, ProductModel | null>;
  productDetails: DataLoader<string, ProductDetails>;
  opinions: DataLoader<OpinionPageRequest, OpinionPage, string>;
  reviewRefusal: DataLoader<string, ReviewRefusal | null>;
  related: DataLoader<RelatedRequest, ProductModel[], string>;
  customer: DataLoader<string, CustomerModel | null>;
  addressesOf: DataLoader<string, AddressRow[]>;
  ordersOf: DataLoader<OrdersOfRequest, Page<OrderModel>, string>;
  orderCountOf: DataLoader<string, number>;
  cartOf: DataLoader<string, CartModel>;
  wishlistOf: DataLoader<string, ProductModel[]>;
  messagesOf: DataLoader<MessagesOfRequest, Page<MessageModel>, string>;
  messageCountOf: DataLoader<string, number>;
}

/** What one request knows. */
export interface RequestContext {
  requestId: string;
  /** The language in which products are told. */
  language: Language;
  services: Services;
  loaders: Loaders;
  /** Where the request comes from. */
  client: ClientInfo;
  /** The cookies of sessions, to read and to set. */
  cookies: SessionCookies;
  signInOptions: SignInOptions;
  /** Whether whoever asks has brought a token of the shop that has ended: they are to be told so. */
  tokenHasEnded: boolean;
  /** Whom the request's access token names; undefined for nobody. Whether it still holds is looked up by `viewer`. */
  subject: TokenSubject | undefined;
  /** How long the shop says that an order takes. */
  deliveryDays: DeliveryDays;
  /** Counts what a documented call costs whoever asks (rest-prices.ts). @throws TooMany for who has spent too much */
  pay: (price: number) => void;
  /** Who is asking, by the shop's own record; null for nobody. Looked up once, when first needed. */
  viewer: () => Promise<Viewer | null>;
  /** Who is asking. @throws Unauthenticated when nobody is signed in */
  signedIn: () => Promise<Viewer>;
}

/** What is told to whoever brings a token that has ended. */
const TOKEN_HAS_ENDED = 'Your token has ended. Please log in again.';

const once = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  let result: Promise<Result> | undefined;
  return () => (result ??= read());
};

const listKey = ({ customerId, first, after }: OrdersOfRequest | MessagesOfRequest) =>
  `${customerId}:${first}:${after}`;

const createLoaders = (
  { products, reviews, customers, addresses, orders, carts, conversations }: Services,
  { language, viewer, signedIn }: Pick<RequestContext, 'language' | 'viewer' | 'signedIn'>,
): Loaders => {
  /** Loaders are made when first used: most requests use one or two. */
  const lazy = <Name extends keyof Loaders>(makers: { [Key in Name]: () => Loaders[Key] }): Pick<
    Loaders,
    Name
  > => {
    const loaders = {};
    for (const [name, make] of Object.entries<() => unknown>(makers)) {
      let made: unknown;
      Object.defineProperty(loaders, name, { get: () => (made ??= make()) });
    }
    return loaders as Pick<Loaders, Name>;
  };
  return lazy({
    categoryTree: () => once(() => products.categoryTree()),
    categoryCount: () => new DataLoader((categories) => products.categoryCounts(categories)),
    categoryPicture: () => new DataLoader((categories) => products.categoryPictures(categories)),
    product: () => new DataLoader((ids) => products.byIds(ids, language)),
    productDetails: () => new DataLoader((ids) => products.details(ids, language)),
    opinions: () =>
      new DataLoader((pages) => reviews.pages(pages), {
        cacheKeyFn: ({ kind, productId, page }) => `${kind}:${productId}:${page}`,
      }),
    reviewRefusal: () => new DataLoader(async (ids) => reviews.refusals(await viewer(), ids)),
    related: () =>
      new DataLoader((requests) => products.related(requests, language), {
        cacheKeyFn: ({ productId, first }) => `${productId}:${first}`,
      }),
    customer: () => new DataLoader((ids) => customers.byIds(ids)),
    addressesOf: () => new DataLoader(async (ids) => addresses.listsOf(await signedIn(), ids)),
    ordersOf: () =>
      new DataLoader(async (requests) => orders.listsOf(await signedIn(), requests), {
        cacheKeyFn: listKey,
      }),
    orderCountOf: () => new DataLoader(async (ids) => orders.countsOf(await signedIn(), ids)),
    cartOf: () => new DataLoader(async (ids) => carts.cartsOf(await signedIn(), ids, language)),
    wishlistOf: () => new DataLoader(async (ids) => carts.wishlistsOf(await signedIn(), ids, language)),
    messagesOf: () =>
      new DataLoader(async (requests) => conversations.listsOf(await signedIn(), requests), {
        cacheKeyFn: listKey,
      }),
    messageCountOf: () => new DataLoader(async (ids) => conversations.countsOf(await signedIn(), ids)),
  });
};

/** What the edge knows of a request before anything is looked up. */
export interface RequestFacts extends Pick<
  RequestContext,
  | 'requestId'
  | 'language'
  | 'client'
  | 'cookies'
  | 'signInOptions'
  | 'deliveryDays'
  | 'tokenHasEnded'
  | 'subject'
  | 'pay'
> {}

/** What a request knows. */
export const createContext = (services: Services, facts: RequestFacts): RequestContext => {
  const { subject } = facts;
  const viewer = once(async () =>
    subject === undefined ? null : services.sessions.viewer(subject.customerId, subject.sessionId),
  );
  const signedIn = async () => {
    const who = await viewer();
    if (who === null) throw new Unauthenticated(facts.tokenHasEnded ? TOKEN_HAS_ENDED : undefined);
    return who;
  };
  return {
    ...facts,
    services,
    loaders: createLoaders(services, { language: facts.language, viewer, signedIn }),
    viewer,
    signedIn,
  };
};
