import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PostModel, AdminPostModel, AdminPostConnectionModel } from '../catalogue/journal/post.model.ts';
import type { AdminProductModel } from '../catalogue/product-editing/editor/admin-product.model.ts';
import type { AdminProductConnectionModel, PriceChangeModel, StockChangeModel } from '../catalogue/product-editing/manage/manage.model.ts';
import type { ProductImportModel, ProductImportRowModel, ProductImportProblemModel, ProductImportRefusalModel } from '../catalogue/product-import/product-import.model.ts';
import type { ProductModel, CategoryModel, ProductConnectionModel, ProductSearchModel, AttributeFacetModel, ProductFacetsModel } from '../catalogue/product/product.model.ts';
import type { OpinionModel, OpinionListModel } from '../catalogue/review/moderation.model.ts';
import type { CommentModel, ReviewModel, ReviewConnectionModel, CommentConnectionModel } from '../catalogue/review/review.model.ts';
import type { SearchSynonymModel } from '../catalogue/search/search.model.ts';
import type { TextPageModel, SettingModel } from '../catalogue/setting/setting.model.ts';
import type { FailedWorkModel, FailedWorkConnectionModel } from '../office/failed-work/failed-work.model.ts';
import type { SavedViewModel } from '../office/saved-view/saved-view.model.ts';
import type { SalesFiguresModel, PeriodFiguresModel, SalesPartModel, StatisticsModel, FollowedMailsModel, MissedSearchModel } from '../office/statistics/statistics.model.ts';
import type { AddressModel } from '../people/address/address.model.ts';
import type { AuditEntryModel, AuditEntryConnectionModel, AuditSubjectModel } from '../people/audit/audit.model.ts';
import type { SessionModel } from '../people/auth/session/session.model.ts';
import type { MessageModel, ConversationModel, ConversationConnectionModel, MessageConnectionModel, ConversationChangeModel } from '../people/conversation/conversation.model.ts';
import type { CustomerModel } from '../people/customer/customer.model.ts';
import type { CustomerFiguresModel, CustomerConnectionModel, CustomerDecisionModel } from '../people/customer/manage/manage.model.ts';
import type { DemoMailModel } from '../platform/mail/mail.model.ts';
import type { CartLineModel, CartModel } from '../sales/cart/cart.model.ts';
import type { CheckoutModel } from '../sales/checkout/checkout.model.ts';
import type { OrderMoveOutcomeModel } from '../sales/fulfilment/bulk/bulk-moves.model.ts';
import type { ShipmentModel, OrderReturnModel } from '../sales/fulfilment/fulfilment.model.ts';
import type { AdminOrderModel, OrderChangeModel, OrderNoteModel } from '../sales/order/admin/admin-order.model.ts';
import type { BoardOrderModel, BoardCountModel, BoardColumnModel } from '../sales/order/board/board.model.ts';
import type { OrderListModel } from '../sales/order/list/order-list.model.ts';
import type { OrderModel, OrderLineModel, OrderStatusChangeModel, OrderConnectionModel } from '../sales/order/order.model.ts';
import type { TrackedOrderModel } from '../sales/order/tracking/tracking.model.ts';
import type { SavedAccountModel } from '../sales/payment/agreements/saved-account.model.ts';
import type { PaymentAttemptModel } from '../sales/payment/attempts/attempt.model.ts';
import type { OrderPaymentModel, CourierBalanceModel, CollectedOrderModel, CourierPayoutModel, CourierPayoutConnectionModel, LedgerEntryModel } from '../sales/payment/payment.model.ts';
import type { RefundModel, PaymentToSettleModel, PaymentToSettleConnectionModel } from '../sales/payment/refunds/refund.model.ts';
import type { StockAlertModel, WantedProductModel, StockAlertFiguresModel } from '../sales/product-alert/product-alert.model.ts';
import type { PromotionModel, PromotionConnectionModel } from '../sales/promotion/promotion.model.ts';
import type { RequestContext } from '../platform/http/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601, for example 2026-11-20T09:30:00.000Z. */
  DateTime: { input: string; output: Date | string; }
};

/** The status of an account. */
export type AccountStatus =
  /** May sign in. */
  | 'CONFIRMED'
  /** Waits until an admin confirms it. */
  | 'PENDING'
  /** Rejected by an admin. */
  | 'REJECTED';

/** A comment to add. */
export type AddCommentInput = {
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** 1 to 1000 characters. */
  text: Scalars['String']['input'];
};

/** The result of adding a comment. */
export type AddCommentResult = AddCommentSuccess | InvalidInput;

/** The comment is stored and waits for an admin to publish it. */
export type AddCommentSuccess = {
  __typename?: 'AddCommentSuccess';
  /** The comment as stored. */
  comment: Comment;
};

/** A note to add. */
export type AddOrderNoteInput = {
  /** A text of 1 to 80 characters that names this note. Sending it again does not add it twice. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** The text: 1 to 1000 characters. */
  text: Scalars['String']['input'];
};

/** The result of adding a note. */
export type AddOrderNoteResult = AddOrderNoteSuccess | InvalidInput;

/** The note is there. */
export type AddOrderNoteSuccess = {
  __typename?: 'AddOrderNoteSuccess';
  /** The order with its notes. */
  order: AdminOrder;
};

/** A review to add. */
export type AddReviewInput = {
  /** Keys of pictures that the viewer uploaded (POST /backend/pictures): at most 4. */
  pictures?: Array<Scalars['String']['input']>;
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
  /** 1 to 2000 characters. */
  text: Scalars['String']['input'];
};

/** The result of adding a review. */
export type AddReviewResult = AddReviewSuccess | InvalidInput | ReviewNotAllowed;

/** The review is stored and waits for an admin to publish it. */
export type AddReviewSuccess = {
  __typename?: 'AddReviewSuccess';
  /** The review as stored. */
  review: Review;
};

/** A postal address of a customer. */
export type Address = {
  __typename?: 'Address';
  /** The district of the upazila. */
  district: Place;
  /** The division of the district. */
  division: Place;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether it is the default address for orders. */
  isDefault: Scalars['Boolean']['output'];
  /** House, road, village. */
  line: Scalars['String']['output'];
  /** Name of the recipient. */
  name: Scalars['String']['output'];
  /** Phone number as +8801 and nine digits. */
  phoneNumber: Scalars['String']['output'];
  /** The whole address in one line, in English, as an order stores it. */
  text: Scalars['String']['output'];
  /** The upazila (sub-district). */
  upazila: Place;
};

/** An address to store. */
export type AddressInput = {
  /** Whether it is the default address for orders; its text then becomes the shipping address of the profile. */
  isDefault?: Scalars['Boolean']['input'];
  /** House, road, village: 1 to 300 characters. */
  line: Scalars['String']['input'];
  /** Name of the recipient: 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Optional +8801, 8801 or 01, then a digit 3 to 9, then 8 digits; Latin or Bangla digits. */
  phoneNumber: Scalars['String']['input'];
  /** Id of the upazila, such as `dhaka/savar`; district and division follow from it. */
  upazilaId: Scalars['ID']['input'];
};

/** A colour of a product. */
export type AdminColor = {
  __typename?: 'AdminColor';
  /** Name in Bangla; null when the English one is shown. */
  bangla?: Maybe<Scalars['String']['output']>;
  /** Name in English, as orders have it. */
  name: Scalars['String']['output'];
  /** The picture that shows it; null when there is none. */
  picture?: Maybe<AdminPicture>;
};

/** An order with what only the shop sees of it. */
export type AdminOrder = {
  __typename?: 'AdminOrder';
  /** Its statuses, the oldest first, with who set them. */
  changes: Array<OrderChange>;
  /** Id of the order. */
  id: Scalars['ID']['output'];
  /** The ledger of the order, the oldest entry first: at most 200. */
  ledger: Array<LedgerEntry>;
  /** The notes of admins, newest first: at most 100. */
  notes: Array<OrderNote>;
  /** The order as its customer sees it. */
  order: Order;
};

/** A picture of a product, with what describes it to those who do not see it. */
export type AdminPicture = {
  __typename?: 'AdminPicture';
  /** Alternative text in English; null when the product's name stands for it. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Alternative text in Bangla; null when the product's name stands for it. */
  altBangla?: Maybe<Scalars['String']['output']>;
  /** Key in the image store, for inputs. */
  key: Scalars['String']['output'];
  /** Path on this server, as in `Picture.path`. */
  path: Scalars['String']['output'];
};

/** A post as editors see it. */
export type AdminPost = {
  __typename?: 'AdminPost';
  /** Its text in Markdown. */
  body: Scalars['String']['output'];
  /** Its text in Bangla, in Markdown. */
  bodyBangla: Scalars['String']['output'];
  /** Slug of the category that it is about; null for none. */
  categorySlug?: Maybe<Scalars['String']['output']>;
  /** When it was changed last; null for never. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last; null when nobody has, or their account is deleted. */
  changedBy?: Maybe<Customer>;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** What it is about, in Bangla. */
  descriptionBangla: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Key of its picture; null for none. */
  picture?: Maybe<Scalars['String']['output']>;
  /** When it appears, or has appeared; null for a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often it was saved, for whoever saves it next. */
  revision: Scalars['Int']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
  /** Where it stands. */
  state: PostState;
  /** Its tags. */
  tags: Array<Scalars['String']['output']>;
  /** Its tags in Bangla. */
  tagsBangla: Array<Scalars['String']['output']>;
  /** Its title; empty where it says nothing in English. */
  title: Scalars['String']['output'];
  /** Its title in Bangla; empty where it says nothing in Bangla. */
  titleBangla: Scalars['String']['output'];
};

/** A page of posts. */
export type AdminPostConnection = {
  __typename?: 'AdminPostConnection';
  /** The posts of this page with their cursors. */
  edges: Array<AdminPostEdge>;
  /** The posts of this page. */
  nodes: Array<AdminPost>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of all posts. */
  totalCount: Scalars['Int']['output'];
};

/** A post and its cursor. */
export type AdminPostEdge = {
  __typename?: 'AdminPostEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The post. */
  node: AdminPost;
};

/** A product as admins see it: in English, with what shoppers do not see, and in every status. */
export type AdminProduct = {
  __typename?: 'AdminProduct';
  /** When it was added to the shop; a draft is added when it is published. */
  addedAt: Scalars['DateTime']['output'];
  /** Number of pieces in stock. */
  availableStock: Scalars['Int']['output'];
  /** Name of the brand; empty when it has none. */
  brand: Scalars['String']['output'];
  /** The leaf of the category tree. */
  category: Category;
  /** What only the editor of one product shows. */
  details: AdminProductDetails;
  /** Whether its stock is counted by colour and size. */
  hasVariants: Scalars['Boolean']['output'];
  /** Opaque id; the same as of `Product`. */
  id: Scalars['ID']['output'];
  /** Main picture; null for a draft without one. */
  image?: Maybe<Picture>;
  /** Display name in the language of the request; the English one where there is no other. */
  localName: Scalars['String']['output'];
  /** The fewest pieces of one of its variants; null for a product without variants. */
  lowestVariantStock?: Maybe<Scalars['Int']['output']>;
  /** Display name, in English. */
  name: Scalars['String']['output'];
  /** Earlier, higher price in cents; null when there is none. */
  oldPriceCents?: Maybe<Scalars['Int']['output']>;
  /** Price of one piece in cents (dollars); variants may have their own. */
  priceCents: Scalars['Int']['output'];
  /** When a draft is published; null when it waits for somebody to publish it, and for products that are no drafts. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of pieces that are ordered and not delivered yet. */
  reservedStock: Scalars['Int']['output'];
  /** The shop's number of the product; null when it has none, and for products with variants. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Whether shoppers see it. */
  status: ProductStatus;
  /** Pieces sold so far. */
  totalSold: Scalars['Int']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Display name of the admin who changed it last; null when it was not an admin, or when their account is deleted. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of its variants, without archived ones; 0 for a product with one stock. */
  variantCount: Scalars['Int']['output'];
  /** Counts the changes; send it with a change of the whole product. */
  version: Scalars['Int']['output'];
};

/** A page of all products. */
export type AdminProductConnection = {
  __typename?: 'AdminProductConnection';
  /** The products of this page with their cursors. */
  edges: Array<AdminProductEdge>;
  /** Whether that is all of them; false: there are more. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The products of this page. */
  nodes: Array<AdminProduct>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of products in the whole list; at most 10,000 are counted, without a search 100,000. */
  totalCount: Scalars['Int']['output'];
};

/** What the editor shows of a product, besides what lists show. */
export type AdminProductDetails = {
  __typename?: 'AdminProductDetails';
  /** What it is or has, in the order in which it is shown. */
  attributes: Array<Attribute>;
  /** The texts in Bangla; null without a translation. */
  bangla?: Maybe<ProductTexts>;
  /** The colours to choose from, in their order. */
  colors: Array<AdminColor>;
  /** The texts in English. */
  english: ProductTexts;
  /** The general pictures in their order, the main one first. */
  pictures: Array<AdminPicture>;
  /** The sizes to choose from, in their order. */
  sizes: Array<Scalars['String']['output']>;
  /** A word that shoppers search for; empty when there is none. */
  tag: Scalars['String']['output'];
  /** The variants in their order, without archived ones; empty for a product with one stock. */
  variants: Array<AdminVariant>;
};

/** A product and its cursor. */
export type AdminProductEdge = {
  __typename?: 'AdminProductEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: AdminProduct;
};

/** A filter of all products; its parts are combined with AND. */
export type AdminProductFilter = {
  /** Only products of this brand. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a category of any level: only products in it. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Highest price in cents, inclusive. */
  maxPriceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest price in cents, inclusive. */
  minPriceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Only products in this status. */
  status?: InputMaybe<ProductStatus>;
  /** Only products of which so much is left. */
  stock?: InputMaybe<StockLevel>;
  /**
   * A part of a SKU, also of a variant, or words of name, in English or Bangla, brand, category or tag. At most 100
   * characters; no character is special.
   */
  term?: InputMaybe<Scalars['String']['input']>;
};

/** Sort order of the list of all products. */
export type AdminProductSort =
  /** By the date added, oldest first. */
  | 'ADDED_ASC'
  /** By the date added, newest first. */
  | 'ADDED_DESC'
  /** By English name, from A to Z. */
  | 'NAME_ASC'
  /** By English name, from Z to A. */
  | 'NAME_DESC'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Fewest pieces sold first. */
  | 'SOLD_ASC'
  /** Most pieces sold first. */
  | 'SOLD_DESC'
  /** Fewest pieces in stock first. */
  | 'STOCK_ASC'
  /** Most pieces in stock first. */
  | 'STOCK_DESC'
  /** By the last change, oldest first. */
  | 'UPDATED_ASC'
  /** By the last change, newest first. */
  | 'UPDATED_DESC';

/** A variant of a product: a colour, a size, or both. */
export type AdminVariant = {
  __typename?: 'AdminVariant';
  /** Number of pieces in stock. */
  availableStock: Scalars['Int']['output'];
  /** One of the product's colours; null when it has none. */
  color?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its own picture; null when that of its colour, or the main one, shows it. */
  picture?: Maybe<AdminPicture>;
  /** Its own price in cents; null when it costs what the product costs. */
  priceCents?: Maybe<Scalars['Int']['output']>;
  /** Number of pieces that are ordered and not delivered yet; while there are any, it cannot be removed. */
  reservedStock: Scalars['Int']['output'];
  /** One of the product's sizes; null when it has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** The shop's number of this variant. */
  sku: Scalars['String']['output'];
  /** Pieces sold so far. */
  totalSold: Scalars['Int']['output'];
};

/** An answer of the shop. */
export type AnswerConversationInput = {
  /** Id of the conversation. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key chosen by the client, a UUID: sending an answer again with the same key answers with the message that
   * is stored, and stores none. Without one, each sending is another answer.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Keys of uploaded pictures, at most 4. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 2000 characters; required unless there are pictures. */
  text: Scalars['String']['input'];
};

/** An answer to a review or comment. */
export type AnswerOpinionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** What is answered. */
  kind: OpinionKind;
  /** The time of the answer that was read; null when there was none. Another answer since then is not overwritten. */
  seen?: InputMaybe<Scalars['DateTime']['input']>;
  /** The answer: at most 1000 characters; empty to remove it. */
  text: Scalars['String']['input'];
};

/** The result of answering a review or comment. */
export type AnswerOpinionResult = AnswerOpinionSuccess | ChangedMeanwhile | InvalidInput;

/** The answer is stored. */
export type AnswerOpinionSuccess = {
  __typename?: 'AnswerOpinionSuccess';
  /** The review or comment. */
  opinion: Opinion;
};

/** The result of approving a return. */
export type ApproveReturnResult = ApproveReturnSuccess | InvalidInput | OrderMoveRefused;

/** The return is approved. */
export type ApproveReturnSuccess = {
  __typename?: 'ApproveReturnSuccess';
  /** The order with the return. */
  order: Order;
};

/** What a product is or has: Material, cotton. */
export type Attribute = {
  __typename?: 'Attribute';
  /** Its name: 1 to 60 characters, without : and |. */
  name: Scalars['String']['output'];
  /** Its value: 1 to 200 characters, without |. */
  value: Scalars['String']['output'];
};

/** A value of an attribute, and the number of products that choosing it shows. */
export type AttributeCount = {
  __typename?: 'AttributeCount';
  /** Number of products. */
  count: Scalars['Int']['output'];
  /** The value for readers of the requested language: a colour in Bangla; otherwise the value. */
  label: Scalars['String']['output'];
  /** The value, such as Cotton. */
  value: Scalars['String']['output'];
};

/** A name of attributes, with its values. */
export type AttributeFacet = {
  __typename?: 'AttributeFacet';
  /** Whether the counts are exact. Otherwise they are of 10,000 products of the list. */
  isExact: Scalars['Boolean']['output'];
  /** The name, such as Material. */
  name: Scalars['String']['output'];
  /** At most 10 values, most products first; chosen ones are among them. */
  values: Array<AttributeCount>;
};

/** What a product is or has: Material, cotton. */
export type AttributeInput = {
  /** Its name: 1 to 60 characters, without : and |. */
  name: Scalars['String']['input'];
  /** Its value: 1 to 200 characters, without |. */
  value: Scalars['String']['input'];
};

/** What the audit log records. */
export type AuditAction =
  /** An admin confirmed an account. */
  | 'ACCOUNT_CONFIRMED'
  /** Somebody deleted their account. */
  | 'ACCOUNT_DELETED'
  /** An admin rejected an account. */
  | 'ACCOUNT_REJECTED'
  /** An admin renamed or moved a category. */
  | 'CATEGORY_CHANGED'
  /** An admin created a category. */
  | 'CATEGORY_CREATED'
  /** A change of many products could not be undone; about the first product in the way. */
  | 'CHANGE_UNDO_FAILED'
  /** An admin answered a comment, or changed the answer. */
  | 'COMMENT_ANSWERED'
  /** An admin hid a comment. */
  | 'COMMENT_HIDDEN'
  /** An admin published a comment. */
  | 'COMMENT_PUBLISHED'
  /** An admin rejected a comment. */
  | 'COMMENT_REJECTED'
  /** Somebody exported all their data. */
  | 'DATA_EXPORTED'
  /** An e-mail address was confirmed by a link. */
  | 'EMAIL_CONFIRMED'
  /** An account was linked with an identity of a provider. */
  | 'IDENTITY_LINKED'
  /** An admin undid an import. */
  | 'IMPORT_UNDONE'
  /** An import could not be undone. */
  | 'IMPORT_UNDO_FAILED'
  /** An admin answered in a conversation. */
  | 'MESSAGE_ANSWERED'
  /** An admin read a conversation, or marked it as read. */
  | 'MESSAGE_READ'
  /** An admin marked a conversation as unread. */
  | 'MESSAGE_UNREAD'
  /** An admin changed the recipient or the lines of an order. */
  | 'ORDER_CHANGED'
  /** An admin moved an order to another status. */
  | 'ORDER_MOVED'
  /** An admin changed the notes of an order. */
  | 'ORDER_NOTED'
  /** An admin placed an order for a customer. */
  | 'ORDER_PLACED'
  /** An admin shipped an order, or a part of it. */
  | 'ORDER_SHIPPED'
  /** Somebody changed their password. */
  | 'PASSWORD_CHANGED'
  /** A new password was chosen by a link. */
  | 'PASSWORD_RESET'
  /** A link for a new password was sent. */
  | 'PASSWORD_RESET_REQUESTED'
  /** An admin decided about a payment or a refund that a provider left unclear. */
  | 'PAYMENT_SETTLED'
  /** An admin recorded what a courier paid out. */
  | 'PAYOUT_RECORDED'
  /** A post of the journal was begun. */
  | 'POST_ADDED'
  /** A post of the journal was changed. */
  | 'POST_CHANGED'
  /** A post of the journal was deleted. */
  | 'POST_REMOVED'
  /** An admin imported products from a file. */
  | 'PRODUCTS_IMPORTED'
  /** An admin archived a product. */
  | 'PRODUCT_ARCHIVED'
  /** An admin changed a product. */
  | 'PRODUCT_CHANGED'
  /** An admin created a product. */
  | 'PRODUCT_CREATED'
  /** A product that nobody had ordered was deleted. */
  | 'PRODUCT_DELETED'
  /** A product was published. */
  | 'PRODUCT_PUBLISHED'
  /** An admin restored an archived product. */
  | 'PRODUCT_RESTORED'
  /** An admin changed a promotion. */
  | 'PROMOTION_CHANGED'
  /** An admin created a promotion. */
  | 'PROMOTION_CREATED'
  /** A provider did not pay a refund. */
  | 'REFUND_FAILED'
  /** An admin gave a part of an order's price back. */
  | 'REFUND_GRANTED'
  /** A provider paid a refund, asked by the shop itself. */
  | 'REFUND_PAID'
  /** An admin recorded a refund that was paid by hand. */
  | 'REFUND_RECORDED'
  /** Somebody registered. */
  | 'REGISTERED'
  /** An admin decided about a return, or received its goods. */
  | 'RETURN_DECIDED'
  /** An admin answered a review, or changed the answer. */
  | 'REVIEW_ANSWERED'
  /** An admin hid a review. */
  | 'REVIEW_HIDDEN'
  /** An admin published a review. */
  | 'REVIEW_PUBLISHED'
  /** An admin rejected a review. */
  | 'REVIEW_REJECTED'
  /** An admin or a command changed a customer's role. */
  | 'ROLE_CHANGED'
  /** Somebody turned two-factor codes off, or an admin or a command did it for them. */
  | 'SECOND_FACTOR_OFF'
  /** Somebody turned two-factor codes on. */
  | 'SECOND_FACTOR_ON'
  /** An admin ended sessions of somebody of the staff. */
  | 'SESSIONS_ENDED'
  /** A setting of the shop was changed. */
  | 'SETTING_CHANGED'
  /** Somebody signed in, by password or by an identity provider. */
  | 'SIGNED_IN'
  /** Somebody signed out. */
  | 'SIGNED_OUT'
  /** Somebody ended all their sessions. */
  | 'SIGNED_OUT_EVERYWHERE'
  /** An admin changed the stock of a product. */
  | 'STOCK_CHANGED'
  /** An admin added a word with its synonyms to the search. */
  | 'SYNONYM_ADDED'
  /** An admin changed a word of the search, or its synonyms. */
  | 'SYNONYM_CHANGED'
  /** An admin removed a word with its synonyms from the search. */
  | 'SYNONYM_REMOVED'
  /** A refresh token was used a second time: its session was ended. */
  | 'TOKEN_REUSED'
  /** An admin dropped failed work. */
  | 'WORK_DISMISSED'
  /** An admin began failed work anew. */
  | 'WORK_RETRIED';

/** A detail of an audit entry. */
export type AuditDetail = {
  __typename?: 'AuditDetail';
  /** Name of the detail. */
  name: Scalars['String']['output'];
  /** Value of the detail. */
  value: Scalars['String']['output'];
};

/** One entry of the audit log. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What happened. */
  action: AuditAction;
  /** Who did it; null for someone who was not signed in, for a command, and for deleted accounts. */
  actor?: Maybe<Customer>;
  /** Id of who did it, also when the account is deleted. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** IP address of the request; null when there was none, and once the account is deleted. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** What was changed, in the order of the names. Never a secret, an e-mail address, or a person's name or address. */
  changes: Array<AuditFieldChange>;
  /** The account's owner; null when the account is deleted. */
  customer?: Maybe<Customer>;
  /** Id of the account, also when it is deleted. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Further details, such as the new role, as names and values. */
  details: Array<AuditDetail>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What it was about; null for what was about nothing, such as a link for an unknown account. */
  subject?: Maybe<AuditSubject>;
  /** The browser's user agent. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The entries of this page with their cursors. */
  edges: Array<AuditEntryEdge>;
  /** Whether that is the exact number; otherwise there are more. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The entries of this page. */
  nodes: Array<AuditEntry>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list, counted up to 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** An entry and its cursor. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** A field that was changed. */
export type AuditFieldChange = {
  __typename?: 'AuditFieldChange';
  /** The value after, in the same way; null when there is none. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value before, lists with commas; null when there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, for example priceCents. */
  field: Scalars['String']['output'];
};

/** Which entries of the audit log to return: those that are all of this. */
export type AuditFilter = {
  /** Only entries of this action. */
  action?: InputMaybe<AuditAction>;
  /** Only what the person with this id did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only since the beginning of this day in Bangladesh, for example 2026-11-20. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Only entries about things of this kind. */
  kind?: InputMaybe<AuditKind>;
  /** Only entries about the thing with this id. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only until the end of this day in Bangladesh. */
  until?: InputMaybe<Scalars['String']['input']>;
};

/** What an entry of the audit log can be about. */
export type AuditKind =
  /** A category. */
  | 'CATEGORY'
  /** A comment. */
  | 'COMMENT'
  /** An account. */
  | 'CUSTOMER'
  /** Work that failed. */
  | 'FAILED_WORK'
  /** An import of products. */
  | 'IMPORT'
  /** A message to the shop. */
  | 'MESSAGE'
  /** An order. */
  | 'ORDER'
  /** The payment of an order; its id is the order's. */
  | 'PAYMENT'
  /** A payout of a courier. */
  | 'PAYOUT'
  /** A post of the journal. */
  | 'POST'
  /** A product. */
  | 'PRODUCT'
  /** A promotion. */
  | 'PROMOTION'
  /** The return of an order; its id is the order's. */
  | 'RETURN'
  /** A review. */
  | 'REVIEW'
  /** A setting of the shop. */
  | 'SETTING'
  /** A word of the search that has synonyms. */
  | 'SYNONYM';

/** What an entry is about. */
export type AuditSubject = {
  __typename?: 'AuditSubject';
  /** Its id, also when it is deleted. */
  id: Scalars['ID']['output'];
  /** The kind of thing. */
  kind: AuditKind;
  /**
   * What it is called: an order's number or a product's name, with the name of the customer or author; a person's name, a
   * promotion's code; null when it is deleted or has no name.
   */
  label?: Maybe<Scalars['String']['output']>;
};

/** The result of making a secret. */
export type BeginSecondFactorResult = InvalidInput | SecondFactorSetup;

/** A page of a column of the board. */
export type BoardColumn = {
  __typename?: 'BoardColumn';
  /** The orders of this page with their cursors. */
  edges: Array<BoardOrderEdge>;
  /** Whether that is the exact number; otherwise there are more. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The orders of this page. */
  nodes: Array<BoardOrder>;
  /** The position of this page in the whole column. */
  pageInfo: PageInfo;
  /** Number of orders in the whole column, counted up to 10,000; without a search or filter up to 100,000. */
  totalCount: Scalars['Int']['output'];
};

/** How many orders a column of the board has. */
export type BoardCount = {
  __typename?: 'BoardCount';
  /** Whether that is the exact number; otherwise there are more. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The status. */
  status: OrderStatus;
  /** Number of orders in the whole column, counted up to 10,000; without a search or filter up to 100,000. */
  totalCount: Scalars['Int']['output'];
};

/** Which orders of the board to show. */
export type BoardFilter = {
  /** Only orders in this state. */
  only?: InputMaybe<BoardState>;
  /** An order's number, a phone number, an e-mail address, or a part of the recipient's name: 1 to 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An order as a card of the board: what an admin needs to see to move it. */
export type BoardOrder = {
  __typename?: 'BoardOrder';
  /** What it waits for before it can be moved; null for nothing. */
  awaits?: Maybe<OrderNeed>;
  /** Id of the order. */
  id: Scalars['ID']['output'];
  /** Whether it should be processed by now: within 24 hours of working days. */
  isLate: Scalars['Boolean']['output'];
  /** Number of its lines. */
  lineCount: Scalars['Int']['output'];
  /** The short number that people use, for example 10001; shown as #10001. */
  number: Scalars['Int']['output'];
  /** How many parcels of a processed order are shipped already, while pieces of it are left; 0 otherwise. */
  partShipments: Scalars['Int']['output'];
  /** The payment method. */
  paymentMethod: PaymentMethod;
  /** Number of pieces of all lines. */
  pieces: Scalars['Int']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The first product's English name when it was bought. */
  product: Scalars['String']['output'];
  /** Name of the recipient; empty once they have deleted their account. */
  recipient: Scalars['String']['output'];
  /** Since when it has its status. */
  since: Scalars['DateTime']['output'];
  /** The current status. */
  status: OrderStatus;
  /** Order total in cents. */
  totalCents: Scalars['Int']['output'];
};

/** An order and its cursor. */
export type BoardOrderEdge = {
  __typename?: 'BoardOrderEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: BoardOrder;
};

/** What matters about an order on the board. */
export type BoardState =
  /** Waits for its payment, its deposit or its code: it cannot be moved. */
  | 'AWAITING'
  /** Pending, and past the promise to process it within 24 hours of working days. */
  | 'LATE'
  /** Waits for nothing: it can be moved. */
  | 'READY';

/** A brand, and the number of products that choosing it shows. */
export type BrandCount = {
  __typename?: 'BrandCount';
  /** Name of the brand. */
  brand: Scalars['String']['output'];
  /** Number of products. */
  count: Scalars['Int']['output'];
};

/** A cancellation. */
export type CancelOrderInput = {
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Why, at most 500 characters; the customer and the shop read it. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The result of cancelling an order. */
export type CancelOrderResult = CancelOrderSuccess | InvalidInput | OrderMoveRefused;

/** The order is cancelled. */
export type CancelOrderSuccess = {
  __typename?: 'CancelOrderSuccess';
  /** The order as it is now. */
  order: Order;
};

/** A customer's cart. */
export type Cart = {
  __typename?: 'Cart';
  /** The lines, oldest first. */
  lines: Array<CartLine>;
};

/**
 * A change of one cart line: of a product in a colour and size. Other devices may have changed it meanwhile: raising it
 * gives at least `to` pieces, lowering it at most `to`; a line with more pieces than `from` is not lowered, since some
 * were added meanwhile. Stock is not checked: see `Product.availableStock`.
 */
export type CartChangeInput = {
  /** One of the product's colours; null when none was chosen. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Pieces before the change, as the person saw them: 0 when the line is added. */
  from: Scalars['Int']['input'];
  /** Index in the cart when the line is added, from 0; null for the end. */
  place?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Price of one piece in cents that the customer saw last: 1 or more. */
  seenPriceCents: Scalars['Int']['input'];
  /** One of the product's sizes; null when none was chosen. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** Pieces after the change: 0 when the line is removed; more than 10000 are stored as 10000. */
  to: Scalars['Int']['input'];
};

/** One line of a cart. */
export type CartLine = {
  __typename?: 'CartLine';
  /**
   * Number of pieces in stock of the chosen variant, or of a product without variants; 0 for a colour and size that it
   * does not come in, and for a product that is no longer sold.
   */
  availableStock: Scalars['Int']['output'];
  /** The chosen colour; null when none was chosen. */
  color?: Maybe<Scalars['String']['output']>;
  /** The picture of the chosen variant or colour if there is one, else the main picture. */
  image: Picture;
  /** Whether the product comes in this colour and size; where there is one colour or size only, it need not be chosen. */
  isOffered: Scalars['Boolean']['output'];
  /** Current price of one piece in cents: of the chosen variant, or of the product. */
  priceCents: Scalars['Int']['output'];
  /** The product as it is now. */
  product: Product;
  /** Number of pieces. */
  quantity: Scalars['Int']['output'];
  /** Price of one piece in cents that the customer saw last. */
  seenPriceCents: Scalars['Int']['output'];
  /** The chosen size; null when none was chosen. */
  size?: Maybe<Scalars['String']['output']>;
  /** Id of the chosen variant; null for a product without variants, and for a colour and size that it does not come in. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/**
 * A node of the category tree: a root (Fashion), a department (Clothing) or a leaf (Men's Clothing). A root whose children
 * are leaves is also their department.
 */
export type Category = {
  __typename?: 'Category';
  /** Name in Bangla; null where no admin has written one. */
  banglaName?: Maybe<Scalars['String']['output']>;
  /** The nodes directly below, in the shop's order. */
  children: Array<Category>;
  /** Name in English, whatever the requested language. */
  englishName: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Display name. With `Accept-Language: bn` that in Bangla, where an admin has written one; otherwise in English. */
  name: Scalars['String']['output'];
  /** The node above; null for a root. */
  parent?: Maybe<Category>;
  /** The picture that an admin has chosen, otherwise that of a product in it; null when there is neither. */
  picture?: Maybe<Picture>;
  /** Key of the picture that an admin has chosen; null for that of a product. */
  pictureKey?: Maybe<Scalars['String']['output']>;
  /** Number of products in it and below it. */
  productCount: Scalars['Int']['output'];
  /** Name in URLs, for example mens-clothing. */
  slug: Scalars['String']['output'];
};

/** A category, and the number of products that choosing it shows. */
export type CategoryCount = {
  __typename?: 'CategoryCount';
  /** The category. */
  category: Category;
  /** Number of products. */
  count: Scalars['Int']['output'];
};

/** A change of a category; fields that are left out stay as they are. */
export type ChangeCategoryInput = {
  /** Name in Bangla: at most 60 characters; null or an empty text removes it. */
  banglaName?: InputMaybe<Scalars['String']['input']>;
  /** Id of the one before which it comes, of those in the same place; null makes it the last of them. */
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  /** Name in English: at most 60 characters, unique among the categories of its place. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the category above it; null makes it a root. The tree has three levels, and no category is below itself. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of its picture, which was uploaded to POST /backend/admin/pictures; null or an empty text for that of a product. */
  picture?: InputMaybe<Scalars['String']['input']>;
};

/** A change of an order that is not processed yet. */
export type ChangeOrderInput = {
  /** House, road, place, district; at most 500 characters. */
  address: Scalars['String']['input'];
  /** A text of 1 to 80 characters that names this change. Sending it again does not make it twice. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Name of the recipient; at most 120 characters. */
  name: Scalars['String']['input'];
  /** Why, as a note for other admins: 1 to 1000 characters. */
  note: Scalars['String']['input'];
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Phone number of the recipient, in any notation. */
  phone: Scalars['String']['input'];
  /** Ids of lines to take off: fewer than the order has. */
  removedLineIds?: Array<Scalars['ID']['input']>;
};

/** The result of changing an order. */
export type ChangeOrderResult = ChangeOrderSuccess | InvalidInput | OrderMoveRefused | PromotionRefused;

/** A change of an order's status. */
export type ChangeOrderStatusInput = {
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Why; shown to the customer. At most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The new status. */
  status: OrderStatus;
};

/** The result of changing an order's status. */
export type ChangeOrderStatusResult = ChangeOrderStatusSuccess | InvalidInput | OrderMoveRefused;

/** The status is changed. */
export type ChangeOrderStatusSuccess = {
  __typename?: 'ChangeOrderStatusSuccess';
  /** The order with its new status. */
  order: Order;
};

/** The order is changed. */
export type ChangeOrderSuccess = {
  __typename?: 'ChangeOrderSuccess';
  /** The order with its note. */
  order: AdminOrder;
};

/** A change of the viewer's password. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 200 characters. */
  newPassword: Scalars['String']['input'];
};

/** The result of changing a password. */
export type ChangePasswordResult = ChangePasswordSuccess | InvalidInput;

/** The new password is set; the other sessions have ended. */
export type ChangePasswordSuccess = {
  __typename?: 'ChangePasswordSuccess';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** A price to change. */
export type ChangePriceInput = {
  /** The price that was seen, in cents; null where a variant had none of its own. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** The wanted price in cents; null for a variant that costs what the product costs. */
  to?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the variant whose own price changes; null for the product's. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of changing a price. */
export type ChangePriceResult = ChangeProductSuccess | InvalidInput | PriceChangedMeanwhile;

/** The product is changed. */
export type ChangeProductSuccess = {
  __typename?: 'ChangeProductSuccess';
  /** The product as it is now. */
  product: AdminProduct;
};

/** A change of a customer's role. */
export type ChangeRoleInput = {
  /** Id of the customer. */
  id: Scalars['ID']['input'];
  /** The new role. */
  role: Role;
};

/** The result of changing a role. */
export type ChangeRoleResult = ChangeRoleSuccess | LastAdmin;

/** The role is changed. */
export type ChangeRoleSuccess = {
  __typename?: 'ChangeRoleSuccess';
  /** The customer after the change. */
  customer: Customer;
};

/** A setting and its value. */
export type ChangeSettingInput = {
  /** Which one. */
  key: SettingKey;
  /** Its value: a number as its digits; empty for nothing, null for that of a new shop. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing a setting. */
export type ChangeSettingResult = ChangeSettingSuccess | InvalidInput;

/** The setting is changed. */
export type ChangeSettingSuccess = {
  __typename?: 'ChangeSettingSuccess';
  /** The setting as it is now. */
  setting: Setting;
};

/** The result of asking for a mail about a product, or of withdrawing that. */
export type ChangeStockAlertResult = ChangeStockAlertSuccess | InvalidInput;

/** It is stored. */
export type ChangeStockAlertSuccess = {
  __typename?: 'ChangeStockAlertSuccess';
  /** The customer, with the mails that they wait for now. */
  customer: Customer;
};

/** A stock to change. */
export type ChangeStockInput = {
  /** How many pieces were seen. */
  from: Scalars['Int']['input'];
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Why, for the history of the stock: at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** How many there are to be. */
  to: Scalars['Int']['input'];
  /** Id of the variant; null for a product without variants. */
  variantId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of changing a stock. */
export type ChangeStockResult = ChangeProductSuccess | InvalidInput | StockChangedMeanwhile;

/** The result of changing a cart. */
export type ChangedCart = {
  __typename?: 'ChangedCart';
  /** The current cart, with the changes of other devices. */
  cart: Cart;
  /**
   * Indexes of refused changes, from 0: the shop has no such product, the product does not come in this colour or size, or
   * the cart has 100 lines.
   */
  refused: Array<Scalars['Int']['output']>;
};

/**
 * Somebody else has changed it since it was read; nothing was stored. Read it again, compare, and send it with the new
 * version.
 */
export type ChangedMeanwhile = Error & {
  __typename?: 'ChangedMeanwhile';
  /** When it was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** Display name of who changed it last; null when it was not an admin, or when their account is deleted. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Names of the fields that were changed since that version; empty when they are not known. */
  fields: Array<Scalars['String']['output']>;
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** What an order would cost now. */
export type Checkout = {
  __typename?: 'Checkout';
  /** What changes the total, such as the promotion code. */
  adjustments: Array<OrderAdjustment>;
  /** How many taka a dollar is now. Providers take taka; the rate of an attempt to pay is the one of when it begins. */
  bdtPerUsd: Scalars['Float']['output'];
  /** The days between which an order placed now arrives. */
  delivery: DeliveryDates;
  /** Delivery fee in cents. */
  deliveryFeeCents: Scalars['Int']['output'];
  /** The sum of all reductions, in cents; 0 without any. */
  discountCents: Scalars['Int']['output'];
  /** Items total in cents: rounded(price × quantity − discount) in whole dollars, half up (spec §9). */
  itemsTotalCents: Scalars['Int']['output'];
  /** The lines, in the order of the input. */
  lines: Array<CheckoutLine>;
  /** The payment methods that the shop offers now, in the order of the payment step. */
  paymentMethods: Array<PaymentMethod>;
  /** Why the promotion code is refused, and the prices are those without it; null when it is not, or none was given. */
  promotionRefusal?: Maybe<PromotionRefused>;
  /** What rounding to whole dollars adds to the items total, in cents; negative when it takes off. */
  roundingCents: Scalars['Int']['output'];
  /** Order total in cents: items total + delivery fee. Send it as `seenTotalCents` of the order. */
  totalCents: Scalars['Int']['output'];
  /** Order total in paisa, hundredths of a taka, at that rate: a whole number, which may be larger than an Int. */
  totalPaisa: Scalars['Float']['output'];
};

/** An order that is not placed yet. */
export type CheckoutInput = {
  /**
   * Id of the district that it goes to, its English name in small letters: `dhaka`. Without one the general delivery fee
   * is told; `placeOrder` reads the district from the address, and charges its fee.
   */
  district?: InputMaybe<Scalars['ID']['input']>;
  /** The lines: 1 to 50. Colours, sizes and seen prices are not compared here. */
  lines: Array<OrderLineInput>;
  /** A promotion code, in any case. */
  promotionCode?: InputMaybe<Scalars['String']['input']>;
};

/** One line of an order that is not placed yet. */
export type CheckoutLine = {
  __typename?: 'CheckoutLine';
  /**
   * Number of pieces in stock of the variant, or of a product without variants: fewer than all lines with it need are too
   * few for an order.
   */
  availableStock: Scalars['Int']['output'];
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Number of pieces. */
  quantity: Scalars['Int']['output'];
  /** Price × quantity in cents, not rounded. */
  sumCents: Scalars['Int']['output'];
  /** Current price of one piece in cents. */
  unitPriceCents: Scalars['Int']['output'];
  /** Id of the variant; null for a product without variants, and for a colour and size that it does not come in. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** An order that a courier has collected on delivery. */
export type CollectedOrder = {
  __typename?: 'CollectedOrder';
  /** What it has collected, in cents. */
  amountCents: Scalars['Int']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Id of the order. */
  id: Scalars['ID']['output'];
  /** Number of the order. */
  number: Scalars['Int']['output'];
};

/** A colour to choose from. */
export type ColorOption = {
  __typename?: 'ColorOption';
  /** Name in the requested language. */
  label: Scalars['String']['output'];
  /** The value to send in inputs: one of the product's `colors`. */
  value: Scalars['String']['output'];
};

/** A question or remark about a product. */
export type Comment = {
  __typename?: 'Comment';
  /** Display name of the author. */
  authorName: Scalars['String']['output'];
  /** When it was written; `Commentsdate` in REST. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The product. */
  product: Product;
  /** Whether it is published. */
  published: Scalars['Boolean']['output'];
  /** The shop's answer; null when there is none. `commentReply` in REST. */
  sellerReply?: Maybe<SellerReply>;
  /** The words; `comment` in REST. */
  text: Scalars['String']['output'];
};

/** A page of comments. */
export type CommentConnection = {
  __typename?: 'CommentConnection';
  /** The comments of this page with their cursors. */
  edges: Array<CommentEdge>;
  /** The comments of this page. */
  nodes: Array<Comment>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of comments in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A comment and its cursor. */
export type CommentEdge = {
  __typename?: 'CommentEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The comment. */
  node: Comment;
};

/** A numbered page of comments. */
export type CommentPage = {
  __typename?: 'CommentPage';
  /** The comments of this page; empty beyond the last page. */
  items: Array<Comment>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; 0 without comments. */
  pageCount: Scalars['Int']['output'];
  /** Number of comments on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The result of confirming an e-mail address. */
export type ConfirmEmailResult = ConfirmEmailSuccess | LinkInvalid;

/** The e-mail address is confirmed. */
export type ConfirmEmailSuccess = {
  __typename?: 'ConfirmEmailSuccess';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** A code for an order. */
export type ConfirmOrderInput = {
  /** The 6 digits that were sent; spaces and hyphens do not matter. Ten wrong tries, or an hour, make a code invalid. */
  code: Scalars['String']['input'];
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
};

/** The result of entering a code. */
export type ConfirmOrderResult = ConfirmOrderSuccess | InvalidInput;

/** The order is confirmed: the shop works on it. */
export type ConfirmOrderSuccess = {
  __typename?: 'ConfirmOrderSuccess';
  /** The order as it is now. */
  order: Order;
};

/** The result of turning two-factor codes on. */
export type ConfirmSecondFactorResult = ConfirmSecondFactorSuccess | InvalidInput;

/** Two-factor codes are on. */
export type ConfirmSecondFactorSuccess = {
  __typename?: 'ConfirmSecondFactorSuccess';
  /** Recovery codes for a lost app, each good for one use. They are told once. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** What a customer or a visitor and the shop write to each other. */
export type Conversation = {
  __typename?: 'Conversation';
  /** The account; null for a visitor, and for everybody but admins. */
  customer?: Maybe<Customer>;
  /** E-mail address of the customer or visitor; null for a visitor without one. */
  email?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The language in which the visitor or customer uses the shop. */
  language: Language;
  /** The last message. */
  lastMessage: Message;
  /** Its messages, newest first. */
  messages: MessageConnection;
  /** Name of the customer or visitor. */
  name: Scalars['String']['output'];
  /** How many messages of the other side the viewer's side has not read yet. */
  unread: Scalars['Int']['output'];
};


/** What a customer or a visitor and the shop write to each other. */
export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** What has changed in a conversation. */
export type ConversationChange = {
  __typename?: 'ConversationChange';
  /** The conversation; null when nothing has changed but that the other side is writing. */
  conversation?: Maybe<Conversation>;
  /** Whether the other side is writing just now. */
  isWriting: Scalars['Boolean']['output'];
};

/** A page of conversations. */
export type ConversationConnection = {
  __typename?: 'ConversationConnection';
  /** The conversations of this page with their cursors. */
  edges: Array<ConversationEdge>;
  /** Whether that is the exact number; otherwise there are more. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The conversations of this page. */
  nodes: Array<Conversation>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of conversations in the whole list, counted up to 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** A conversation and its cursor. */
export type ConversationEdge = {
  __typename?: 'ConversationEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The conversation. */
  node: Conversation;
};

/** What a courier has collected on delivery, and what it has paid to the shop. */
export type CourierBalance = {
  __typename?: 'CourierBalance';
  /** Name of the courier. */
  carrier: Scalars['String']['output'];
  /** What it has collected, in cents. */
  collectedCents: Scalars['Float']['output'];
  /** What it has kept as its fees, in cents. */
  feesCents: Scalars['Float']['output'];
  /** What it still owes, in cents: collected − paid out − fees. */
  owedCents: Scalars['Float']['output'];
  /** What it has paid out, in cents. */
  paidOutCents: Scalars['Float']['output'];
};

/** What a courier has paid out. */
export type CourierPayout = {
  __typename?: 'CourierPayout';
  /** The amount that has arrived, in cents. */
  amountCents: Scalars['Int']['output'];
  /** Name of the courier. */
  carrier: Scalars['String']['output'];
  /** What the courier kept as its fee, in cents. */
  feeCents: Scalars['Int']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The orders that it pays, by their numbers; none where it named none. */
  orders: Array<CollectedOrder>;
  /** When it was recorded. */
  paidAt: Scalars['DateTime']['output'];
  /** Number of the transfer. */
  reference: Scalars['String']['output'];
};

/** A page of payouts. */
export type CourierPayoutConnection = {
  __typename?: 'CourierPayoutConnection';
  /** The items of this page with their cursors. */
  edges: Array<CourierPayoutEdge>;
  /** The items of this page. */
  nodes: Array<CourierPayout>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A payout and its cursor. */
export type CourierPayoutEdge = {
  __typename?: 'CourierPayoutEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The payout. */
  node: CourierPayout;
};

/** A category to add. */
export type CreateCategoryInput = {
  /** Name in Bangla: at most 60 characters; null or an empty text for none. */
  banglaName?: InputMaybe<Scalars['String']['input']>;
  /** Name in English: at most 60 characters, unique among the categories of its place. The slug is made from it. */
  name: Scalars['String']['input'];
  /** Id of the category above it; null for a root. It has no products of its own, and is not on the third level of the tree. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Key of its picture, which was uploaded to POST /backend/admin/pictures; null or an empty text for that of a product. */
  picture?: InputMaybe<Scalars['String']['input']>;
};

/** A person with an account. For that person and for admins. */
export type Customer = {
  __typename?: 'Customer';
  /** The customer's address book: the default address first, then the newest. */
  addresses: Array<Address>;
  /** The customer's cart. */
  cart: Cart;
  /** The customer's conversation with the shop; null before the first message. For the customer and for admins. */
  conversation?: Maybe<Conversation>;
  /** When the customer registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Name as shown to people. */
  displayName: Scalars['String']['output'];
  /** E-mail address; unique. */
  email: Scalars['String']['output'];
  /** When the e-mail address was confirmed, by a link in a mail or by an identity provider; null until then. */
  emailConfirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the customer has ordered and spent. */
  figures: CustomerFigures;
  /**
   * Whether the account has a password. Without one, the customer signs in by an identity provider, or sets a password by
   * a link in a mail.
   */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether signing in asks for a code besides the password. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** Opaque id; `_id` in REST. */
  id: Scalars['ID']['output'];
  /** The language of mails to the customer. */
  language: Language;
  /** The customer's orders, newest first. */
  orders: OrderConnection;
  /** Phone number as +8801 and nine digits; null when none is known. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /**
   * Photo: the path of a picture of this shop, as in `Picture.path`, or the URL of one elsewhere; null when there is none.
   * `photoURL` in REST, with a width.
   */
  photoUrl?: Maybe<Scalars['String']['output']>;
  /** When the customer agreed to mails about prices on the wishlist and the cart; null for one who does not want them. */
  priceMailsSince?: Maybe<Scalars['DateTime']['output']>;
  /** Why the account was rejected; null unless it is. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** The customer's role. */
  role: Role;
  /** The accounts that the customer has saved with payment providers, to pay without giving them again; the newest first. */
  savedAccounts: Array<SavedAccount>;
  /** The customer's sessions, last used first. For that customer; others get an empty list. */
  sessions: Array<Session>;
  /** The default address for orders; null when none is known. */
  shippingAddress?: Maybe<Scalars['String']['output']>;
  /** The status of the account. */
  status: AccountStatus;
  /** The mails that the customer has asked for and not got yet, about products that are sold out; the newest first. */
  stockAlerts: Array<StockAlert>;
  /** The customer's wishlist, newest first. */
  wishlist: Array<Product>;
};


/** A person with an account. For that person and for admins. */
export type CustomerOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of customers. */
export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  /** The customers of this page with their cursors. */
  edges: Array<CustomerEdge>;
  /** Whether that is the exact number; otherwise there are more. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The customers of this page. */
  nodes: Array<Customer>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of customers in the whole list, counted up to 10,000; without a search or filter up to 100,000. */
  totalCount: Scalars['Int']['output'];
};

/** What a decision about many accounts did to one. */
export type CustomerDecision = {
  __typename?: 'CustomerDecision';
  /** The customer after it; null when there is none. */
  customer?: Maybe<Customer>;
  /** Id of the customer, as it was sent. */
  id: Scalars['ID']['output'];
  /** What happened. */
  outcome: CustomerOutcome;
};

/** A customer and their cursor. */
export type CustomerEdge = {
  __typename?: 'CustomerEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The customer. */
  node: Customer;
};

/** What a customer has ordered and spent. */
export type CustomerFigures = {
  __typename?: 'CustomerFigures';
  /** Number of all orders, also cancelled ones. */
  orders: Scalars['Int']['output'];
  /**
   * What delivered orders cost, in cents, without what came back or was granted later; a delivery fee kept of a returned
   * order is in it.
   */
  spentCents: Scalars['Float']['output'];
};

/** What a decision about many accounts can do to one. */
export type CustomerOutcome =
  /** It is decided, and a mail is on its way. */
  | 'DONE'
  /** There is no such customer. */
  | 'GONE'
  /** No admin would be left: nothing was changed. */
  | 'LAST_ADMIN'
  /** It was so before: nothing was changed. */
  | 'UNCHANGED';

/** By what lists of customers are sorted. */
export type CustomerSort =
  /** The newest first. */
  | 'NEWEST'
  /** Those with the most orders first. */
  | 'ORDERS'
  /** Those who have spent most first. */
  | 'SPENT';

/** The confirmation that an account is to be deleted. */
export type DeleteAccountInput = {
  /** The viewer's e-mail address, typed again, in upper or lower case. */
  email: Scalars['String']['input'];
  /** The viewer's password, if the account has one. Without one, the viewer must have signed in within the last 15 minutes. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The result of deleting an account. */
export type DeleteAccountResult = DeleteAccountSuccess | InvalidInput | LastAdmin;

/** The account and all its sessions are deleted. */
export type DeleteAccountSuccess = {
  __typename?: 'DeleteAccountSuccess';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The result of deleting a product. */
export type DeleteProductResult = DeleteProductSuccess | InvalidInput;

/** The product is deleted. */
export type DeleteProductSuccess = {
  __typename?: 'DeleteProductSuccess';
  /** Its id. */
  id: Scalars['ID']['output'];
};

/**
 * The days between which an order arrives, counted in working days (settings WORKING_DAYS and HOLIDAYS). How many days is a setting of the
 * shop.
 */
export type DeliveryDates = {
  __typename?: 'DeliveryDates';
  /** The first day, as YYYY-MM-DD in Bangladesh time. */
  from: Scalars['String']['output'];
  /** The last day, as YYYY-MM-DD in Bangladesh time. */
  to: Scalars['String']['output'];
};

/** A mail that a demo shop would have sent. */
export type DemoMail = {
  __typename?: 'DemoMail';
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** E-mail address of the recipient. */
  recipient: Scalars['String']['output'];
  /** When it would have been sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Subject line. */
  subject: Scalars['String']['output'];
  /** The text without markup, with the URLs of the links. */
  text: Scalars['String']['output'];
};

/** What changes of many products; what is left out stays. */
export type EditProductsInput = {
  /** Name of the brand. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Id of a leaf of the category tree. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 500 ids of products. */
  ids: Array<Scalars['ID']['input']>;
  /** The old price. */
  oldPrice?: InputMaybe<OldPriceEdit>;
  /** The price, also the own prices of variants. */
  price?: InputMaybe<PriceEditInput>;
  /** The status. */
  status?: InputMaybe<ProductStatus>;
  /** How many pieces more, or fewer, are in stock; not of products with variants. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** A word that shoppers search for. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** What would change; nothing was stored. */
export type EditProductsPlan = {
  __typename?: 'EditProductsPlan';
  /** Number of products that would change. */
  changing: Scalars['Int']['output'];
  /** Number of products that cannot change: as long as there are any, nothing is changed. */
  failing: Scalars['Int']['output'];
  /** Whether another plan was sent, which would do something else by now. */
  isOutdated: Scalars['Boolean']['output'];
  /** Names this plan; send it to do just that. */
  plan: Scalars['String']['output'];
  /** At most 60 of the products: those that cannot change, then those that would. */
  products: Array<PlannedProduct>;
};

/** The result of changing many products. */
export type EditProductsResult = EditProductsPlan | EditProductsSuccess | InvalidInput;

/** The products are changed. */
export type EditProductsSuccess = {
  __typename?: 'EditProductsSuccess';
  /** Number of products that were changed. */
  changed: Scalars['Int']['output'];
  /** Names the change, for undoing it. */
  editId: Scalars['ID']['output'];
};

/** Somebody registered with this e-mail address already; nothing was stored. */
export type EmailTaken = Error & {
  __typename?: 'EmailTaken';
  /** A sentence for people. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** A failure that a person can act on. */
export type Error = {
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /**
   * The sentence as code and parameters, for clients that translate it; null for a sentence that is meant for programs
   * only.
   */
  wording?: Maybe<Wording>;
};

/**
 * A product that a search finds, and why it has its place. Of two that match alike the better rated comes first, then the
 * one that was sold more often.
 */
export type ExplainedResult = {
  __typename?: 'ExplainedResult';
  /** Whether it is of the kind that the term names, which counts 15 percent. */
  isKind: Scalars['Boolean']['output'];
  /** Whether it comes first because it is pinned to this search. */
  isPinned: Scalars['Boolean']['output'];
  /** How well it matches, in percent: 100 is every word in the name, up to 115 with the kind; 100 for one that is pinned. */
  percent: Scalars['Int']['output'];
  /** The product. */
  product: Product;
  /** How it matches each word of the term, as searched: in small letters and in singular. */
  words: Array<ExplainedWord>;
};

/** How a product matches a word of a search. */
export type ExplainedWord = {
  __typename?: 'ExplainedWord';
  /** What it counts, in percent of the whole match. */
  percent: Scalars['Int']['output'];
  /** Where the product has it. */
  reason: SearchReason;
  /** The word as it was read. */
  word: Scalars['String']['output'];
};

/** Work that failed at every attempt. */
export type FailedWork = {
  __typename?: 'FailedWork';
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** The first line of the last error, without personal data and secrets; the server's log says more. */
  error: Scalars['String']['output'];
  /** When the last attempt failed. */
  failedAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The kind of work. */
  kind: FailedWorkKind;
  /**
   * Which work: a mail's kind such as `RESET_PASSWORD`, a queue such as `cleanup`, or an event's name such as
   * `OrderShipped`.
   */
  name: Scalars['String']['output'];
  /** Id of the order that it is about; null when it is about none. */
  orderId?: Maybe<Scalars['ID']['output']>;
};

/** A page of failed work. */
export type FailedWorkConnection = {
  __typename?: 'FailedWorkConnection';
  /** The items of this page with their cursors. */
  edges: Array<FailedWorkEdge>;
  /** The items of this page. */
  nodes: Array<FailedWork>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** Failed work and its cursor. */
export type FailedWorkEdge = {
  __typename?: 'FailedWorkEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The failed work. */
  node: FailedWork;
};

/** What kind of work failed. */
export type FailedWorkKind =
  /** What follows from an event, such as a mail about an order, was not done. */
  | 'EVENT'
  /** Another job was not done. */
  | 'JOB'
  /** A mail was not sent. */
  | 'MAIL';

/** The result of fetching a picture. */
export type FetchProductPictureResult = FetchProductPictureSuccess | InvalidInput;

/** The picture is stored. */
export type FetchProductPictureSuccess = {
  __typename?: 'FetchProductPictureSuccess';
  /** The picture, without alternative texts. */
  picture: AdminPicture;
};

/** An invalid field of the input. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Path of the field in the input, for example shippingAddress.phone. */
  field: Scalars['String']['output'];
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** How many visits came by the links of mails. Counted by the shop itself, without knowing whose they are. */
export type FollowedMails = {
  __typename?: 'FollowedMails';
  /** Of mails about carts that were left. */
  carts: Scalars['Int']['output'];
  /** Of mails about prices. */
  prices: Scalars['Int']['output'];
  /** Of mails about products that are back in stock. */
  stock: Scalars['Int']['output'];
};

/**
 * How many go how far. A visit is one opening of the shop in one tab; each step counts once for a visit. Counted by the
 * shop itself without cookies and without knowing who: known bots and admins are left out.
 */
export type Funnel = {
  __typename?: 'Funnel';
  /** Visits that put something into the cart. */
  carts: Scalars['Int']['output'];
  /** Visits that reached the checkout. */
  checkouts: Scalars['Int']['output'];
  /** The orders of the sales. */
  orders: Scalars['Int']['output'];
  /** Visits that looked at a product. */
  productViews: Scalars['Int']['output'];
  /** Visits. */
  visits: Scalars['Int']['output'];
};

/** A part of an order's price to give back. */
export type GrantRefundInput = {
  /** The amount in cents: at least 1, and at most what the order still costs. */
  amountCents: Scalars['Int']['input'];
  /** A text of 1 to 80 characters that names this grant. Sending it again with the same amount gives nothing back twice. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Why, for the customer to read: 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The result of giving a part back. */
export type GrantRefundResult = GrantRefundSuccess | InvalidInput;

/** It is given back. */
export type GrantRefundSuccess = {
  __typename?: 'GrantRefundSuccess';
  /** The order with its payment. */
  order: Order;
};

/** A section of the home page that has products. */
export type HomeShelf =
  /** The most popular. */
  | 'FOR_YOU'
  /** The few beside the large picture: the newest. */
  | 'HERO'
  /** The newest. */
  | 'NEW_ARRIVAL'
  /** The best sellers. */
  | 'TOP_SELLING';

/** What waits in the inbox. */
export type Inbox = {
  __typename?: 'Inbox';
  /** Number of conversations with unread messages, counted up to 100. */
  unread: Scalars['Int']['output'];
};

/** The input is invalid; nothing was stored. */
export type InvalidInput = Error & {
  __typename?: 'InvalidInput';
  /** The invalid fields, in the order of the form. */
  fields: Array<FieldError>;
  /** A sentence for people, in English: the first of the field messages. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** An invitation to the staff. */
export type InviteStaffInput = {
  /** Their e-mail address, of any domain: at most 254 characters. */
  email: Scalars['String']['input'];
  /** Name as shown to people: 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** What they may do: any role but CUSTOMER. */
  role: Role;
};

/** The result of an invitation. */
export type InviteStaffResult = EmailTaken | InvalidInput | InviteStaffSuccess;

/** The mail is on its way. */
export type InviteStaffSuccess = {
  __typename?: 'InviteStaffSuccess';
  /** The account of who is invited. */
  customer: Customer;
};

/** A language of the shop. */
export type Language =
  /** Bangla. */
  | 'BN'
  /** English. */
  | 'EN';

/** The customer is the shop's last admin: nothing was changed. */
export type LastAdmin = Error & {
  __typename?: 'LastAdmin';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** An entry of the ledger: entries are only added. */
export type LedgerEntry = {
  __typename?: 'LedgerEntry';
  /** The amount in cents. */
  amountCents: Scalars['Int']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The admin who recorded it; null for the shop's software. */
  by?: Maybe<Customer>;
  /** The courier who collected it; null for everything else. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What it says of the amount. */
  kind: LedgerEntryKind;
  /** The payment method. */
  method: PaymentMethod;
  /** Why it was credited; null when nobody said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Number of the transfer or receipt; null without one. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** What an entry of the ledger says of its amount. */
export type LedgerEntryKind =
  /** It is what the order costs. */
  | 'CHARGED'
  /** It came in. */
  | 'COLLECTED'
  /** It need not be paid. */
  | 'CREDITED'
  /** It went back to the customer. */
  | 'REFUNDED';

/** A number that is counted up to a limit. */
export type LimitedCount = {
  __typename?: 'LimitedCount';
  /** The number; if it is not exact, there are more than that. */
  count: Scalars['Int']['output'];
  /** Whether it is exact. Beyond 100,000 nobody counts. */
  isExact: Scalars['Boolean']['output'];
};

/** The link was used before, has expired, or never existed. */
export type LinkInvalid = Error & {
  __typename?: 'LinkInvalid';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** E-mail and password, and the code of an account with a second factor. */
export type LoginInput = {
  /** A code of the person's app, or a recovery code: for accounts with a second factor. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address, in upper or lower case. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** Why a sign-in was refused. */
export type LoginRefusal =
  /** The password is right, and the account has a second factor: a code is needed as well. */
  | 'CODE_NEEDED'
  /** The code is wrong, too old, or was used before. */
  | 'CODE_WRONG'
  /** The account is pending until an admin confirms it. */
  | 'PENDING'
  /** An admin rejected the account. */
  | 'REJECTED'
  /** E-mail or password is wrong; the answer does not tell which. */
  | 'WRONG_CREDENTIALS';

/** The sign-in was refused; `wrong` in REST. */
export type LoginRefused = Error & {
  __typename?: 'LoginRefused';
  /** A sentence for people, in English; with the admin's reason when the account was rejected. */
  message: Scalars['String']['output'];
  /** The reason. */
  reason: LoginRefusal;
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** The result of signing in. */
export type LoginResult = InvalidInput | LoginRefused | LoginSuccess;

/** The customer is signed in. */
export type LoginSuccess = {
  __typename?: 'LoginSuccess';
  /** The signed-in customer. */
  customer: Customer;
  /** When the token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Access token for the header `Authorization: Bearer …`. POST /backend/session/refresh returns the next one. */
  token: Scalars['String']['output'];
};

/** The mail server has not taken the mail. */
export type MailNotSent = Error & {
  __typename?: 'MailNotSent';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** A message of a conversation. */
export type Message = {
  __typename?: 'Message';
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the shop wrote it. */
  isFromShop: Scalars['Boolean']['output'];
  /** The order that it is about; null when it is about none. */
  order?: Maybe<Order>;
  /** Paths of its pictures, at most 4: clients append width and format, as to every `Picture.path`. */
  pictures: Array<Scalars['String']['output']>;
  /** When the other side read it; null until then. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which admin read it; null until then, for deleted accounts, and for everybody but admins. */
  readBy?: Maybe<Customer>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** The text; empty where there are only pictures. */
  text: Scalars['String']['output'];
  /** Which admin wrote it; null for customers' messages, for deleted accounts, and for everybody but admins. */
  writtenBy?: Maybe<Customer>;
};

/** A page of messages. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The messages of this page with their cursors. */
  edges: Array<MessageEdge>;
  /** The messages of this page. */
  nodes: Array<Message>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** A message and its cursor. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** A term that shoppers searched in vain, within the last 30 days. Counted by the shop itself, without knowing who. */
export type MissedSearch = {
  __typename?: 'MissedSearch';
  /** After how many of them a product was opened from their page. */
  opened: Scalars['Int']['output'];
  /** Why it is missed. */
  reason: MissedSearchReason;
  /** How many searches ended. */
  searches: Scalars['Int']['output'];
  /** The term in small letters, with single spaces and without signs. */
  term: Scalars['String']['output'];
  /** How many of them found nothing. */
  withoutResult: Scalars['Int']['output'];
};

/** Why a search is missed. */
export type MissedSearchReason =
  /** It found nothing on the last day on which it was searched. */
  | 'NOTHING_FOUND'
  /** It found something, and nobody opened a product. */
  | 'NOTHING_OPENED';

/** Orders to move. */
export type MoveOrdersInput = {
  /** Ids of 1 to 200 orders. */
  orderIds: Array<Scalars['ID']['input']>;
  /** Why, at most 500 characters; the customers read it. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** PROCESSED, OUT_FOR_DELIVERY, DELIVERED or CANCELLED. */
  status: OrderStatus;
};

/** The result of moving orders. */
export type MoveOrdersResult = InvalidInput | MoveOrdersSuccess;

/** What has become of each order. */
export type MoveOrdersSuccess = {
  __typename?: 'MoveOrdersSuccess';
  /** The orders in the order of the input, each once. */
  outcomes: Array<OrderMoveOutcome>;
};

/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an address to the viewer's address book; the first one becomes the default. For signed-in customers. */
  addAddress: SaveAddressResult;
  /** Adds a comment on a product. It is shown once an admin publishes it. For signed-in customers. */
  addComment: AddCommentResult;
  /** Adds a note about an order, for other admins to read; it cannot be changed. For admins. */
  addOrderNote: AddOrderNoteResult;
  /**
   * Adds a review of a product that the viewer bought and received, once per product. It is shown and counted once an
   * admin publishes it. For signed-in customers.
   */
  addReview: AddReviewResult;
  /** Answers in a conversation; what its customer wrote so far counts as read. For admins. */
  answerConversation: SendMessageResult;
  /** Writes the shop's answer to a review or comment, changes it or removes it. For admins. */
  answerOpinion: AnswerOpinionResult;
  /**
   * Begins to apply a file without problems: all of its rows, or none. It goes on in the background; `status` and
   * `doneCount` say how far it is, and `refusals` why nothing was changed. For admins.
   */
  applyProductImport: ProductImport;
  /** Approves the last return of an order; also one that was rejected before. For admins. */
  approveReturn: ApproveReturnResult;
  /**
   * Makes a new secret for the viewer's app, which counts once `confirmSecondFactor` gets its first code.
   * For signed-in customers.
   */
  beginSecondFactor: BeginSecondFactorResult;
  /**
   * Cancels an order; its pieces go back into stock. For signed-in customers: their own while it is Pending; admins cancel
   * any until it is delivered.
   */
  cancelOrder: CancelOrderResult;
  /**
   * Applies the changes that a person made to their cart, in their order, all or none, and returns the cart afterwards.
   * Sent again with the same key, they are not applied again. For signed-in customers.
   */
  changeCart: ChangedCart;
  /**
   * Renames a category, puts it before one of its sisters, or moves it with everything that is in it; one that is moved is
   * the last of its new place. Its slug stays. For admins.
   */
  changeCategory: SaveCategoryResult;
  /**
   * Changes the recipient of an order that is PENDING, and takes lines off it, but never the last one: their pieces are in
   * stock again, and what was paid for them goes back. The customer gets a mail. For admins.
   */
  changeOrder: ChangeOrderResult;
  /**
   * Moves an order on: to PROCESSED, OUT_FOR_DELIVERY or DELIVERED. CANCELLED is the same as cancelOrder. SHIPPED and
   * RETURNED are refused: use shipOrder and receiveReturn. For admins, and CANCELLED for the order's customer as well.
   */
  changeOrderStatus: ChangeOrderStatusResult;
  /** Changes the viewer's password, and ends the viewer's other sessions. For signed-in customers. */
  changePassword: ChangePasswordResult;
  /** Changes the price of a product, or the own price of a variant, if it still is what was seen. For admins. */
  changePrice: ChangePriceResult;
  /**
   * Agrees to mails about prices that fell on the viewer's wishlist and about a cart that they left, or ends them; the
   * same again changes nothing. They come to a confirmed e-mail address only: of prices with at most 10 products, and at
   * most once in seven days; of a cart with at most 5 lines, once for a cart, and at most once in 30 days.
   * For signed-in customers.
   */
  changePriceMails: Customer;
  /**
   * Publishes products, makes drafts of them, or archives them: an archived one is no longer in the shop, and orders keep
   * it. Nothing is published when one of them has no picture. For admins.
   */
  changeProductStatus: Array<ProductStatusChange>;
  /** Gives a customer another role. The last admin cannot lose theirs. For admins. */
  changeRole: ChangeRoleResult;
  /** Changes a setting, at once for everybody. For admins. */
  changeSetting: ChangeSettingResult;
  /**
   * Sets how many pieces of a product without variants, or of a variant, are in stock, if there still are as many as were
   * seen. For admins.
   */
  changeStock: ChangeStockResult;
  /**
   * Asks for a mail when a product that is sold out, or its chosen colour and size, is back in stock; or withdraws that.
   * The same again changes nothing. At most 50 are asked for at a time. For signed-in customers.
   */
  changeStockAlert: ChangeStockAlertResult;
  /**
   * Applies the changes that a person made to their wishlist, in their order, all or none, and returns the wishlist
   * afterwards, newest first. Unknown products, and products beyond 200, are left out. Sent again with the same key, the
   * changes are not applied again. For signed-in customers.
   */
  changeWishlist: Array<Product>;
  /**
   * Asks the provider what has become of the open attempt to pay an order, at most every two seconds.
   * For signed-in customers their own orders; admins any.
   */
  checkPayment: Order;
  /** Compares a file that was uploaded with the shop again: the dry run anew. For admins. */
  checkProductImport: ProductImport;
  /**
   * Confirms a registered or rejected account, so that the customer can sign in; a mail tells them. Confirming twice
   * changes nothing. For admins.
   */
  confirmCustomer: Customer;
  /** Confirms accounts as `confirmCustomer` does, and says of each what happened, in the order of the ids. For admins. */
  confirmCustomers: Array<CustomerDecision>;
  /** Confirms an e-mail address by the token of the link. For everyone. */
  confirmEmail: ConfirmEmailResult;
  /**
   * Confirms an order by the code that was sent for it; one that is confirmed already stays so. For confirmed customers:
   * their own orders.
   */
  confirmOrder: ConfirmOrderResult;
  /** Turns two-factor codes on, and ends the viewer's other sessions. For signed-in customers. */
  confirmSecondFactor: ConfirmSecondFactorResult;
  /** Adds a category, as the last of its place. For admins. */
  createCategory: SaveCategoryResult;
  /** Creates a promotion. For admins. */
  createPromotion: SavePromotionResult;
  /** Deletes the viewer's account at once. Orders stay, without the personal data. For signed-in customers. */
  deleteAccount: DeleteAccountResult;
  /** Deletes a post for good; false when it is not there. For admins. */
  deletePost: Scalars['Boolean']['output'];
  /**
   * Deletes a product that nobody has ordered, with its variants, stock, comments, and places in carts and wishlists.
   * For admins.
   */
  deleteProduct: DeleteProductResult;
  /** Drops failed work: it is never done, and leaves the list. For admins. */
  dismissFailedWork: FailedWork;
  /**
   * Makes a draft of a product's copy, with its texts, pictures and variants, without stock, and with new SKUs.
   * For admins.
   */
  duplicateProduct: AdminProduct;
  /**
   * Changes many products at once, all or none. Without `plan`, nothing is changed, and the answer says what would be.
   * For admins.
   */
  editProducts: EditProductsResult;
  /** Ends one of the viewer's sessions; false when the viewer has no such session. For signed-in customers. */
  endSession: Scalars['Boolean']['output'];
  /** Ends sessions of somebody of the staff. Returns how many ended. For admins. */
  endStaffSessions: Scalars['Int']['output'];
  /**
   * Fetches a picture from a URL and stores it, so that a product can be saved with it within a week. Only from addresses
   * of the public internet. For admins.
   */
  fetchProductPicture: FetchProductPictureResult;
  /**
   * Gives a part of an order's price back to its customer. What they have paid beyond the rest is refunded by the provider
   * of their payment; what they paid in cash is due then, and recorded by `recordRefund`. For admins.
   */
  grantRefund: GrantRefundResult;
  /**
   * Opens an account for somebody of the staff, and sends them a mail with a link by which they choose a password; it works
   * once, within seven days. The same again sends another one, as long as nobody has used it. Who has an account already
   * gets a role by `changeRole`. For admins.
   */
  inviteStaff: InviteStaffResult;
  /** Signs in by e-mail and password. Sets the refresh cookie. For everyone. */
  login: LoginResult;
  /**
   * Marks conversations as read, or the last message of their customers as unread, and returns them. Once more changes
   * nothing. For admins.
   */
  markConversations: Array<Conversation>;
  /** Moves orders to a status, each for itself: what cannot move stays, and the answer says why. For admins. */
  moveOrders: MoveOrdersResult;
  /**
   * Places an order. Prices and stock are the server's; the order is placed as a whole or not at all.
   * For confirmed customers.
   */
  placeOrder: PlaceOrderResult;
  /**
   * Places an order by Cash on Delivery for a customer who has called, by the rules of every order; its history says who
   * did. For admins.
   */
  placeOrderFor: PlaceOrderResult;
  /** Publishes or hides a comment. For admins. */
  publishComment: Comment;
  /** Publishes or hides a review; the product's rating, count and breakdown change at once. For admins. */
  publishReview: Review;
  /**
   * Marks what the other side wrote as read, up to a message, and returns the conversation. Once more changes nothing.
   * For everyone whose conversation it is, and for admins.
   */
  readConversation: Conversation;
  /**
   * Receives goods of the last return, which is approved: its pieces leave what was sold, what is given back is taken off
   * the order's price, and the order is RETURNED with its last pieces. For admins.
   */
  receiveReturn: ReceiveReturnResult;
  /** Records that a courier has paid out what it collected. For admins. */
  recordCourierPayout: RecordCourierPayoutResult;
  /** Records that money that is due to a customer went back, by other means than the provider of their payment. For admins. */
  recordRefund: RecordRefundResult;
  /**
   * Registers an account. It is pending until an admin confirms it; a mail contains a link that confirms the e-mail
   * address. For everyone.
   */
  register: RegisterResult;
  /** Rejects an account and ends its sessions; the customer reads the reason in a mail and at the login. For admins. */
  rejectCustomer: RejectCustomerResult;
  /** Rejects accounts for one reason, as `rejectCustomer` does, and says of each what happened. For admins. */
  rejectCustomers: RejectCustomersResult;
  /**
   * Takes a review or comment off the shop, or off the list of those that wait, with a reason; a mail tells it to its
   * author, if they have an account. For admins.
   */
  rejectOpinion: RejectOpinionResult;
  /** Rejects the last return of an order. For admins. */
  rejectReturn: RejectReturnResult;
  /** Removes one of the viewer's addresses; false when the viewer has no such address. For signed-in customers. */
  removeAddress: Scalars['Boolean']['output'];
  /**
   * Removes one of the viewer's saved accounts, and ends the agreement at the provider; false when the viewer has no such
   * account. For signed-in customers.
   */
  removeSavedAccount: Scalars['Boolean']['output'];
  /** Removes a word with its synonyms; false when it is not there. For admins. */
  removeSearchSynonym: Scalars['Boolean']['output'];
  /** Turns the two-factor codes of somebody off who has lost them; one's own are turned off by a code. For admins. */
  removeSecondFactor: Customer;
  /** Removes one of the viewer's views; false when the viewer has no such view. For admins. */
  removeView: Scalars['Boolean']['output'];
  /**
   * Sends a new link that confirms an e-mail address, if there is an account to confirm. The answer is the same whether
   * there is one or not. For everyone.
   */
  requestEmailConfirmation: RequestMailResult;
  /**
   * Sends a link to set a new password, if there is an account. The answer is the same whether there is one or not.
   * For everyone.
   */
  requestPasswordReset: RequestMailResult;
  /**
   * Asks for the return of a delivered order, or of some of its pieces, within 14 days of the delivery; not while another
   * return of it is open. For confirmed customers: their own orders.
   */
  requestReturn: RequestReturnResult;
  /** Sets a new password by the token of the link, and ends all sessions. For everyone. */
  resetPassword: ResetPasswordResult;
  /** Begins failed work anew, with all its attempts, and returns it as it was in the list. For admins. */
  retryFailedWork: FailedWork;
  /** Saves a post as a whole: a draft, now in the journal, or in it from a time on. For admins. */
  savePost: SavePostResult;
  /** Creates a product, or changes one as a whole. For admins. */
  saveProduct: SaveProductResult;
  /** Saves a word with its synonyms; searches know them at once. For admins. */
  saveSearchSynonym: SaveSearchSynonymResult;
  /** Saves a view of a list; one with the same name is replaced. For admins. */
  saveView: SaveViewResult;
  /**
   * Tells the other side of a conversation that somebody is writing; nothing is stored. Returns whether it was told: not
   * more often than every two seconds. For everyone whose conversation it is, and for admins.
   */
  sayWriting: Scalars['Boolean']['output'];
  /**
   * Sends a message to the shop. For signed-in customers, name and e-mail are taken from the account, whatever is sent;
   * visitors get a cookie by which their browser finds the conversation again. For everyone.
   */
  sendMessage: SendMessageResult;
  /**
   * Sends a new code for an order that waits for one: at most 5, a minute or more apart. The code before is no longer
   * valid. For confirmed customers: their own orders.
   */
  sendOrderCode: SendOrderCodeResult;
  /** Sends a test mail to the viewer's own address, and waits for the mail server's answer. For admins. */
  sendTestMail: SendTestMailResult;
  /** Decides about a payment or a refund of the list `paymentsToSettle`, which it leaves then. For admins. */
  settlePayment: SettlePaymentResult;
  /** Ships an order that is PROCESSED, or some of its pieces. The shipment of the last pieces makes it SHIPPED. For admins. */
  shipOrder: ShipOrderResult;
  /** Ends the current session and deletes its refresh cookie. For signed-in customers. */
  signOut: Scalars['Boolean']['output'];
  /** Ends all of the viewer's sessions, including the current one. Returns how many ended. For signed-in customers. */
  signOutEverywhere: Scalars['Int']['output'];
  /**
   * Begins to pay one's own order, or its deposit, with a provider, or chooses Cash on Delivery for it. Its pieces are
   * reserved for 15 minutes. An open attempt with the same method goes on, one with another method is given up.
   * For signed-in customers: their own orders.
   */
  startPayment: StartPaymentResult;
  /** Turns two-factor codes off. For signed-in customers. */
  turnOffSecondFactor: TurnOffSecondFactorResult;
  /** Undoes such a change within 30 days, if nobody has changed one of the products since. For admins. */
  undoProductEdit: UndoProductEditResult;
  /**
   * Begins to undo an import that was applied. What it created is deleted, or archived where somebody has ordered it;
   * categories that it created stay.
   * `refusals` say what has been changed since and keeps it from being undone. For admins.
   */
  undoProductImport: ProductImport;
  /** Changes one of the viewer's addresses. For signed-in customers. */
  updateAddress: SaveAddressResult;
  /** Changes phone number, shipping address and photo of the viewer's account. For signed-in customers. */
  updateProfile: UpdateProfileResult;
  /**
   * Changes a promotion as a whole: what is left out has its usual value again. Orders keep the discount that they have.
   * For admins.
   */
  updatePromotion: SavePromotionResult;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationAddAddressArgs = {
  input: AddressInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationAddOrderNoteArgs = {
  input: AddOrderNoteInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationAddReviewArgs = {
  input: AddReviewInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationAnswerConversationArgs = {
  input: AnswerConversationInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationAnswerOpinionArgs = {
  input: AnswerOpinionInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationApplyProductImportArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationApproveReturnArgs = {
  orderId: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeCartArgs = {
  changes: Array<CartChangeInput>;
  idempotencyKey: Scalars['String']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeCategoryArgs = {
  id: Scalars['ID']['input'];
  input: ChangeCategoryInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeOrderArgs = {
  input: ChangeOrderInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeOrderStatusArgs = {
  input: ChangeOrderStatusInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangePriceArgs = {
  input: ChangePriceInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangePriceMailsArgs = {
  wanted: Scalars['Boolean']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeProductStatusArgs = {
  from?: InputMaybe<ProductStatus>;
  ids: Array<Scalars['ID']['input']>;
  status: ProductStatus;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeRoleArgs = {
  input: ChangeRoleInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeSettingArgs = {
  input: ChangeSettingInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeStockArgs = {
  input: ChangeStockInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeStockAlertArgs = {
  input: StockAlertInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationChangeWishlistArgs = {
  changes: Array<WishlistChangeInput>;
  idempotencyKey: Scalars['String']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationCheckPaymentArgs = {
  orderId: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationCheckProductImportArgs = {
  columns?: InputMaybe<Array<ProductImportMapping>>;
  createCategories?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  skipProblems?: Scalars['Boolean']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationConfirmCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationConfirmCustomersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationConfirmOrderArgs = {
  input: ConfirmOrderInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationConfirmSecondFactorArgs = {
  input: SecondFactorCodeInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationCreatePromotionArgs = {
  input: PromotionInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationDeletePostArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationDismissFailedWorkArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationDuplicateProductArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationEditProductsArgs = {
  input: EditProductsInput;
  plan?: InputMaybe<Scalars['String']['input']>;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationEndStaffSessionsArgs = {
  customerId: Scalars['ID']['input'];
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationFetchProductPictureArgs = {
  url: Scalars['String']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationGrantRefundArgs = {
  input: GrantRefundInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationInviteStaffArgs = {
  input: InviteStaffInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationMarkConversationsArgs = {
  ids: Array<Scalars['ID']['input']>;
  isRead: Scalars['Boolean']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationMoveOrdersArgs = {
  input: MoveOrdersInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationPlaceOrderForArgs = {
  customerId: Scalars['ID']['input'];
  input: PlaceOrderInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationPublishCommentArgs = {
  id: Scalars['ID']['input'];
  published?: Scalars['Boolean']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationPublishReviewArgs = {
  id: Scalars['ID']['input'];
  published?: Scalars['Boolean']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationReadConversationArgs = {
  id: Scalars['ID']['input'];
  upTo: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationReceiveReturnArgs = {
  orderId: Scalars['ID']['input'];
  receipt?: InputMaybe<ReturnReceiptInput>;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRecordCourierPayoutArgs = {
  input: RecordCourierPayoutInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRecordRefundArgs = {
  input: RecordRefundInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRejectCustomerArgs = {
  input: RejectCustomerInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRejectCustomersArgs = {
  input: RejectCustomersInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRejectOpinionArgs = {
  input: RejectOpinionInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRejectReturnArgs = {
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRemoveAddressArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRemoveSavedAccountArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRemoveSearchSynonymArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRemoveSecondFactorArgs = {
  customerId: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRemoveViewArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRequestEmailConfirmationArgs = {
  input: RequestMailInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRequestPasswordResetArgs = {
  input: RequestMailInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRequestReturnArgs = {
  input: RequestReturnInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationRetryFailedWorkArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationSavePostArgs = {
  input: SavePostInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationSaveProductArgs = {
  input: SaveProductInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationSaveSearchSynonymArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: SearchSynonymInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationSayWritingArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationSendOrderCodeArgs = {
  orderId: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationSettlePaymentArgs = {
  input: SettlePaymentInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationShipOrderArgs = {
  input: ShipOrderInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationStartPaymentArgs = {
  input: StartPaymentInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationTurnOffSecondFactorArgs = {
  input: SecondFactorCodeInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationUndoProductEditArgs = {
  id: Scalars['ID']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationUndoProductImportArgs = {
  id: Scalars['ID']['input'];
  partly?: Scalars['Boolean']['input'];
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationUpdateAddressArgs = {
  id: Scalars['ID']['input'];
  input: AddressInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** All mutations. Failures that a person can act on are members of the result unions; all others are errors with a code. */
export type MutationUpdatePromotionArgs = {
  id: Scalars['ID']['input'];
  input: PromotionInput;
};

/** What becomes of the old price. */
export type OldPriceEdit =
  /** It becomes the price until now, if that is higher than the new one. */
  | 'FORMER'
  /** It is removed. */
  | 'REMOVE';

/** A review or comment, as admins see it. */
export type Opinion = {
  __typename?: 'Opinion';
  /** Display name of the author. */
  authorName: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the author's account; null when there is none any more. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Opaque id, the same as of the review or comment. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: OpinionKind;
  /** Pictures by the buyer; none of a comment. */
  pictures: Array<Picture>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Name of the product, in English. */
  productName: Scalars['String']['output'];
  /** The stars, 1 to 5; null for a comment. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** Why it was rejected; null when it was not. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** The shop's answer; null when there is none. */
  sellerReply?: Maybe<SellerReply>;
  /** Whether shoppers see it. */
  state: OpinionState;
  /** The words. */
  text: Scalars['String']['output'];
  /** Whether the author had received the product from this shop when they wrote it; false for a comment. */
  verified: Scalars['Boolean']['output'];
};

/** A review or comment and its cursor. */
export type OpinionEdge = {
  __typename?: 'OpinionEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The review or comment. */
  node: Opinion;
};

/** A filter of reviews or comments; its parts are combined with AND. */
export type OpinionFilter = {
  /** Only those that the shop has answered, or has not. */
  isAnswered?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Only those about one of the 100 best-selling products that this finds: a part of a SKU, or words of name, brand,
   * category or tag.
   */
  product?: InputMaybe<Scalars['String']['input']>;
  /** Only reviews with so many stars, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Only those in this state. */
  state?: InputMaybe<OpinionState>;
};

/** Reviews or comments. */
export type OpinionKind =
  /** Comments. */
  | 'COMMENT'
  /** Reviews. */
  | 'REVIEW';

/** A page of reviews or comments. */
export type OpinionList = {
  __typename?: 'OpinionList';
  /** The reviews or comments of this page with their cursors. */
  edges: Array<OpinionEdge>;
  /** Whether that is the exact number; otherwise there are more. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The reviews or comments of this page. */
  nodes: Array<Opinion>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list, counted up to 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** Whether shoppers see a review or comment. */
export type OpinionState =
  /** It is published. */
  | 'PUBLISHED'
  /** An admin has rejected it. */
  | 'REJECTED'
  /** It waits for an admin. */
  | 'WAITING';

/** An order, as it was placed. */
export type Order = {
  __typename?: 'Order';
  /** What changes the total, such as a promotion code. */
  adjustments: Array<OrderAdjustment>;
  /** Whether the viewer may cancel it now. */
  canCancel: Scalars['Boolean']['output'];
  /** The customer; null once they have deleted their account. */
  customer?: Maybe<Customer>;
  /** The days between which it arrives, counted from when it was placed. */
  delivery: DeliveryDates;
  /** Delivery fee in cents; `deleveryCost` in REST. */
  deliveryFeeCents: Scalars['Int']['output'];
  /** The sum of all reductions of the items, in cents; 0 without any. */
  discountCents: Scalars['Int']['output'];
  /** The district of the shipping address; null when the address names none. For the order's customer and admins. */
  district?: Maybe<Place>;
  /** The timeline: every status that the order had, oldest first. */
  history: Array<OrderStatusChange>;
  /** Opaque id; `_id` in REST. */
  id: Scalars['ID']['output'];
  /** Items total in cents: rounded(price × quantity − discount) in whole dollars, half up (spec §9). */
  itemsTotalCents: Scalars['Int']['output'];
  /** The lines; at least one. */
  lines: Array<OrderLine>;
  /** The short number that people use, for example 10001; shown as #10001. */
  number: Scalars['Int']['output'];
  /** What was paid for the order, and what is due. */
  payment: OrderPayment;
  /** The payment method. */
  paymentMethod: PaymentMethod;
  /** When it was placed; `orderDate` in REST. */
  placedAt: Scalars['DateTime']['output'];
  /** The last return; null when none was asked for. */
  return?: Maybe<OrderReturn>;
  /** Until when the customer can ask for a return of the pieces that are left; null when they cannot, or cannot any more. */
  returnableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** All returns, oldest first: at most 20. All but the last one are received or rejected. */
  returns: Array<OrderReturn>;
  /** What rounding to whole dollars added to the items total, in cents; negative when it took off. `rounding` in REST. */
  roundingCents: Scalars['Int']['output'];
  /** The shipments, oldest first: at most 20. */
  shipments: Array<Shipment>;
  /** Number of pieces in these shipments. */
  shippedPieces: Scalars['Int']['output'];
  /** The shipping address. */
  shippingAddress: ShippingAddress;
  /** The current status; `orderStatus` in REST. */
  status: OrderStatus;
  /** Order total in cents: items total + delivery fee. `totalPrice` in REST. */
  totalCents: Scalars['Int']['output'];
  /** Why the order waits, or has waited, for a code or a deposit; empty if it has not. For admins; null for everybody else. */
  trustReasons?: Maybe<Array<TrustReason>>;
};

/** Who changed an order's status. */
export type OrderActor =
  /** An admin of the shop. */
  | 'ADMIN'
  /** The order's customer. */
  | 'CUSTOMER'
  /** The software itself. */
  | 'SYSTEM';

/** What changes an order's total. */
export type OrderAdjustment = {
  __typename?: 'OrderAdjustment';
  /** The change in cents: negative for a reduction. */
  amountCents: Scalars['Int']['output'];
  /** The promotion code. */
  code?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  kind: OrderAdjustmentKind;
};

/** What changes an order's total. */
export type OrderAdjustmentKind =
  /** A promotion code that takes the delivery fee off: `deliveryFeeCents` is 0 then. */
  | 'FREE_DELIVERY'
  /** A promotion code that takes something off the items. */
  | 'PROMOTION';

/** A change of an order's status. */
export type OrderChange = {
  __typename?: 'OrderChange';
  /** As what it was changed. */
  actor: OrderActor;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who changed it; null for the shop's software, and once the account is deleted. */
  by?: Maybe<Customer>;
  /** Why; null when nobody said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The new status. */
  status: OrderStatus;
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The orders of this page with their cursors. */
  edges: Array<OrderEdge>;
  /** The orders of this page. */
  nodes: Array<Order>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of orders in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An order and its cursor. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** Which orders to return: those that are all of this. */
export type OrderFilter = {
  /** Only orders that wait for a payment, a deposit or a code, or only others. */
  awaits?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only orders of this customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders to this district, by its id, such as `dhaka`. */
  district?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders since the beginning of this day in Bangladesh, for example 2026-11-20. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Only pending orders that wait for nothing, and should be processed by now: within 24 hours of working days. */
  late?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only orders with this payment method. */
  method?: InputMaybe<PaymentMethod>;
  /** Only orders that are paid, or not, in this way. */
  payment?: InputMaybe<OrderPaymentState>;
  /** Only orders whose return is in one of these states. */
  returns?: InputMaybe<Array<ReturnStatus>>;
  /**
   * An order's number, a phone number in any notation, or the beginnings of words of the recipient's name or of the e-mail
   * address: 100 characters at most.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only orders with one of these statuses. */
  statuses?: InputMaybe<Array<OrderStatus>>;
  /** Only orders until the end of this day in Bangladesh. */
  until?: InputMaybe<Scalars['String']['input']>;
};

/** A limit of what one customer may order. */
export type OrderLimit =
  /** Orders within 24 hours. */
  | 'ORDERS_A_DAY'
  /** Pieces ordered within 30 days that are not delivered yet, and so not paid for. */
  | 'UNPAID_PIECES';

/** The customer has reached a limit of what one person may order; nothing was ordered. */
export type OrderLimitReached = Error & {
  __typename?: 'OrderLimitReached';
  /** The limit that was reached. */
  limit: OrderLimit;
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The value of the limit, a setting of the shop. */
  most: Scalars['Int']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** One line of an order: a snapshot, independent of later changes of the product. */
export type OrderLine = {
  __typename?: 'OrderLine';
  /** The chosen colour; null when none was chosen. */
  color?: Maybe<Scalars['String']['output']>;
  /** The colour's name in the requested language; null when none was chosen. */
  colorLabel?: Maybe<Scalars['String']['output']>;
  /** The product's English name when it was bought, whatever the requested language. */
  englishName: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The picture when it was bought: of the chosen colour if there was one. */
  image: Picture;
  /** In English, the product's name when it was bought; in Bangla, its current name. `pdName` in REST, always in English. */
  name: Scalars['String']['output'];
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Number of pieces; `qty` in REST. */
  quantity: Scalars['Int']['output'];
  /** The chosen size; null when none was chosen. */
  size?: Maybe<Scalars['String']['output']>;
  /** The shop's own name of product or variant (stock keeping unit) when it was bought; null when it had none. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Price of one piece in cents when it was bought; `price` in REST. */
  unitPriceCents: Scalars['Int']['output'];
  /** Id of the product's variant; null for a product that had none. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** One line of an order to place. */
export type OrderLineInput = {
  /** One of the product's colours. It may be null if the product has none, or only one, which is then used. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Number of pieces: 1 to 10000. */
  quantity: Scalars['Int']['input'];
  /** Price of one piece in cents that the customer saw. If given, it must equal the current price. */
  seenPriceCents?: InputMaybe<Scalars['Int']['input']>;
  /** One of the product's sizes. It may be null if the product has none, or only one, which is then used. */
  size?: InputMaybe<Scalars['String']['input']>;
};

/** A page of orders. */
export type OrderList = {
  __typename?: 'OrderList';
  /** The orders of this page with their cursors. */
  edges: Array<OrderEdge>;
  /** Whether that is the exact number; otherwise there are more. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The orders of this page. */
  nodes: Array<Order>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of orders in the whole list, counted up to 10,000; without a search or filter up to 100,000. */
  totalCount: Scalars['Int']['output'];
};

/** What has become of one order, or would. */
export type OrderMoveOutcome = {
  __typename?: 'OrderMoveOutcome';
  /** Number of the order. */
  number: Scalars['Int']['output'];
  /** Id of the order. */
  orderId: Scalars['ID']['output'];
  /** Name of the recipient; empty once they have deleted their account. */
  recipient: Scalars['String']['output'];
  /** Why it does not move; null when it does. */
  refusal?: Maybe<OrderMoveRefused>;
  /** The status before. */
  status: OrderStatus;
};

/** The order cannot be changed in this way; nothing was changed. */
export type OrderMoveRefused = Error & {
  __typename?: 'OrderMoveRefused';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The current status of the order. */
  status: OrderStatus;
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** What an order waits for before the shop works on it. */
export type OrderNeed =
  /** The one-time code that confirms it. */
  | 'CODE'
  /** A deposit; the rest is paid on delivery. */
  | 'DEPOSIT'
  /** Its payment with a provider. */
  | 'PAYMENT';

/** A note of an admin about an order. */
export type OrderNote = {
  __typename?: 'OrderNote';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Who wrote it; null once the account is deleted. */
  author?: Maybe<Customer>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** The money of an order, computed from the ledger and the order's status. */
export type OrderPayment = {
  __typename?: 'OrderPayment';
  /** The attempts to pay, newest first: at most 20. */
  attempts: Array<PaymentAttempt>;
  /** What the order waits for before the shop works on it; null for nothing. */
  awaits?: Maybe<OrderNeed>;
  /** How many taka a dollar is now. The rate of an attempt to pay is the one of when it begins. */
  bdtPerUsd: Scalars['Float']['output'];
  /** What was collected, in cents. */
  collectedCents: Scalars['Int']['output'];
  /**
   * What of the total need not be paid, in cents: all of it once the order is cancelled, what returns gave back, and what
   * the shop granted.
   */
  creditedCents: Scalars['Int']['output'];
  /** The deposit that must be paid before the rest is paid on delivery, in cents; 0 for none. */
  depositCents: Scalars['Int']['output'];
  /** What `startPayment` would take now, in cents: 0 when there is nothing to pay online. */
  dueCents: Scalars['Int']['output'];
  /** How the order is paid. */
  method: PaymentMethod;
  /** The payment methods with which `startPayment` would take it now, in the order of the payment step. */
  methods: Array<PaymentMethod>;
  /** What of that the shop must pay by hand, as no provider is asked for it, in cents: `recordRefund` takes at most this. */
  refundByHandCents: Scalars['Int']['output'];
  /** What must still go back, in cents: what was collected beyond what the order still costs. */
  refundDueCents: Scalars['Int']['output'];
  /** What went back to the customer, in cents. */
  refundedCents: Scalars['Int']['output'];
  /** The refunds of this order by payment providers, newest first: the last 20. */
  refunds: Array<Refund>;
  /** Until when its pieces are reserved while it waits; null when there is no end, or they are not reserved. */
  reservedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What is still to be collected, in cents; 0 once the order is cancelled. */
  toCollectCents: Scalars['Int']['output'];
};

/** Whether an order is paid, by its ledger. */
export type OrderPaymentState =
  /** Something is still to be paid. */
  | 'DUE'
  /** Nothing is to be paid, and nothing was kept: it was cancelled or returned. */
  | 'NOTHING'
  /** It is paid. */
  | 'PAID'
  /** Money has to go back to the customer, or is on its way. */
  | 'REFUND_DUE';

/** The return of an order, or of some of its pieces. */
export type OrderReturn = {
  __typename?: 'OrderReturn';
  /** What was taken off the order's price for it, in cents; 0 before the goods were received. */
  creditedCents: Scalars['Int']['output'];
  /** When it was approved or rejected; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The pieces, in the order of the order's lines. */
  lines: Array<ReturnLine>;
  /** Why the customer returns the order; empty once they have deleted their account. */
  reason: Scalars['String']['output'];
  /** When the goods were received; null before. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the shop has rejected it; null unless it is rejected. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** How far it has come. */
  status: ReturnStatus;
  /** Whether that has the delivery fee. */
  withDelivery: Scalars['Boolean']['output'];
};

/** In which order a list of orders is. */
export type OrderSort =
  /** The highest totals first. */
  | 'LARGEST'
  /** The newest orders first. */
  | 'NEWEST'
  /** The oldest orders first. */
  | 'OLDEST'
  /** The lowest totals first. */
  | 'SMALLEST';

/** The status of an order (spec §4), and the two that end it otherwise. */
export type OrderStatus =
  /** Cancelled before it was delivered. */
  | 'CANCELLED'
  /** Delivery successful: step 5. */
  | 'DELIVERED'
  /** Out for Delivery: step 4. */
  | 'OUT_FOR_DELIVERY'
  /** Pending: step 1, Order Placed. */
  | 'PENDING'
  /** Order Processed: step 2. */
  | 'PROCESSED'
  /** Returned after it was delivered. */
  | 'RETURNED'
  /** Shipped: step 3. */
  | 'SHIPPED';

/** A change of an order's status. */
export type OrderStatusChange = {
  __typename?: 'OrderStatusChange';
  /** Who changed the status. */
  actor: OrderActor;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Why, in the words of who changed it, or of who asked for the return; null when no reason was given. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The new status. */
  status: OrderStatus;
};

/** Orders that have changed, and how many there are now. */
export type OrdersMoved = {
  __typename?: 'OrdersMoved';
  /** How many orders each column of the board has. */
  counts: Array<BoardCount>;
  /** Whether these are all changes since the last push; otherwise ask for the board again. */
  isComplete: Scalars['Boolean']['output'];
  /** These orders as they are now: at most 100. */
  orders: Array<BoardOrder>;
};

/** Fewer pieces are in stock than requested; nothing was ordered. */
export type OutOfStock = Error & {
  __typename?: 'OutOfStock';
  /** Number of pieces in stock. */
  availableStock: Scalars['Int']['output'];
  /** The variant's colour; null when it has none. */
  color?: Maybe<Scalars['String']['output']>;
  /** Current price of one piece in cents. */
  currentPriceCents: Scalars['Int']['output'];
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** The variant's size; null when it has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Id of the chosen variant, of which the following is said; null for a product without variants. */
  variantId?: Maybe<Scalars['ID']['output']>;
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** What a shop's owner sees first. */
export type Overview = {
  __typename?: 'Overview';
  /** When it was counted. */
  at: Scalars['DateTime']['output'];
  /** Orders placed this month so far, beside the month before until the same day and time; all of it if it was shorter. */
  month: SalesBesideBefore;
  /** The number of orders by status, in the order in which orders move. */
  ordersByStatus: Array<StatusCount>;
  /** What needs doing. */
  tasks: OverviewTasks;
  /** Orders placed today so far, beside yesterday until the same time. */
  today: SalesBesideBefore;
};

/** What needs doing in the shop. */
export type OverviewTasks = {
  __typename?: 'OverviewTasks';
  /** Work that failed at every attempt. */
  failedWork: LimitedCount;
  /** Those of them that should be processed already: within 24 hours of working days. */
  lateOrders: LimitedCount;
  /** When the latest of those was placed at most. */
  latePlacedBefore: Scalars['DateTime']['output'];
  /** Products in the shop of which few pieces are left, or of a variant of which. */
  lowStock: LimitedCount;
  /** Orders that wait to be processed. */
  ordersToProcess: LimitedCount;
  /** Payments and refunds that an admin has to decide about. */
  paymentsToSettle: LimitedCount;
  /** Returns that are asked for. */
  returnsToDecide: LimitedCount;
  /** Messages that nobody has read. */
  unreadMessages: LimitedCount;
  /** Comments that wait to be published. */
  waitingComments: LimitedCount;
  /** Accounts that wait for confirmation. */
  waitingCustomers: LimitedCount;
  /** Reviews that wait to be published. */
  waitingReviews: LimitedCount;
};

/** The position of a page in the whole list (Relay cursor connections). */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item of this page, for the argument `after`; null when the page is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether items precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item of this page; null when the page is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** An attempt to pay an order, or its deposit, with a provider. */
export type PaymentAttempt = {
  __typename?: 'PaymentAttempt';
  /** What it collects, in cents. */
  amountCents: Scalars['Int']['output'];
  /** What the provider is asked for, in paisa: hundredths of a taka. */
  amountPaisa: Scalars['Int']['output'];
  /** When it ended; null while it is open. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed; null when it did not, or the customer gave it up. */
  failure?: Maybe<PaymentFailure>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The payment method. */
  method: PaymentMethod;
  /** What was paid, in paisa, as the provider says; null until it is known. */
  paidPaisa?: Maybe<Scalars['Int']['output']>;
  /** How many taka a dollar was when it began. */
  rate: Scalars['Float']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** What has become of it. */
  status: PaymentAttemptStatus;
  /**
   * The provider's number of the payment, as its statements and its messages to the customer have it; null until it is
   * paid.
   */
  transactionId?: Maybe<Scalars['String']['output']>;
};

/** What has become of an attempt to pay. */
export type PaymentAttemptStatus =
  /** The customer gave it up. */
  | 'CANCELLED'
  /** It is being found out whether the money has come. */
  | 'CONFIRMING'
  /** Its time is over. */
  | 'EXPIRED'
  /** It failed; no money was taken. */
  | 'FAILED'
  /** The customer is paying. */
  | 'OPEN'
  /** The money has come. */
  | 'PAID'
  /** The provider is being told. */
  | 'STARTING';

/** Why an attempt to pay failed. */
export type PaymentFailure =
  /** The provider or the bank declined it. */
  | 'DECLINED'
  /** Its time is over. */
  | 'EXPIRED'
  /** The balance was too low. */
  | 'LOW_BALANCE'
  /** The provider does not take it. */
  | 'PROVIDER_REFUSED'
  /** The provider could not be reached. */
  | 'UNREACHABLE';

/** A payment method (spec §9). */
export type PaymentMethod =
  /** Save bKash Account. */
  | 'BKASH'
  /** Credit/Debit Card. */
  | 'CARD'
  /** Cash on Delivery. */
  | 'CASH_ON_DELIVERY'
  /** Instalment. */
  | 'INSTALMENT'
  /** Nagad. */
  | 'NAGAD'
  /** Rocket. */
  | 'ROCKET';

/** The order cannot be paid in this way now; no money was taken. */
export type PaymentNotPossible = Error & {
  __typename?: 'PaymentNotPossible';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** A payment or a refund that needs a decision. */
export type PaymentToSettle = {
  __typename?: 'PaymentToSettle';
  /** The amount in cents: of a payment what was paid, as far as it is known. */
  amountCents: Scalars['Int']['output'];
  /** The amount in paisa, hundredths of a taka, that was asked for. */
  amountPaisa: Scalars['Int']['output'];
  /** The decisions that are possible, the usual one first. */
  decisions: Array<SettleDecision>;
  /** What the provider says about it, in its own words; null when it says nothing. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The payment method. */
  method: PaymentMethod;
  /** Id of the order. */
  orderId: Scalars['ID']['output'];
  /** Number of the order. */
  orderNumber: Scalars['Int']['output'];
  /** The amount in paisa that was paid; null when it is not known. */
  paidPaisa?: Maybe<Scalars['Int']['output']>;
  /** Why it needs a decision. */
  problem: SettleProblem;
  /** When it began. */
  since: Scalars['DateTime']['output'];
  /** The provider's number of the payment; null when it is not known. */
  transactionId?: Maybe<Scalars['String']['output']>;
};

/** A page of payments and refunds that need a decision. */
export type PaymentToSettleConnection = {
  __typename?: 'PaymentToSettleConnection';
  /** The items of this page with their cursors. */
  edges: Array<PaymentToSettleEdge>;
  /** The items of this page. */
  nodes: Array<PaymentToSettle>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A payment or refund that needs a decision, and its cursor. */
export type PaymentToSettleEdge = {
  __typename?: 'PaymentToSettleEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The payment or refund. */
  node: PaymentToSettle;
};

/** The figures of some time. */
export type PeriodFigures = {
  __typename?: 'PeriodFigures';
  /** From a visit to an order. */
  funnel: Funnel;
  /** Pieces in these orders. */
  pieces: Scalars['Int']['output'];
  /** What was given back for them, in cents. */
  returnedCents: Scalars['Float']['output'];
  /** Orders of which pieces came back, whenever they were placed. */
  returnedOrders: Scalars['Int']['output'];
  /** The orders that were placed. */
  sales: SalesFigures;
};

/** What a role may allow: each operation of the dashboard names what it needs. */
export type Permission =
  /** Products, categories, pictures, imports, search and opinions. */
  | 'CATALOGUE'
  /** Customers, their accounts and conversations, and orders in their name. */
  | 'CUSTOMERS'
  /** To move and ship orders. */
  | 'FULFILMENT'
  /** To change and cancel orders, give money back, settle payments and returns, see the figures, and try failed work again. */
  | 'MONEY'
  /** To see orders and their documents. */
  | 'ORDERS'
  /** Promotions and the audit log. */
  | 'SHOP'
  /** To give people roles. */
  | 'STAFF';

/** A picture in the shop's image store. The server delivers it resized. */
export type Picture = {
  __typename?: 'Picture';
  /** Alternative text: what the picture shows. */
  alt: Scalars['String']['output'];
  /**
   * Path on this server. Append /{width}.{format}: width one of 96, 160, 320, 480, 640, 800, 1200, 1600; format avif, webp
   * or jpg.
   */
  path: Scalars['String']['output'];
};

/** A division, district or upazila of Bangladesh. */
export type Place = {
  __typename?: 'Place';
  /** Bangla name. */
  bangla: Scalars['String']['output'];
  /** Id, such as `dhaka` for a district, or `dhaka/savar` for an upazila. */
  id: Scalars['ID']['output'];
  /** English name. */
  name: Scalars['String']['output'];
};

/** An order to place. */
export type PlaceOrderInput = {
  /**
   * Idempotency key chosen by the client, 8 to 100 visible ASCII characters: sending an order again with the same key does
   * not place it twice.
   */
  idempotencyKey: Scalars['String']['input'];
  /** The lines: 1 to 50. */
  lines: Array<OrderLineInput>;
  /** The payment method; one that the shop does not offer is refused. */
  paymentMethod: PaymentMethod;
  /** A promotion code, in any case; if it is refused, nothing is ordered. */
  promotionCode?: InputMaybe<Scalars['String']['input']>;
  /** Total in cents that the customer saw, for example that of `checkout`. If given, it must equal the current total. */
  seenTotalCents?: InputMaybe<Scalars['Int']['input']>;
  /** The shipping address. */
  shippingAddress: ShippingAddressInput;
};

/** The result of placing an order. */
export type PlaceOrderResult = InvalidInput | OrderLimitReached | OutOfStock | PlaceOrderSuccess | PriceChanged | PromotionRefused | TotalChanged;

/** The order is placed. */
export type PlaceOrderSuccess = {
  __typename?: 'PlaceOrderSuccess';
  /** The order as stored; if the idempotency key was used before, the order that was placed then. */
  order: Order;
};

/** A change of one field. */
export type PlannedChange = {
  __typename?: 'PlannedChange';
  /** The value after; null for none. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value before; null for none. */
  before?: Maybe<Scalars['String']['output']>;
  /** priceCents, oldPriceCents, category, brand, tag, status or availableStock. */
  field: Scalars['String']['output'];
  /** SKU of the variant whose price it is; null for the product's own fields. */
  variant?: Maybe<Scalars['String']['output']>;
};

/** What would change of a product. */
export type PlannedProduct = {
  __typename?: 'PlannedProduct';
  /** Its changes; empty when it stays as it is. At most 12: of the prices of many variants the first. */
  changes: Array<PlannedChange>;
  /** Id of the product. */
  id: Scalars['ID']['output'];
  /** Its name in English. */
  name: Scalars['String']['output'];
  /** Why it cannot change; null when it can. */
  problem?: Maybe<FieldError>;
};

/** A post of the journal, in the language of the request; in the other one where it has no text in that. */
export type Post = {
  __typename?: 'Post';
  /** Its text as safe HTML. */
  bodyHtml: Scalars['String']['output'];
  /** The category that it is about; null for none, or one that is no longer there. */
  category?: Maybe<Category>;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** The language of its texts. */
  language: Language;
  /** How many minutes it takes to read: 1 for every 200 words that are begun. */
  minutes: Scalars['Int']['output'];
  /** Its picture. */
  picture: Picture;
  /** When it appeared. */
  publishedAt: Scalars['DateTime']['output'];
  /** The last part of its address. */
  slug: Scalars['String']['output'];
  /** The first 35 words of its description, with dots where there are more. */
  summary: Scalars['String']['output'];
  /** Its tags. */
  tags: Array<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
};

/** Where a post stands. */
export type PostState =
  /** Nobody but editors sees it. */
  | 'DRAFT'
  /** It is in the journal. */
  | 'PUBLISHED'
  /** It appears at a time that is still to come. */
  | 'SCHEDULED';

/** Price bounds of a list; both 0 when the list is empty. */
export type PriceBounds = {
  __typename?: 'PriceBounds';
  /** Highest price in cents. */
  maxCents: Scalars['Int']['output'];
  /** Lowest price in cents. */
  minCents: Scalars['Int']['output'];
};

/** A change of a price. */
export type PriceChange = {
  __typename?: 'PriceChange';
  /** Name of the admin; null when the account is gone. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The price since, in cents; null where a variant has none of its own. */
  afterCents?: Maybe<Scalars['Int']['output']>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The price before, in cents; null where a variant had none of its own. */
  beforeCents?: Maybe<Scalars['Int']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Colour and size of the variant; null for the price of the product. */
  variantName?: Maybe<Scalars['String']['output']>;
};

/** A page of the history of a price. */
export type PriceChangeConnection = {
  __typename?: 'PriceChangeConnection';
  /** The changes of this page with their cursors. */
  edges: Array<PriceChangeEdge>;
  /** The changes of this page. */
  nodes: Array<PriceChange>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** A change of a price and its cursor. */
export type PriceChangeEdge = {
  __typename?: 'PriceChangeEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: PriceChange;
};

/** A price differs from the one that the customer saw; nothing was ordered. */
export type PriceChanged = Error & {
  __typename?: 'PriceChanged';
  /** Number of pieces in stock. */
  availableStock: Scalars['Int']['output'];
  /** The variant's colour; null when it has none. */
  color?: Maybe<Scalars['String']['output']>;
  /** Current price of one piece in cents. */
  currentPriceCents: Scalars['Int']['output'];
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** The variant's size; null when it has none. */
  size?: Maybe<Scalars['String']['output']>;
  /** Id of the chosen variant, of which the following is said; null for a product without variants. */
  variantId?: Maybe<Scalars['ID']['output']>;
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** Somebody else has changed the price since it was seen; nothing was stored. */
export type PriceChangedMeanwhile = Error & {
  __typename?: 'PriceChangedMeanwhile';
  /** The price as it is now, in cents; null where a variant has none of its own. */
  currentPriceCents?: Maybe<Scalars['Int']['output']>;
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for clients that translate it. */
  wording?: Maybe<Wording>;
};

/** How prices change: by a percentage or by an amount. */
export type PriceEditInput = {
  /** Amount in cents, for example -500. */
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  /** Percentage, for example -20: -99 to 1000. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** To what the new price is rounded. */
  rounding?: PriceRounding;
};

/** How many customers agreed to mails about prices and their cart, and what came of it. */
export type PriceMailFigures = {
  __typename?: 'PriceMailFigures';
  /** How many customers want them now. */
  agreed: Scalars['Int']['output'];
  /** How many customers ended them within the last 30 days, in their profile or by the link of a mail. */
  ended: Scalars['Int']['output'];
  /** How many customers got one about prices within the last 30 days. */
  mailed: Scalars['Int']['output'];
  /** How many customers got one about their cart within the last 30 days. */
  reminded: Scalars['Int']['output'];
};

/** To what a new price is rounded. */
export type PriceRounding =
  /** Whole cents. */
  | 'CENT'
  /** Whole dollars. */
  | 'DOLLAR'
  /** The nearest price that ends in .99. */
  | 'NINETY_NINE';

/** A product of the shop. */
export type Product = {
  __typename?: 'Product';
  /** When it was added to the shop; `dateAdded` in REST. */
  addedAt: Scalars['DateTime']['output'];
  /** What it is or has, such as its material, in the shop's order: at most 40. Not translated. */
  attributes: Array<Attribute>;
  /** Number of pieces in stock, of all variants together. */
  availableStock: Scalars['Int']['output'];
  /** Name of the brand. */
  brand: Scalars['String']['output'];
  /** The leaf of the category tree; its name is `Category` in REST. */
  category: Category;
  /** The same colours with their names in the requested language. */
  colorOptions: Array<ColorOption>;
  /** Colours to choose from; empty when there is no choice of colour. */
  colors: Array<Scalars['String']['output']>;
  /** Published comments, newest first, five a page. */
  comments: CommentPage;
  /** The node above the leaf; its name is `category` in REST. */
  department: Category;
  /** First part of the description. */
  description: Scalars['String']['output'];
  /** Name in English, whatever the requested language. */
  englishName: Scalars['String']['output'];
  /** Whether it has variants, so that stock and price depend on colour and size. */
  hasVariants: Scalars['Boolean']['output'];
  /** Opaque id; `_id` in REST. */
  id: Scalars['ID']['output'];
  /** Main picture. */
  image: Picture;
  /**
   * All pictures: first the general ones, beginning with the main picture, then one for each colour, in the order of
   * `colors`.
   */
  images: Array<ProductPicture>;
  /**
   * Display name. With `Accept-Language: bn`, name, note and descriptions are in Bangla where there is a translation;
   * otherwise in English. REST is always English.
   */
  name: Scalars['String']['output'];
  /** A short line under the name. */
  note: Scalars['String']['output'];
  /** Earlier, higher price in cents; null when there is none. */
  oldPriceCents?: Maybe<Scalars['Int']['output']>;
  /** Price of one piece in cents (dollars). */
  priceCents: Scalars['Int']['output'];
  /** Mean of the published reviews, 0 to 5, two decimals; 0 without reviews. */
  rating: Scalars['Float']['output'];
  /** Published reviews by rating, 5 to 1. */
  ratingsBreakdown: Array<RatingCount>;
  /** Other products of the same leaf category, best rated first. */
  related: Array<Product>;
  /** Number of published reviews; `reviews` in REST. */
  reviewCount: Scalars['Int']['output'];
  /** Why the viewer may not review it; null when they may. NOT_RECEIVED for viewers who are not signed in. */
  reviewRefusal?: Maybe<ReviewRefusal>;
  /** Published reviews, five a page. */
  reviews: ReviewPage;
  /** Second part of the description; `descriptionSecound` in REST. */
  secondDescription: Scalars['String']['output'];
  /** One or two sentences. */
  shortDescription: Scalars['String']['output'];
  /** Sizes to choose from; empty when there is no choice of size. `size` in REST. */
  sizes: Array<Scalars['String']['output']>;
  /** A word that shoppers search for. */
  tag: Scalars['String']['output'];
  /** Pieces sold so far; `totalSell` in REST. */
  totalSold: Scalars['Int']['output'];
  /** Its variants, in the shop's order; empty for a product without. */
  variants: Array<Variant>;
};


/** A product of the shop. */
export type ProductCommentsArgs = {
  page?: Scalars['Int']['input'];
};


/** A product of the shop. */
export type ProductRelatedArgs = {
  first?: Scalars['Int']['input'];
};


/** A product of the shop. */
export type ProductReviewsArgs = {
  filter?: InputMaybe<ReviewFilter>;
  page?: Scalars['Int']['input'];
  sort?: ReviewSort;
};

/** A colour of a product. */
export type ProductColorInput = {
  /** Name in Bangla; null to show the English one. */
  bangla?: InputMaybe<Scalars['String']['input']>;
  /** Name in English. */
  name: Scalars['String']['input'];
  /** The picture that shows it; null for none. */
  picture?: InputMaybe<ProductPictureInput>;
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this page with their cursors. */
  edges: Array<ProductEdge>;
  /** The facets: options that narrow the list, with counts. */
  facets: ProductFacets;
  /** Whether `totalCount` is the exact number. Otherwise more products match than are counted: say “about”. */
  isTotalExact: Scalars['Boolean']['output'];
  /** The products of this page. */
  nodes: Array<Product>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** What the search made of the term; null without a term. */
  search?: Maybe<ProductSearch>;
  /**
   * Number of products in the whole list. Of more than 50,000 with a term, or within prices, only so many are counted;
   * `isTotalExact` says so.
   */
  totalCount: Scalars['Int']['output'];
};

/** A product and its cursor. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The product. */
  node: Product;
};

/**
 * Options that narrow a list. The counts of a group apply the filters of the other groups, not its own, so that a count
 * tells how many products choosing the option shows. Categories and brands are one group.
 */
export type ProductFacets = {
  __typename?: 'ProductFacets';
  /**
   * Attributes that at least two products have, or that are chosen: at most 6 names, most products first. What products
   * offer to choose from is among them, by the names Color and Size. The counts of a name apply the chosen attributes of
   * the other names only.
   */
  attributes: Array<AttributeFacet>;
  /** The brands, most products first. */
  brands: Array<BrandCount>;
  /** The departments; in a list that stays within a category, the categories directly below it. In the shop's order. */
  categories: Array<CategoryCount>;
  /** Whether the counts are exact. Otherwise more products match than are counted. */
  isExact: Scalars['Boolean']['output'];
  /** Lowest and highest price among the products that match the term and `within`. */
  price: PriceBounds;
  /** The ratings 5 to 1, rounded down. */
  ratings: Array<RatingCount>;
};

/** A filter of the catalogue. Chosen categories and brands are combined with OR; everything else with AND. */
export type ProductFilter = {
  /**
   * Chosen attributes: at most 8. Values of one name are combined with OR, names with AND; upper and lower case differ.
   * A product's `colors` and `sizes` are attributes, too: of the names Color and Size.
   */
  attributes?: InputMaybe<Array<AttributeInput>>;
  /** Chosen brands, as written in the facet. At most 50. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of chosen categories of any level. At most 50. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Highest price in cents, inclusive. */
  maxPriceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest price in cents, inclusive. */
  minPriceCents?: InputMaybe<Scalars['Int']['input']>;
  /** Rating rounded down: 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Search term. Each of its words must be in the product: in name, category, tag or brand also as a part of a word, in
   * its texts as a whole word, but not all of them in the description only; in upper or lower case, singular or plural,
   * joined or split, in the other script, or as a synonym. Words that say for whom or for what (for mother, office) put
   * products first that have them, and none must. A word that nothing has is searched as the one it is closest to. At most
   * 100 characters, of which 8 words are searched; no character is special.
   */
  term?: InputMaybe<Scalars['String']['input']>;
  /** Whether words are searched as they are typed: without correction, and not in the other script. */
  verbatim?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slug of a category of any level: only products in it. */
  within?: InputMaybe<Scalars['String']['input']>;
};

/** A file of products that was uploaded. */
export type ProductImport = {
  __typename?: 'ProductImport';
  /** When it was applied; null when it was not. */
  appliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rows that change one. */
  changeCount: Scalars['Int']['output'];
  /** When it was compared with the shop. */
  checkedAt: Scalars['DateTime']['output'];
  /**
   * Columns that the shop does not know: they are mapped or left out before the file can be applied. Each name is that in
   * `columns`.
   */
  columnProblems: Array<ProductImportProblem>;
  /** Names of its columns, in the order of the file. */
  columns: Array<Scalars['String']['output']>;
  /** Rows that create a product or a variant. */
  createCount: Scalars['Int']['output'];
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether applying it creates the categories that cells name by their path and the shop does not have. */
  createsCategories: Scalars['Boolean']['output'];
  /** How many of the rows are done, while it is applied or undone. */
  doneCount: Scalars['Int']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether rows have the problem that they name a category that the shop does not have. */
  missesCategories: Scalars['Boolean']['output'];
  /** Rows with a problem. Only a file without any can be applied. */
  problemCount: Scalars['Int']['output'];
  /** Why it was not applied, or not undone, the last time; empty when nothing was in the way. At most 100. */
  refusals: Array<ProductImportRefusal>;
  /** Number of rows with cells, besides the first. */
  rowCount: Scalars['Int']['output'];
  /** Its rows, in the order of the file. */
  rows: ProductImportRowConnection;
  /** What has become of it. */
  status: ProductImportStatus;
  /** When it was undone; null when it was not. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A file of products that was uploaded. */
export type ProductImportRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<ProductImportRowKind>;
};

/** How a row changes a product. */
export type ProductImportChange = {
  __typename?: 'ProductImportChange';
  /** As a cell would show it afterwards, long texts cut; null for nothing. */
  after?: Maybe<Scalars['String']['output']>;
  /** As a cell would show it now, long texts cut; null for nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the column. */
  column: Scalars['String']['output'];
};

/** A page of imports. */
export type ProductImportConnection = {
  __typename?: 'ProductImportConnection';
  /** The items of this page with their cursors. */
  edges: Array<ProductImportEdge>;
  /** The items of this page. */
  nodes: Array<ProductImport>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** An import and its cursor. */
export type ProductImportEdge = {
  __typename?: 'ProductImportEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The import. */
  node: ProductImport;
};

/** What a column of a file is. */
export type ProductImportMapping = {
  /** Name of the column as in the file. */
  column: Scalars['String']['input'];
  /** Name of the column that it is, as in the sample; null leaves it out. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** What is wrong with a cell. */
export type ProductImportProblem = {
  __typename?: 'ProductImportProblem';
  /** Name of the column as in the file, or the web address of a picture; empty when the whole row is meant. */
  column: Scalars['String']['output'];
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** What keeps an import from being applied or undone. */
export type ProductImportRefusal = {
  __typename?: 'ProductImportRefusal';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** Name of the product; empty when it is about the whole file. */
  name: Scalars['String']['output'];
  /** Number of the row; null when it is about the whole file. */
  row?: Maybe<Scalars['Int']['output']>;
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** A row of a file, and what an import does with it. */
export type ProductImportRow = {
  __typename?: 'ProductImportRow';
  /** What changes. */
  changes: Array<ProductImportChange>;
  /** What the import does with it. */
  kind: ProductImportRowKind;
  /** Name of the product, with colour and size for a variant; empty when it is not known. */
  name: Scalars['String']['output'];
  /** What is wrong with it: at most ten problems. */
  problems: Array<ProductImportProblem>;
  /** Id of the product; null when the shop does not have it. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Number of the row as a spreadsheet shows it; the first names the columns. */
  row: Scalars['Int']['output'];
  /** SKU as in the file; null when there is none. */
  sku?: Maybe<Scalars['String']['output']>;
};

/** A page of rows. */
export type ProductImportRowConnection = {
  __typename?: 'ProductImportRowConnection';
  /** The items of this page with their cursors. */
  edges: Array<ProductImportRowEdge>;
  /** The items of this page. */
  nodes: Array<ProductImportRow>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** A row and its cursor. */
export type ProductImportRowEdge = {
  __typename?: 'ProductImportRowEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ProductImportRow;
};

/** What an import does with a row. */
export type ProductImportRowKind =
  /** It changes one. */
  | 'CHANGE'
  /** It creates a product or a variant. */
  | 'CREATE'
  /** Nothing, because something is wrong with the row; in an import that was undone in part, it was left as it is. */
  | 'PROBLEM'
  /** It leaves one as it is. */
  | 'SAME';

/** What becomes of a file of products. */
export type ProductImportStatus =
  /** It is applied. */
  | 'APPLIED'
  /** It is being applied. */
  | 'APPLYING'
  /** It is compared with the shop, and nothing is changed. */
  | 'CHECKED'
  /** It is being undone. */
  | 'UNDOING'
  /** It was applied and undone. */
  | 'UNDONE';

/** A picture of a product. The server delivers it resized. */
export type ProductPicture = {
  __typename?: 'ProductPicture';
  /** Alternative text: what the picture shows. */
  alt: Scalars['String']['output'];
  /** The one of the product's `colors` that it shows; null for a general picture. */
  color?: Maybe<Scalars['String']['output']>;
  /** Path on this server, as in `Picture.path`. */
  path: Scalars['String']['output'];
};

/** A picture of a product. */
export type ProductPictureInput = {
  /** Alternative text in English; null for the product's name. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Alternative text in Bangla; null for the product's name. */
  altBangla?: InputMaybe<Scalars['String']['input']>;
  /** Key of a picture that was uploaded or fetched, or that the product has already. */
  key: Scalars['String']['input'];
};

/** The sales of a product. */
export type ProductSales = {
  __typename?: 'ProductSales';
  /** What they cost, in cents: before promotions, delivery, and what was taken off later. */
  goodsCents: Scalars['Float']['output'];
  /** Its English name; null when it is no longer there. */
  name?: Maybe<Scalars['String']['output']>;
  /** Pieces sold. */
  pieces: Scalars['Int']['output'];
  /** Id of the product. */
  productId: Scalars['ID']['output'];
};

/** What a search made of its term. */
export type ProductSearch = {
  __typename?: 'ProductSearch';
  /**
   * What the term says of colour, size, and for whom something is: “red panjabi size 42 for my
   * brother”. Show them as filters that can be taken away: products must have the words, except those for family and
   * friends, which only put products first. Empty with `verbatim`.
   */
  choices: Array<SearchChoice>;
  /**
   * Words that no product has, and those that were searched instead: “Showing headphone. Search for hedphone instead”.
   * `verbatim` in the filter searches the words as they are typed.
   */
  corrections: Array<SearchCorrection>;
  /**
   * With fewer than ten matches, products that have some words of the term, those with the rarest first. They are not
   * among the list's products, nor counted: show them below a heading that says so.
   */
  near: Array<Product>;
  /**
   * What the term says of prices, which filters the list: “phone under 500”. “Cheap phone” means the cheapest third of
   * what “phone” finds. Null for nothing. A bound that the filter itself has counts instead, and with `verbatim` the words
   * are words. Whatever currency is named, it is the shop's.
   */
  price?: Maybe<SearchPrice>;
};

/** Sort order of a product list: the four of spec §9, and best sellers. */
export type ProductSort =
  /** By pieces sold, most first. */
  | 'BEST_SELLING'
  /** Newest First: by the date added. */
  | 'NEWEST'
  /**
   * Popularity: by rating, best first. With a term, the best matches come first: rare words before common ones, names
   * before categories, tags and brands, these before other texts, and products of the kind that the term names; among
   * equal matches the best rated, then best sellers.
   */
  | 'POPULARITY'
  /** Low to High Price. */
  | 'PRICE_ASC'
  /** High to Low Price. */
  | 'PRICE_DESC';

/** Whether shoppers see a product. */
export type ProductStatus =
  /** It was taken out of the shop; orders keep it. */
  | 'ARCHIVED'
  /** Only admins see it; it may be published at a time. */
  | 'DRAFT'
  /** It is in the shop. */
  | 'PUBLISHED';

/** A product whose status was changed. */
export type ProductStatusChange = {
  __typename?: 'ProductStatusChange';
  /** Its status before. */
  before: ProductStatus;
  /** The product as it is now. */
  product: AdminProduct;
};

/** The texts of a product in one language. */
export type ProductTexts = {
  __typename?: 'ProductTexts';
  /** First part of the description. */
  description: Scalars['String']['output'];
  /** Display name. */
  name: Scalars['String']['output'];
  /** A short line under the name. */
  note: Scalars['String']['output'];
  /** Second part of the description. */
  secondDescription: Scalars['String']['output'];
  /** One or two sentences. */
  shortDescription: Scalars['String']['output'];
};

/** The texts of a product in one language. */
export type ProductTextsInput = {
  /** First part of the description. */
  description?: Scalars['String']['input'];
  /** Display name; required where there is another text. */
  name?: Scalars['String']['input'];
  /** A short line under the name. */
  note?: Scalars['String']['input'];
  /** Second part of the description. */
  secondDescription?: Scalars['String']['input'];
  /** One or two sentences. */
  shortDescription?: Scalars['String']['input'];
};

/** A variant of a product. */
export type ProductVariantInput = {
  /** One of the product's colours; null where it has none. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Id of the variant, so that it can get another colour or size; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its own picture; null for that of its colour. */
  picture?: InputMaybe<ProductPictureInput>;
  /** Its own price in cents; null for that of the product. */
  priceCents?: InputMaybe<Scalars['Int']['input']>;
  /** One of the product's sizes; null where it has none. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** The shop's number of this variant. */
  sku: Scalars['String']['input'];
  /** Its stock; null to leave it as it is, for a new one 0. */
  stock?: InputMaybe<StockInput>;
};

/** A promotion: a code that takes something off an order. */
export type Promotion = {
  __typename?: 'Promotion';
  /** Whether it can be used at all. */
  active: Scalars['Boolean']['output'];
  /** The amount in cents; null unless it is FIXED. */
  amountCents?: Maybe<Scalars['Int']['output']>;
  /** The categories that it is for. */
  categories: Array<Category>;
  /**
   * Ids of the categories that it is for, with all categories under them. Without categories and products it is for all
   * products.
   */
  categoryIds: Array<Scalars['ID']['output']>;
  /** What customers type, in any case. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** How often one customer can use it; null for any number. */
  customerLimit?: Maybe<Scalars['Int']['output']>;
  /** When it ends; null for never. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether it takes off a percentage, an amount or the delivery fee. */
  kind: PromotionKind;
  /** What the products that it is for must come to, in cents. */
  minimumCents: Scalars['Int']['output'];
  /** The percentage; null unless it is PERCENT. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Ids of the products that it is for, also of those that are no longer there. */
  productIds: Array<Scalars['ID']['output']>;
  /** The products that it is for and that are there. */
  products: Array<Product>;
  /** When it begins; null for when it was created. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often it can be used; null for any number. */
  totalLimit?: Maybe<Scalars['Int']['output']>;
  /** How many orders use it; cancelled orders do not. */
  used: Scalars['Int']['output'];
};

/** A page of promotions. */
export type PromotionConnection = {
  __typename?: 'PromotionConnection';
  /** The promotions of this page with their cursors. */
  edges: Array<PromotionEdge>;
  /** The promotions of this page. */
  nodes: Array<Promotion>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of all promotions. */
  totalCount: Scalars['Int']['output'];
};

/** A promotion and its cursor. */
export type PromotionEdge = {
  __typename?: 'PromotionEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The promotion. */
  node: Promotion;
};

/** A promotion to save. */
export type PromotionInput = {
  /** Whether it can be used at all. */
  active?: Scalars['Boolean']['input'];
  /** The amount in cents, whole dollars; required for FIXED. */
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Ids of the categories that it is for, with all categories under them: at most 100. Without categories and products it
   * is for all products.
   */
  categoryIds?: Array<Scalars['ID']['input']>;
  /** What customers type: 3 to 30 letters A to Z, digits and hyphens; stored in capitals. It cannot be changed later. */
  code: Scalars['String']['input'];
  /** How often one customer can use it; null for any number. */
  customerLimit?: InputMaybe<Scalars['Int']['input']>;
  /** When it ends; null for never. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether it takes off a percentage, an amount or the delivery fee. */
  kind: PromotionKind;
  /** What the products that it is for must come to, in cents. */
  minimumCents?: Scalars['Int']['input'];
  /** The percentage: 1 to 100; required for PERCENT. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of the products that it is for: at most 100. */
  productIds?: Array<Scalars['ID']['input']>;
  /** When it begins; null for at once. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** How often it can be used; null for any number. Cancelled orders give their use back. */
  totalLimit?: InputMaybe<Scalars['Int']['input']>;
};

/** What a promotion takes off. */
export type PromotionKind =
  /** An amount, at most what the products cost. */
  | 'FIXED'
  /** The delivery fee of an order that has such products. */
  | 'FREE_DELIVERY'
  /** A percentage of what the products cost. */
  | 'PERCENT';

/** Why a promotion code is refused. */
export type PromotionRefusal =
  /** The products that it is for cost less than its minimum. */
  | 'BELOW_MINIMUM'
  /** It has ended. */
  | 'ENDED'
  /** It is for none of these products, or takes less than half a dollar off. */
  | 'NOT_FOR_THESE'
  /** It begins later. */
  | 'NOT_STARTED'
  /** The customer has tried too many wrong codes. */
  | 'TOO_OFTEN'
  /** There is no such code, or it is switched off. */
  | 'UNKNOWN'
  /** This customer has used it as often as one customer can. */
  | 'USED_BY_YOU'
  /** It has been used as often as it can be. */
  | 'USED_UP';

/** A promotion code is refused: the order is not placed, or would be priced without it. */
export type PromotionRefused = Error & {
  __typename?: 'PromotionRefused';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** Why the code is refused. */
  reason: PromotionRefusal;
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** A QR code. */
export type QrCode = {
  __typename?: 'QrCode';
  /** The dark modules, as the path of an SVG in units of one module. */
  path: Scalars['String']['output'];
  /** How many modules it is wide and high, without the margin of four. */
  size: Scalars['Int']['output'];
};

/** All queries. Everyone may call an operation unless its description says who may. */
export type Query = {
  __typename?: 'Query';
  /** The brands of all products, in alphabetical order, 500 at most. For admins. */
  adminBrands: Array<Scalars['String']['output']>;
  /** An order with what only the shop sees of it; null when there is none with that id. For admins. */
  adminOrder?: Maybe<AdminOrder>;
  /** Orders that are found, filtered and sorted for the shop. For admins. */
  adminOrders: OrderList;
  /** One post as its editor needs it; null when there is none with that id. For admins. */
  adminPost?: Maybe<AdminPost>;
  /** All posts with drafts, those that were begun last first. For admins. */
  adminPosts: AdminPostConnection;
  /** One product as admins see it; null when there is none with that id. For admins. */
  adminProduct?: Maybe<AdminProduct>;
  /** All products in every status, filtered and sorted. For admins. */
  adminProducts: AdminProductConnection;
  /** The audit log: what happened to accounts, and what admins changed, newest first. For admins. */
  auditLog: AuditEntryConnection;
  /**
   * The orders with a status, as cards of the board: those that have waited longest first; of DELIVERED those of the last
   * 7 days, newest first. For admins.
   */
  boardColumn: BoardColumn;
  /** The roots of the category tree, in the shop's order. */
  categories: Array<Category>;
  /** One category of any level; null when there is none with that slug. */
  category?: Maybe<Category>;
  /**
   * What an order of these lines would cost now, computed by the code that `placeOrder` charges by. A refused promotion
   * code and missing stock are shown and not errors. For confirmed customers.
   */
  checkout: Checkout;
  /**
   * What a courier has collected and has paid out in no payout of certain orders, the oldest first: at most 200 orders.
   * For admins.
   */
  collectedByCourier: Array<CollectedOrder>;
  /**
   * A conversation with the shop: by default the viewer's own, for visitors that of their browser. Null when there is none,
   * or when it is somebody else's. What a browser wrote before its sign-in joins the conversation of the account. For
   * everyone.
   */
  conversation?: Maybe<Conversation>;
  /** Conversations, the latest first. For admins. */
  conversations: ConversationConnection;
  /** What each courier owes the shop, the largest amounts first: at most 100 couriers. For admins. */
  courierBalances: Array<CourierBalance>;
  /** What couriers have paid out, the newest first. For admins. */
  courierPayouts: CourierPayoutConnection;
  /** A customer. For admins. */
  customer: Customer;
  /** Customers. For admins. */
  customers: CustomerConnection;
  /** The days between which an order placed now arrives. For everyone. */
  delivery: DeliveryDates;
  /** What a search shows first, and why. For admins. */
  explainSearch: SearchExplanation;
  /**
   * Work that failed at every attempt, newest first: mails, other jobs, and what follows from events. It is kept for 30
   * days; a mail whose job names an e-mail address for one. For admins.
   */
  failedWork: FailedWorkConnection;
  /** How many visits came by the links of mails within the last 30 days, today included. For admins. */
  followedMails: FollowedMails;
  /**
   * The products of a section of the home page: those in the category that the owner has chosen for it, in the section's
   * own order.
   */
  homeProducts: ProductConnection;
  /**
   * Mails that the demo shop would have sent, newest first; null outside demo mode and when a mail server is configured.
   * For everyone.
   */
  mailbox?: Maybe<Array<DemoMail>>;
  /** The signed-in customer; null when nobody is signed in. */
  me?: Maybe<Customer>;
  /**
   * Terms that shoppers searched at least twice within the last 30 days, today included, and that found nothing or led
   * nowhere: those that were missed most often first. For admins.
   */
  missedSearches: Array<MissedSearch>;
  /** Whether the viewer must turn two-factor codes on before their role allows anything. For everyone. */
  needsSecondFactor: Scalars['Boolean']['output'];
  /** The product that the owner offers on the home page; null for none, and for one that is not on sale any more. */
  offerProduct?: Maybe<Product>;
  /** Reviews or comments, the newest first. For admins. */
  opinions: OpinionList;
  /** One order; null when there is none with that id or it is somebody else's. For its customer and for admins. */
  order?: Maybe<Order>;
  /**
   * What would become of orders if they were moved to a status now, and why not, in the order of the ids; nothing is
   * changed. For admins.
   */
  orderMoves: Array<OrderMoveOutcome>;
  /** All orders, newest first. For admins. */
  orders: OrderConnection;
  /** Orders of which a provider is asked to pay money back and has not done it yet: the oldest order first. For admins. */
  ordersBeingRefunded: OrderConnection;
  /**
   * Orders of which a return has that status, the oldest order first: REQUESTED are those that wait for a decision.
   * For admins.
   */
  ordersByReturn: OrderConnection;
  /**
   * Orders of which money must go back to the customer by hand, since no provider is asked to pay it: the oldest order
   * first. For admins.
   */
  ordersToRefund: OrderConnection;
  /** What a shop's owner sees first: what needs doing, and how the shop sells. For admins. */
  overview: Overview;
  /** Payments and refunds that need a decision of the shop, the oldest first. For admins. */
  paymentsToSettle: PaymentToSettleConnection;
  /** One post; null when none that is published has that slug. */
  post?: Maybe<Post>;
  /** How a text will look, as safe HTML. For admins. */
  postPreview: Scalars['String']['output'];
  /** The newest posts of the journal that are published, the newest first. */
  posts: Array<Post>;
  /** How the price of a product, and the own prices of its variants, have changed, newest first. For admins. */
  priceHistory: PriceChangeConnection;
  /** How many customers agreed to mails about prices and their cart, and what came of it. For admins. */
  priceMailFigures: PriceMailFigures;
  /** One product; null when there is none with that id. */
  product?: Maybe<Product>;
  /** One of them; null when there is none with that id any more. For admins. */
  productImport?: Maybe<ProductImport>;
  /** Files of products that were uploaded, newest first. They are kept for 30 days. For admins. */
  productImports: ProductImportConnection;
  /** The catalogue as pages of products, filtered and sorted, with facets. */
  products: ProductConnection;
  /** Products by id, in the order of the ids; null for ids that are not, or no longer, in the shop. */
  productsById: Array<Maybe<Product>>;
  /** All promotions, newest first. For admins. */
  promotions: PromotionConnection;
  /** A customer's reviews, newest first, whether they are published or not. For admins. */
  reviewsOfCustomer: ReviewConnection;
  /** The viewer's saved views of a list, by name. For admins. */
  savedViews: Array<SavedView>;
  /** The words that have synonyms, by word. For admins. */
  searchSynonyms: Array<SearchSynonym>;
  /** All settings of the shop. For admins. */
  settings: Array<Setting>;
  /** The ways to sign in that this shop offers. For everyone. */
  signInOptions: SignInOptions;
  /** The sessions of somebody of the staff, last used first; none of anybody else. For admins. */
  staffSessions: Array<Session>;
  /**
   * How the shop sold between two days, both included, in Bangladesh's time zone: at most three years, and 400 points.
   * For admins.
   */
  statistics: Statistics;
  /** How many wait for products that are sold out, and what came of it. For admins. */
  stockAlertFigures: StockAlertFigures;
  /** What has changed the stock of a product, newest first. For admins. */
  stockHistory: StockChangeConnection;
  /** Suggestions for a search term that is being typed. Empty for an empty term. */
  suggestions: Suggestions;
  /** What one of the pages says whose words the owner writes, in the language of the request. */
  textPage: TextPage;
  /** Where an order is, by the link of a mail; null when the link is wrong or has expired. For everyone who has the link. */
  trackedOrder?: Maybe<TrackedOrder>;
  /** Variants by id, in the order of the ids; null for ids that the shop does not, or no longer, sell. */
  variantsById: Array<Maybe<Variant>>;
  /** Comments that wait to be published, oldest first. For admins. */
  waitingComments: CommentConnection;
  /** Reviews that wait to be published, oldest first. For admins. */
  waitingReviews: ReviewConnection;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryAdminOrderArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryAdminOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
  sort?: OrderSort;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryAdminPostArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryAdminPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryAdminProductArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryAdminProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: AdminProductSort;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryBoardColumnArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BoardFilter>;
  first?: Scalars['Int']['input'];
  status: OrderStatus;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryCategoryArgs = {
  slug: Scalars['String']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryCheckoutArgs = {
  input: CheckoutInput;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryCollectedByCourierArgs = {
  carrier: Scalars['String']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryConversationArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryCourierPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: CustomerSort;
  status?: InputMaybe<AccountStatus>;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryExplainSearchArgs = {
  term: Scalars['String']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryFailedWorkArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryHomeProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  section: HomeShelf;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryMailboxArgs = {
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryOpinionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OpinionFilter>;
  first?: Scalars['Int']['input'];
  kind: OpinionKind;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryOrderMovesArgs = {
  orderIds: Array<Scalars['ID']['input']>;
  status: OrderStatus;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<OrderStatus>;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryOrdersBeingRefundedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryOrdersByReturnArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status: ReturnStatus;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryOrdersToRefundArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryPaymentsToSettleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryPostArgs = {
  slug: Scalars['String']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryPostPreviewArgs = {
  body: Scalars['String']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryPostsArgs = {
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryPriceHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryProductImportArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryProductImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: ProductSort;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryProductsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryPromotionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryReviewsOfCustomerArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QuerySavedViewsArgs = {
  list: SavedViewList;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryStaffSessionsArgs = {
  customerId: Scalars['ID']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryStatisticsArgs = {
  from: Scalars['String']['input'];
  grain?: StatisticsGrain;
  to: Scalars['String']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryStockHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  productId: Scalars['ID']['input'];
  variantId?: InputMaybe<Scalars['ID']['input']>;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QuerySuggestionsArgs = {
  term: Scalars['String']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryTextPageArgs = {
  name: TextPageName;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryTrackedOrderArgs = {
  token: Scalars['String']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryVariantsByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryWaitingCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** All queries. Everyone may call an operation unless its description says who may. */
export type QueryWaitingReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The number of products or reviews with a rating. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** Number of products or reviews with it. */
  count: Scalars['Int']['output'];
  /** Share of the whole in percent, rounded to a whole number; 0 when there are none. */
  percent: Scalars['Int']['output'];
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
};

/** The result of receiving a return. */
export type ReceiveReturnResult = InvalidInput | OrderMoveRefused | ReceiveReturnSuccess;

/** The goods are received. */
export type ReceiveReturnSuccess = {
  __typename?: 'ReceiveReturnSuccess';
  /** The order, which is RETURNED when these were its last pieces. */
  order: Order;
};

/** A payout that has arrived. */
export type RecordCourierPayoutInput = {
  /** The amount that has arrived, in cents: at least 1. */
  amountCents: Scalars['Int']['input'];
  /** Name of the courier as in its shipments, in any case of its letters: 1 to 80 characters. */
  carrier: Scalars['String']['input'];
  /** What the courier kept as its fee, in cents. Together they are at most what it owes. */
  feeCents?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The orders that it pays, at most 200: the amount and the fee are together what was collected for them. Null where it
   * names none.
   */
  orderIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Number of the transfer: 1 to 80 characters. Sending it again with the same amounts records nothing twice. */
  reference: Scalars['String']['input'];
};

/** The result of recording a payout. */
export type RecordCourierPayoutResult = InvalidInput | RecordCourierPayoutSuccess;

/** The payout is recorded. */
export type RecordCourierPayoutSuccess = {
  __typename?: 'RecordCourierPayoutSuccess';
  /** What the courier still owes. */
  balance: CourierBalance;
};

/** A refund that was made. */
export type RecordRefundInput = {
  /** The amount in cents: at least 1, and at most what is due. */
  amountCents: Scalars['Int']['input'];
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Number of the transfer or receipt: 1 to 80 characters. Sending it again with the same amount records nothing twice. */
  reference: Scalars['String']['input'];
};

/** The result of recording a refund. */
export type RecordRefundResult = InvalidInput | RecordRefundSuccess;

/** The refund is recorded. */
export type RecordRefundSuccess = {
  __typename?: 'RecordRefundSuccess';
  /** The order with its payment. */
  order: Order;
};

/** Money that goes back through the provider by which it was paid. */
export type Refund = {
  __typename?: 'Refund';
  /** The amount in cents. */
  amountCents: Scalars['Int']['output'];
  /** The amount in paisa, hundredths of a taka, at the rate of the payment. */
  amountPaisa: Scalars['Int']['output'];
  /** When it was done or has failed; null before. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The payment method by which the money came, and goes back. */
  method: PaymentMethod;
  /** Why it goes back. */
  reason: RefundReason;
  /** The provider's number of it; null until it has one. */
  reference?: Maybe<Scalars['String']['output']>;
  /** When it was decided. */
  requestedAt: Scalars['DateTime']['output'];
  /** Where it is. */
  status: RefundStatus;
};

/** Why money goes back. */
export type RefundReason =
  /** The order is cancelled. */
  | 'CANCELLED'
  /** The shop gives back a part of the price. */
  | 'GRANTED'
  /** More was paid than the order costs. */
  | 'OVERPAID'
  /** The shop does not accept the payment. */
  | 'REFUSED'
  /** The order is returned. */
  | 'RETURNED';

/** Where a refund is. */
export type RefundStatus =
  /** The provider has paid it. */
  | 'DONE'
  /** The provider will not pay it: the shop settles it. */
  | 'FAILED'
  /** The provider will be asked soon. */
  | 'REQUESTED'
  /** The provider was asked and has not confirmed it yet. */
  | 'SENT';

/** A request for an account (spec §5). */
export type RegisterInput = {
  /** A Gmail address, unique in the shop in any case; at most 254 characters. Orders go to no other. */
  email: Scalars['String']['input'];
  /** The language of mails to the customer. */
  language?: Language;
  /** Display name: 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** 6 to 200 characters. */
  password: Scalars['String']['input'];
  /** Optional +8801, 8801 or 01, then a digit 3 to 9, then 8 digits; Latin or Bangla digits. */
  phoneNumber: Scalars['String']['input'];
};

/** The result of a registration. */
export type RegisterResult = EmailTaken | InvalidInput | RegisterSuccess;

/** The account is pending until an admin confirms it. */
export type RegisterSuccess = {
  __typename?: 'RegisterSuccess';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** An account to reject, and the reason. */
export type RejectCustomerInput = {
  /** Id of the customer. */
  id: Scalars['ID']['input'];
  /** The reason that the customer reads: 1 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** The result of rejecting an account. */
export type RejectCustomerResult = InvalidInput | LastAdmin | RejectCustomerSuccess;

/** The account is rejected. */
export type RejectCustomerSuccess = {
  __typename?: 'RejectCustomerSuccess';
  /** The customer after the change. */
  customer: Customer;
};

/** Accounts to reject, and the reason. */
export type RejectCustomersInput = {
  /** Ids of the customers: 1 to 200. */
  ids: Array<Scalars['ID']['input']>;
  /** The reason that they read: 1 to 300 characters. */
  reason: Scalars['String']['input'];
};

/** The result of rejecting accounts. */
export type RejectCustomersResult = InvalidInput | RejectCustomersSuccess;

/** What happened to the accounts. */
export type RejectCustomersSuccess = {
  __typename?: 'RejectCustomersSuccess';
  /** Of each account, in the order of the ids. */
  decisions: Array<CustomerDecision>;
};

/** A review or comment to reject. */
export type RejectOpinionInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: OpinionKind;
  /** Why, for its author to read: 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The result of rejecting a review or comment. */
export type RejectOpinionResult = InvalidInput | RejectOpinionSuccess;

/** It is rejected. */
export type RejectOpinionSuccess = {
  __typename?: 'RejectOpinionSuccess';
  /** The review or comment. */
  opinion: Opinion;
};

/** The result of rejecting a return. */
export type RejectReturnResult = InvalidInput | OrderMoveRefused | RejectReturnSuccess;

/** The return is rejected. */
export type RejectReturnSuccess = {
  __typename?: 'RejectReturnSuccess';
  /** The order with the return. */
  order: Order;
};

/** A request for a mail with a link. */
export type RequestMailInput = {
  /** E-mail address, in upper or lower case. */
  email: Scalars['String']['input'];
};

/** The result of requesting a mail. */
export type RequestMailResult = InvalidInput | RequestMailSuccess;

/** If there is something to send, a mail is on its way. */
export type RequestMailSuccess = {
  __typename?: 'RequestMailSuccess';
  /** A sentence for people, the same for every e-mail address. */
  message: Scalars['String']['output'];
};

/** A return to ask for. */
export type RequestReturnInput = {
  /** What of it: 1 to 50 lines of the order; null for all pieces that can be returned. */
  lines?: InputMaybe<Array<ReturnRequestLineInput>>;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Why: 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The result of asking for a return. */
export type RequestReturnResult = InvalidInput | OrderMoveRefused | RequestReturnSuccess;

/** The return is asked for. */
export type RequestReturnSuccess = {
  __typename?: 'RequestReturnSuccess';
  /** The order with the return. */
  order: Order;
};

/** A new password, set by the token of a link. */
export type ResetPasswordInput = {
  /** 6 to 200 characters. */
  password: Scalars['String']['input'];
  /** Token of the link, good for one use within an hour. */
  token: Scalars['String']['input'];
};

/** The result of setting a new password. */
export type ResetPasswordResult = InvalidInput | LinkInvalid | ResetPasswordSuccess;

/** The new password is set; every session has ended. */
export type ResetPasswordSuccess = {
  __typename?: 'ResetPasswordSuccess';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Pieces of a line of the order that come back. */
export type ReturnLine = {
  __typename?: 'ReturnLine';
  /** Number of pieces that the customer asked to return. */
  asked: Scalars['Int']['output'];
  /** Number of pieces that have arrived and are on sale again. */
  backOnSale: Scalars['Int']['output'];
  /** Id of the order's line. */
  orderLineId: Scalars['ID']['output'];
  /** Number of pieces that have arrived and are written off. */
  writtenOff: Scalars['Int']['output'];
};

/** What has arrived of a return. */
export type ReturnReceiptInput = {
  /**
   * What is given back for them, in cents: 0 to what these pieces, and the delivery if it is given back, cost; null for
   * all of that.
   */
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the delivery fee is given back, once for each order; null for yes with the last pieces. */
  delivery?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The pieces, also others than were asked for: 1 to 50 lines of the order; null for all that were asked for, on sale
   * again.
   */
  lines?: InputMaybe<Array<ReturnReceiptLineInput>>;
};

/** Pieces of a line of the order that have arrived. */
export type ReturnReceiptLineInput = {
  /** Number of pieces that are on sale again. */
  backOnSale: Scalars['Int']['input'];
  /** Id of the order's line. */
  orderLineId: Scalars['ID']['input'];
  /** Number of pieces that are written off. */
  writtenOff: Scalars['Int']['input'];
};

/** Pieces of a line of the order to return. */
export type ReturnRequestLineInput = {
  /** Id of the order's line. */
  orderLineId: Scalars['ID']['input'];
  /** Number of pieces: at least 1, and at most what can be returned. */
  quantity: Scalars['Int']['input'];
};

/** How far a return has come. */
export type ReturnStatus =
  /** The shop waits for the goods. */
  | 'APPROVED'
  /** The shop has the goods, and the refund is due. */
  | 'RECEIVED'
  /** The shop does not take the order back. */
  | 'REJECTED'
  /** The customer has asked for it. */
  | 'REQUESTED';

/** A buyer's opinion of a product, with a rating. */
export type Review = {
  __typename?: 'Review';
  /** Display name of the author. */
  authorName: Scalars['String']['output'];
  /** When it was written; `ProductReviewsDate` in REST. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Pictures by the buyer; `ProductReviewsImage` in REST. */
  pictures: Array<Picture>;
  /** The product. */
  product: Product;
  /** Whether it is published. */
  published: Scalars['Boolean']['output'];
  /** 1 to 5; `ProductReviewsRating` in REST. */
  rating: Scalars['Int']['output'];
  /** The shop's answer; null when there is none. `SellerReply` in REST. */
  sellerReply?: Maybe<SellerReply>;
  /** The text. */
  text: Scalars['String']['output'];
  /**
   * Whether the author had received the product from this shop when they wrote it. Reviews that were imported are not
   * verified.
   */
  verified: Scalars['Boolean']['output'];
};

/** A page of reviews. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The reviews of this page with their cursors. */
  edges: Array<ReviewEdge>;
  /** The reviews of this page. */
  nodes: Array<Review>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
  /** Number of reviews in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A review and its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** A filter of a product's reviews; its parts are combined with AND. */
export type ReviewFilter = {
  /** True for only those with pictures by the buyer. */
  hasPictures?: Scalars['Boolean']['input'];
  /** Only those with so many stars, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** True for only those whose author had received the product from this shop. */
  verified?: Scalars['Boolean']['input'];
};

/** The viewer has not received the product, or has already reviewed it; nothing was stored. */
export type ReviewNotAllowed = Error & {
  __typename?: 'ReviewNotAllowed';
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The reason. */
  reason: ReviewRefusal;
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** A numbered page of reviews. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** The reviews of this page; empty beyond the last page. */
  items: Array<Review>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; 0 without reviews. */
  pageCount: Scalars['Int']['output'];
  /** Number of reviews on all pages; with a filter counted up to 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** Why a review is not accepted. */
export type ReviewRefusal =
  /** The viewer has already reviewed this product. */
  | 'ALREADY_REVIEWED'
  /** No order with this product was delivered to the viewer. */
  | 'NOT_RECEIVED';

/** The order of a product's reviews; of equals the newest is first. */
export type ReviewSort =
  /** Those with the most stars first. */
  | 'BEST'
  /** The newest first. */
  | 'NEWEST'
  /** Those with pictures first. */
  | 'PICTURES_FIRST'
  /** Those with the fewest stars first. */
  | 'WORST';

/** The role of a customer (spec §6). */
export type Role =
  /** Sees orders; gives money back, and settles payments, payouts and returns. */
  | 'ACCOUNTANT'
  /** Owns the shop, and may do everything. */
  | 'ADMIN'
  /** Buys in the shop. */
  | 'CUSTOMER'
  /** Keeps products, categories, pictures, search and opinions. */
  | 'EDITOR'
  /** May do everything but give roles. */
  | 'MANAGER'
  /** Sees orders, ships them and moves them on. */
  | 'PACKER';

/** Sales, and those of an equal time before. */
export type SalesBesideBefore = {
  __typename?: 'SalesBesideBefore';
  /** The sales of the time before. */
  before: SalesFigures;
  /** The sales. */
  now: SalesFigures;
};

/** Orders that were placed within some time, as they are now. */
export type SalesFigures = {
  __typename?: 'SalesFigures';
  /** Number of orders, without cancelled and returned ones and those that still wait for the customer or a payment. */
  orders: Scalars['Int']['output'];
  /**
   * What the shop keeps of them, in cents: with delivery, without what was taken off later. A delivery fee kept of a
   * returned order is in it.
   */
  revenueCents: Scalars['Float']['output'];
};

/** The sales of a part of the shop. */
export type SalesPart = {
  __typename?: 'SalesPart';
  /** A category's id, a payment method, or a district's id; empty for what belongs to none that is known. */
  key: Scalars['String']['output'];
  /** The English name of a category, or the name of a district in the language of the request; null for the others. */
  name?: Maybe<Scalars['String']['output']>;
  /** The orders of the sales with at least one piece of it. */
  orders: Scalars['Int']['output'];
  /**
   * Their revenue, in cents, as in the sales. Of a category: its goods at their prices, before promotions, delivery, and
   * what was taken off later.
   */
  revenueCents: Scalars['Float']['output'];
};

/** The result of storing an address. */
export type SaveAddressResult = InvalidInput | SaveAddressSuccess;

/** The address is stored. */
export type SaveAddressSuccess = {
  __typename?: 'SaveAddressSuccess';
  /** The address as stored. */
  address: Address;
  /** The address's owner, with the current shipping address and all addresses. */
  customer: Customer;
};

/** The result of saving a category. */
export type SaveCategoryResult = InvalidInput | SaveCategorySuccess;

/** The category is saved. */
export type SaveCategorySuccess = {
  __typename?: 'SaveCategorySuccess';
  /** The category as saved. */
  category: Category;
};

/** A post to save. */
export type SavePostInput = {
  /** Its text in Markdown: at most 15,000 characters. HTML in it is shown as it is typed. */
  body?: Scalars['String']['input'];
  /** Its text in Bangla, in Markdown. */
  bodyBangla?: Scalars['String']['input'];
  /** Slug of the category that it is about; null for none. */
  categorySlug?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, as lists show it: at most 600 characters. */
  description?: Scalars['String']['input'];
  /** What it is about, in Bangla. */
  descriptionBangla?: Scalars['String']['input'];
  /** Id of the post to change; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether nobody but editors sees it. */
  isDraft?: Scalars['Boolean']['input'];
  /** Key of its picture, as uploading one answers; null for none, which only a draft can have. */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** When it appears, or has appeared; null for now, or for the time at which it has appeared already. */
  publishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The revision that was read; null for a new one. */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** The last part of its address: small letters a to z, digits and hyphens, at most 100 characters. */
  slug: Scalars['String']['input'];
  /** Its tags: at most 12 of at most 40 characters each. */
  tags?: Array<Scalars['String']['input']>;
  /** Its tags in Bangla. */
  tagsBangla?: Array<Scalars['String']['input']>;
  /** Its title: at most 200 characters. A post that is published needs a title and a text in English or in Bangla. */
  title?: Scalars['String']['input'];
  /** Its title in Bangla. */
  titleBangla?: Scalars['String']['input'];
};

/** The result of saving a post. */
export type SavePostResult = ChangedMeanwhile | InvalidInput | SavePostSuccess;

/** The post is saved. */
export type SavePostSuccess = {
  __typename?: 'SavePostSuccess';
  /** The post as stored. */
  post: AdminPost;
};

/** A product to save. */
export type SaveProductInput = {
  /** What it is or has, in the order in which it is shown: at most 40, none twice. A name may have several values. */
  attributes?: Array<AttributeInput>;
  /** The texts in Bangla; null for none. */
  bangla?: InputMaybe<ProductTextsInput>;
  /** Name of the brand. */
  brand?: Scalars['String']['input'];
  /** Id of a leaf of the category tree. */
  categoryId: Scalars['ID']['input'];
  /** The colours to choose from, in their order: at most 12. */
  colors?: Array<ProductColorInput>;
  /** First part of the description. */
  description?: Scalars['String']['input'];
  /** Id of the product; null to create one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Display name, in English: 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** A short line under the name. */
  note?: Scalars['String']['input'];
  /** Earlier, higher price in cents; null when there is none. */
  oldPriceCents?: InputMaybe<Scalars['Int']['input']>;
  /** The general pictures in their order, the main one first: at most 24, and at least one unless it stays a draft. */
  pictures: Array<ProductPictureInput>;
  /** Price of one piece in cents. */
  priceCents: Scalars['Int']['input'];
  /** When a draft is published; null for when somebody does it. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Second part of the description. */
  secondDescription?: Scalars['String']['input'];
  /** One or two sentences. */
  shortDescription?: Scalars['String']['input'];
  /** The sizes to choose from, in their order: at most 12. */
  sizes?: Array<Scalars['String']['input']>;
  /** The shop's number of a product without variants. */
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Whether shoppers see it: DRAFT or PUBLISHED. */
  status: ProductStatus;
  /** The stock of a product without variants; null to leave it as it is. */
  stock?: InputMaybe<StockInput>;
  /** A word that shoppers search for. */
  tag?: Scalars['String']['input'];
  /**
   * The variants in their order: at most 100. Those that are left out are archived. A product that has had variants needs
   * at least one.
   */
  variants?: Array<ProductVariantInput>;
  /** The version that was read; null to create one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of saving a product. */
export type SaveProductResult = ChangedMeanwhile | InvalidInput | SaveProductSuccess;

/** The product is stored. */
export type SaveProductSuccess = {
  __typename?: 'SaveProductSuccess';
  /** The product as stored. */
  product: AdminProduct;
};

/** The result of saving a promotion. */
export type SavePromotionResult = InvalidInput | SavePromotionSuccess;

/** The promotion is stored. */
export type SavePromotionSuccess = {
  __typename?: 'SavePromotionSuccess';
  /** The promotion as stored. */
  promotion: Promotion;
};

/** The result of saving a word with its synonyms. */
export type SaveSearchSynonymResult = InvalidInput | SaveSearchSynonymSuccess;

/** The word is saved. */
export type SaveSearchSynonymSuccess = {
  __typename?: 'SaveSearchSynonymSuccess';
  /** The word as stored. */
  synonym: SearchSynonym;
};

/** A view to save. */
export type SaveViewInput = {
  /** The list. */
  list: SavedViewList;
  /** Its name: 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The query of the list's URL, without a question mark: at most 2000 characters. */
  query: Scalars['String']['input'];
};

/** The result of saving a view. */
export type SaveViewResult = InvalidInput | SaveViewSuccess;

/** The view is saved. */
export type SaveViewSuccess = {
  __typename?: 'SaveViewSuccess';
  /** The view as saved. */
  view: SavedView;
};

/**
 * An account at a payment provider that a customer has saved. The shop can pay by it only while the customer confirms the
 * payment.
 */
export type SavedAccount = {
  __typename?: 'SavedAccount';
  /** The number of the account with most of its digits hidden, such as `017***575`. */
  account: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The payment method that uses it. */
  method: PaymentMethod;
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
};

/** A list as an admin has filtered and sorted it, under a name. */
export type SavedView = {
  __typename?: 'SavedView';
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The list. */
  list: SavedViewList;
  /** Its name, given by the admin. */
  name: Scalars['String']['output'];
  /** The query of the list's URL, without a question mark, such as `status=PENDING&sort=OLDEST`. */
  query: Scalars['String']['output'];
};

/** A list of the dashboard that can be saved as it is filtered and sorted. */
export type SavedViewList =
  /** The audit log. */
  | 'AUDIT'
  /** All customers. */
  | 'CUSTOMERS'
  /** The messages of customers. */
  | 'MESSAGES'
  /** Reviews and comments. */
  | 'OPINIONS'
  /** All orders. */
  | 'ORDERS'
  /** All products. */
  | 'PRODUCTS';

/** Words of a term that narrow it. */
export type SearchChoice = {
  __typename?: 'SearchChoice';
  /** What is chosen, as typed: red, 42, for baby. */
  chosen: Scalars['String']['output'];
  /** What they say. */
  kind: SearchChoiceKind;
  /** The term without these words. */
  term: Scalars['String']['output'];
};

/** What words of a term ask for besides the thing itself. */
export type SearchChoiceKind =
  /** A colour. */
  | 'COLOR'
  /** For whom it is. */
  | 'FOR'
  /** A size. */
  | 'SIZE';

/** A word that was searched instead of the typed one. */
export type SearchCorrection = {
  __typename?: 'SearchCorrection';
  /** The word that was searched. */
  taken: Scalars['String']['output'];
  /** The word as typed. */
  typed: Scalars['String']['output'];
};

/** What a search shows first, and why. */
export type SearchExplanation = {
  __typename?: 'SearchExplanation';
  /** Words that no product has, and what was searched instead of them. */
  corrections: Array<SearchCorrection>;
  /** The first ten products. */
  results: Array<ExplainedResult>;
};

/** What the words of a term say of prices. */
export type SearchPrice = {
  __typename?: 'SearchPrice';
  /** The highest price in US cents; null for none. */
  maxCents?: Maybe<Scalars['Int']['output']>;
  /** The least price in US cents; null for none. */
  minCents?: Maybe<Scalars['Int']['output']>;
  /** The term without these words: a search for it has no such filter. */
  term: Scalars['String']['output'];
};

/** Where a product has a word that was searched, or one that sounds or means the same. */
export type SearchReason =
  /** In its tag, brand or category. */
  | 'LABEL'
  /** In its name. */
  | 'NAME'
  /** As a part of a word of its name or labels. */
  | 'PART'
  /** In its short texts. */
  | 'SHORT_TEXT'
  /** In its name or one of its labels, as a synonym. */
  | 'SYNONYM'
  /** In its description, colours or sizes. */
  | 'TEXT';

/** A word with its other names and pinned products: who searches for one of the names finds all. */
export type SearchSynonym = {
  __typename?: 'SearchSynonym';
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its other names. */
  names: Array<Scalars['String']['output']>;
  /** The products that come first when one of these is the whole search, as far as they are there; most words have none. */
  pinned: Array<Product>;
  /** The word, in small letters. */
  word: Scalars['String']['output'];
};

/** A word with its synonyms, to save. */
export type SearchSynonymInput = {
  /** Other names of it, in both languages and any spelling: at most 20 of at most 60 characters each. */
  names: Array<Scalars['String']['input']>;
  /**
   * Ids of products that come first, in this order, when the word or one of its names is the whole search: at most 5. Null
   * leaves them as they are. A word has other names, pinned products, or both.
   */
  pinnedIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A word, or a few, such as `sofa` or `mobile phone`: at most 60 characters; stored in small letters. */
  word: Scalars['String']['input'];
};

/** A code of the person's app, or a recovery code. */
export type SecondFactorCodeInput = {
  /** The code as typed; digits in Latin or Bangla, spaces and dashes do not matter. */
  code: Scalars['String']['input'];
};

/** What a person's app needs to make codes. It is told once. */
export type SecondFactorSetup = {
  __typename?: 'SecondFactorSetup';
  /** The same link to scan. */
  qrCode: QrCode;
  /** The secret in base32, to type into the app. */
  secret: Scalars['String']['output'];
  /** The `otpauth` link that apps open. */
  uri: Scalars['String']['output'];
};

/** The shop's answer to a review or comment. */
export type SellerReply = {
  __typename?: 'SellerReply';
  /** When it was written; `ReplyTime` or `commentReplydate` in REST. */
  createdAt: Scalars['DateTime']['output'];
  /** The words; `Reply` or `commentReplytext` in REST. */
  text: Scalars['String']['output'];
};

/** A message to the shop. */
export type SendMessageInput = {
  /** E-mail address for an answer while the visitor is away: at most 254 characters. For visitors. */
  email?: InputMaybe<Scalars['String']['input']>;
  /**
   * Idempotency key chosen by the client, a UUID: sending a message again with the same key answers with the message that
   * is stored, and stores none. Without one, each sending is another message.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Name of the sender: 1 to 80 characters; required for the first message of a visitor. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the order that it is about: one of the customer's own. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Keys of pictures that the sender has uploaded, at most 4. Visitors upload them for their conversation, so not before
   * their first message.
   */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 2000 characters; required unless there are pictures. */
  text: Scalars['String']['input'];
};

/** The result of sending a message. */
export type SendMessageResult = InvalidInput | SendMessageSuccess;

/** The message is stored. */
export type SendMessageSuccess = {
  __typename?: 'SendMessageSuccess';
  /** The conversation with it. */
  conversation: Conversation;
  /** The message as stored. */
  sent: Message;
};

/** The result of asking for a code. */
export type SendOrderCodeResult = InvalidInput | SendOrderCodeSuccess;

/** A new code is on its way. */
export type SendOrderCodeSuccess = {
  __typename?: 'SendOrderCodeSuccess';
  /** The order, which still waits. */
  order: Order;
};

/** The result of sending a test mail. */
export type SendTestMailResult = MailNotSent | SendTestMailSuccess;

/** The mail server has taken the mail. */
export type SendTestMailSuccess = {
  __typename?: 'SendTestMailSuccess';
  /** The address to which it goes. */
  email: Scalars['String']['output'];
};

/** A sign-in on one browser. It ends by signing out, or when it is not used for long. */
export type Session = {
  __typename?: 'Session';
  /** IP address it was last used from; null when unknown. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it began. */
  beganAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When its token was last renewed. */
  usedAt: Scalars['DateTime']['output'];
  /** The browser's user agent; null when it sent none. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** A setting of the shop. */
export type Setting = {
  __typename?: 'Setting';
  /** When it was changed last; null for never. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last; null when nobody has, or their account is deleted. */
  changedBy?: Maybe<Customer>;
  /** The value in a new shop. */
  defaultValue: Scalars['String']['output'];
  /** Whether the value is that of a new shop because nobody has set another. */
  isDefault: Scalars['Boolean']['output'];
  /** Which one. */
  key: SettingKey;
  /** The product that the value names; null for none, and for one that is not on sale any more. */
  product?: Maybe<Product>;
  /** Its value: a number as its digits; empty for nothing. */
  value: Scalars['String']['output'];
};

/** What an owner can set. */
export type SettingKey =
  /** The words of its button in English: at most 30 characters. */
  | 'ADVERT_ACTION'
  /** Those words in Bangla. */
  | 'ADVERT_ACTION_BANGLA'
  /** The slug of the category to which it leads: `electronics` in a new shop. */
  | 'ADVERT_CATEGORY'
  /** Its picture: the key of an uploaded picture. */
  | 'ADVERT_PICTURE'
  /** What the advertisement says in English: at most 60 characters. */
  | 'ADVERT_TEXT'
  /** What it says in Bangla. */
  | 'ADVERT_TEXT_BANGLA'
  /** What stands above every page in English: at most 160 characters; nothing in a new shop. */
  | 'ANNOUNCEMENT'
  /** What stands above every page in Bangla: at most 160 characters; nothing in a new shop. */
  | 'ANNOUNCEMENT_BANGLA'
  /** Whether an order by Cash on Delivery may have to wait for a code or a deposit: YES as in a new shop, or NO. Orders that wait already still do. */
  | 'CASH_ON_DELIVERY_CHECKS'
  /** The colour of buttons and links, by the name of its palette: BOTTLE in a new shop, POND, INDIGO, PLUM or EARTH. */
  | 'COLOURS'
  /** The address of the shop in English: at most 160 characters. */
  | 'CONTACT_ADDRESS'
  /** The address of the shop in Bangla: at most 160 characters. */
  | 'CONTACT_ADDRESS_BANGLA'
  /** The e-mail address of the shop. */
  | 'CONTACT_EMAIL'
  /** The phone number of the shop: 6 to 30 digits, spaces, hyphens and brackets. */
  | 'CONTACT_PHONE'
  /** What the shop says of cookies in English, as HELP_TEXT. */
  | 'COOKIES_TEXT'
  /** What the shop says of cookies in Bangla. */
  | 'COOKIES_TEXT_BANGLA'
  /** The delivery fee of an order: whole dollars, 0 to 1000; 60 in a new shop (spec §9). */
  | 'DELIVERY_FEE'
  /** The delivery fees of districts that have one of their own, in whole dollars, 0 to 1000: dhaka=40,chattogram=80, each by its id (English name in small letters); nothing in a new shop: one fee everywhere. */
  | 'DISTRICT_FEES'
  /** The slug of the category of the popular products. */
  | 'FOR_YOU_GOODS'
  /** The price of the goods, before promotions, from which delivery is free: whole dollars, 1 to 100000; nothing for never, as in a new shop. */
  | 'FREE_DELIVERY_FROM'
  /** The measurement id of Google Analytics 4, such as G-ABCDEFGHIJ, which counts the visits of who allows it; nothing for none, as in a new shop. */
  | 'GOOGLE_ANALYTICS'
  /** Whether accounts that are created by a sign-in with Google may buy at once: YES as in a new shop, or NO: an admin confirms them first. */
  | 'GOOGLE_CONFIRMED'
  /** The Help Center in English, in Markdown: at most 8,000 characters; {fee} is the delivery fee, {days} how many days there are for a return, {shop} the shop's name. */
  | 'HELP_TEXT'
  /** The Help Center in Bangla. */
  | 'HELP_TEXT_BANGLA'
  /** The line of the home page whose words appear one after the other, in English: at most 60 characters. */
  | 'HERO_BANNER'
  /** This line in Bangla. */
  | 'HERO_BANNER_BANGLA'
  /** From when the top of the home page has the words and the picture that are set: a time in Bangladesh, such as 2026-12-01T10:00; nothing for no bound, as in a new shop. Before it they are those of a new shop. */
  | 'HERO_FROM'
  /** The slug of the category whose newest products are beside that picture: `fashion` in a new shop. */
  | 'HERO_GOODS'
  /** The headline of the home page in English: at most 30 characters. */
  | 'HERO_HEADLINE'
  /** Its headline in Bangla. */
  | 'HERO_HEADLINE_BANGLA'
  /** The picture at the top of the home page: the key of an uploaded picture; that of a new shop has a night version. */
  | 'HERO_PICTURE'
  /** What the home page says above its headline in English: at most 60 characters. */
  | 'HERO_SMALL'
  /** What it says there in Bangla. */
  | 'HERO_SMALL_BANGLA'
  /** What the home page says below its headline in English: at most 160 characters. */
  | 'HERO_TEXT'
  /** What it says there in Bangla. */
  | 'HERO_TEXT_BANGLA'
  /** Until when it has them, as HERO_FROM, and later than that. From then on they are those of a new shop. */
  | 'HERO_UNTIL'
  /** Days on which nothing is processed or delivered: at most 40, each as YYYY-MM-DD, with commas between them; nothing in a new shop. */
  | 'HOLIDAYS'
  /** The sections of the home page in their order, with commas between them: HERO, CATEGORIES, ADVERT, TOP_SELLING, PROMISES, NEW_ARRIVAL, OFFER, FOR_YOU, JOURNAL. What is left out is not shown. */
  | 'HOME_SECTIONS'
  /** The logo: the key of a picture that was uploaded to POST /backend/admin/pictures; nothing for the stall of a new shop. */
  | 'LOGO'
  /** How many pieces left are few, for lists and figures of the stock: 1 to 50; 5 in a new shop. */
  | 'LOW_STOCK'
  /** The e-mail address to which answers to mails go; nothing for the address from which they come, as in a new shop. */
  | 'MAIL_REPLY_TO'
  /** The name from which mails in English come: at most 30 characters; nothing for the name in MAIL_FROM, or the shop's, as in a new shop. */
  | 'MAIL_SENDER'
  /** The name from which mails in Bangla come, as MAIL_SENDER. */
  | 'MAIL_SENDER_BANGLA'
  /** The categories in the menus: at most 150 slugs with commas between them; nothing for the menus of a new shop (spec §3). Categories above them are shown, too. */
  | 'MENU'
  /** The slug of the category of the new arrivals. */
  | 'NEW_ARRIVAL_GOODS'
  /** From when the offer is on the home page: a time as HERO_FROM; nothing for no bound, as in a new shop. */
  | 'OFFER_FROM'
  /** The picture of the offer of this product: the key of an uploaded picture; nothing for the product's. */
  | 'OFFER_PICTURE'
  /** The product that the offer on the home page leads to, with its own prices: the id of one that is on sale; nothing for the offer of a new shop. The offer is left out when the product is not on sale any more. */
  | 'OFFER_PRODUCT'
  /** What the offer of this product says above its title, in English: at most 30 characters; nothing for how much is saved. */
  | 'OFFER_TAG'
  /** What it says there in Bangla. */
  | 'OFFER_TAG_BANGLA'
  /** The title of the offer of this product in English: at most 60 characters; nothing for the product's name. */
  | 'OFFER_TITLE'
  /** Its title in Bangla. */
  | 'OFFER_TITLE_BANGLA'
  /** Until when the offer is on the home page, as OFFER_FROM, and later than that. */
  | 'OFFER_UNTIL'
  /** When the shop is open, in English: at most 160 characters. */
  | 'OPENING_HOURS'
  /** When the shop is open, in Bangla. */
  | 'OPENING_HOURS_BANGLA'
  /** How many orders one customer may place within 24 hours: 1 to 1,000,000; 30 in a new shop. */
  | 'ORDERS_A_DAY'
  /** The privacy policy in English, as HELP_TEXT. */
  | 'PRIVACY_TEXT'
  /** The privacy policy in Bangla. */
  | 'PRIVACY_TEXT_BANGLA'
  /** For how many days after the delivery a return can be asked for: 3 to 365; 14 in a new shop (spec §9). Orders that are placed already keep theirs. */
  | 'RETURN_DAYS'
  /** What the shop is called in English: at most 30 characters. */
  | 'SHOP_NAME'
  /** What the shop is called in Bangla: at most 30 characters. */
  | 'SHOP_NAME_BANGLA'
  /** Where its stores are, in English, with semicolons between them: at most 400 characters. */
  | 'STORES'
  /** Where its stores are, in Bangla. */
  | 'STORES_BANGLA'
  /** What the footer says of the shop in English: at most 160 characters. */
  | 'TAGLINE'
  /** What the footer says of the shop in Bangla. */
  | 'TAGLINE_BANGLA'
  /** Whether prices stand in taka, too: YES, or NO as in a new shop. */
  | 'TAKA_BESIDE'
  /** How many taka a dollar is: 1 to 1000, at most four decimals; 122.5 in a new shop. A payment keeps the rate with which it began. */
  | 'TAKA_PER_DOLLAR'
  /** The terms in English, as HELP_TEXT. */
  | 'TERMS_TEXT'
  /** The terms in Bangla. */
  | 'TERMS_TEXT_BANGLA'
  /** The slug of the category of the best sellers; nothing for the whole shop, as the next two. */
  | 'TOP_SELLING_GOODS'
  /** Whether the staff enter the dashboard only with two-factor codes: YES or NO, as in a new shop. Who sets it has them. */
  | 'TWO_FACTOR_REQUIRED'
  /** How many pieces of the last 30 days one customer may have under way and not paid for: 1 to 1,000,000; 200 in a new shop. */
  | 'UNPAID_PIECES'
  /** The days of the week on which orders are processed and delivered, with commas between them: SUNDAY to THURSDAY in a new shop. */
  | 'WORKING_DAYS';

/** What an admin decides about a payment or a refund. */
export type SettleDecision =
  /**
   * Of a payment: the shop has the money, and it counts for the order. Of a refund: the customer has the money, as the
   * provider or the bank says.
   */
  | 'ACCEPT'
  /**
   * Of a payment: no money came. Of a refund: the provider does not pay it; it is due, and recorded when it is paid
   * otherwise.
   */
  | 'DISMISS'
  /** Of a payment: it is paid back. Of a refund: it is tried once more. */
  | 'REFUND';

/** A decision about a payment or a refund that could not be settled by itself. */
export type SettlePaymentInput = {
  /** One of the item's `decisions`. */
  decision: SettleDecision;
  /** Id of the item of `paymentsToSettle`. */
  id: Scalars['ID']['input'];
  /** Why, or the number of a transfer: 500 characters at most. Only admins see it. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a decision. */
export type SettlePaymentResult = InvalidInput | SettlePaymentSuccess;

/** The decision is made. */
export type SettlePaymentSuccess = {
  __typename?: 'SettlePaymentSuccess';
  /** The order with its payment. */
  order: Order;
};

/** Why a payment or a refund needs a decision. */
export type SettleProblem =
  /** The provider does not pay a refund. */
  | 'REFUND_FAILED'
  /**
   * The provider has not confirmed a refund for a week, or could not be asked as its credentials are missing. It is asked
   * on.
   */
  | 'REFUND_LATE'
  /** The provider took the money and warns of fraud. */
  | 'RISKY'
  /** The provider did not say within a day whether the money was paid. */
  | 'UNSETTLED'
  /** Another amount than the shop asked for was paid. */
  | 'WRONG_AMOUNT';

/** A shipment of an order. */
export type ShipOrderInput = {
  /** Name of the company that carries it: 1 to 80 characters. */
  carrier: Scalars['String']['input'];
  /** What is in it: 1 to 50 lines of the order; null for all pieces that are not shipped yet. */
  lines?: InputMaybe<Array<ShipmentLineInput>>;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Why; shown to the customer. At most 500 characters, and only with the last pieces: it belongs to the move to SHIPPED. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's number of the parcel: 1 to 80 characters. An order cannot have two shipments with one number. */
  trackingNumber: Scalars['String']['input'];
};

/** The result of shipping an order. */
export type ShipOrderResult = InvalidInput | OrderMoveRefused | ShipOrderSuccess;

/** The shipment is stored. */
export type ShipOrderSuccess = {
  __typename?: 'ShipOrderSuccess';
  /** The order with the shipment. */
  order: Order;
};

/** A parcel with all pieces of an order, or some of them. */
export type Shipment = {
  __typename?: 'Shipment';
  /** Name of the company that carries it. */
  carrier: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What is in it. */
  lines: Array<ShipmentLine>;
  /** When it was handed to the carrier. */
  shippedAt: Scalars['DateTime']['output'];
  /** The carrier's number of the parcel. */
  trackingNumber: Scalars['String']['output'];
};

/** Pieces of a line of the order that are in a shipment. */
export type ShipmentLine = {
  __typename?: 'ShipmentLine';
  /** Id of the order's line. */
  orderLineId: Scalars['ID']['output'];
  /** Number of pieces. */
  quantity: Scalars['Int']['output'];
};

/** Pieces of a line of the order that are in a shipment. */
export type ShipmentLineInput = {
  /** Id of the order's line. */
  orderLineId: Scalars['ID']['input'];
  /** Number of pieces: at least 1, and at most what is left to ship. */
  quantity: Scalars['Int']['input'];
};

/** The shipping address of an order. */
export type ShippingAddress = {
  __typename?: 'ShippingAddress';
  /** House, road, place, district. */
  address: Scalars['String']['output'];
  /** E-mail address for mails about the order. */
  email: Scalars['String']['output'];
  /** Name of the recipient. */
  name: Scalars['String']['output'];
  /** Phone number as 11 digits. */
  phone: Scalars['String']['output'];
};

/** The shipping address of an order to place (spec §5). */
export type ShippingAddressInput = {
  /** Required; at most 500 characters. */
  address: Scalars['String']['input'];
  /** The e-mail address of the customer's account; it ends with @gmail.com. */
  email: Scalars['String']['input'];
  /** Required; at most 120 characters. */
  name: Scalars['String']['input'];
  /** Optional +8801, 8801 or 01, then a digit 3 to 9, then 8 digits; Latin or Bangla digits. Stored as 11 digits. */
  phone: Scalars['String']['input'];
};

/** The ways to sign in that the shop offers. */
export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Whether sign-in with Google is configured. */
  google: Scalars['Boolean']['output'];
  /** Whether the shop sends mail, which confirming e-mail addresses and resetting passwords need. */
  mail: Scalars['Boolean']['output'];
  /** Whether /mailbox shows the mails that the shop would have sent: in a demo shop without a mail server. */
  mailbox: Scalars['Boolean']['output'];
};

/** How an order is to be paid. */
export type StartPaymentInput = {
  /** The payment method; a deposit is paid with Nagad or bKash. */
  method: PaymentMethod;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
};

/** The result of beginning to pay. */
export type StartPaymentResult = InvalidInput | OutOfStock | PaymentNotPossible | StartPaymentSuccess;

/** The payment has begun, or the order is paid on delivery. */
export type StartPaymentSuccess = {
  __typename?: 'StartPaymentSuccess';
  /** The order as it is now. */
  order: Order;
  /** The provider's page, on which the customer pays; null for Cash on Delivery. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
};

/** How the shop sold between two days. */
export type Statistics = {
  __typename?: 'Statistics';
  /** As many days before. */
  before: PeriodFigures;
  /** By top category, best first; the parts of an order count for their own. */
  categories: Array<SalesPart>;
  /** By the district of the address, best first. */
  districts: Array<SalesPart>;
  /** By payment method, best first. */
  paymentMethods: Array<SalesPart>;
  /** The points of the charts, oldest first; the first and the last one may be parts of a week or a month. */
  points: Array<StatisticsPoint>;
  /** The products of which most was sold, best first. */
  topProducts: Array<ProductSales>;
  /** The whole time. */
  total: PeriodFigures;
};

/** The time that a point of a chart stands for. */
export type StatisticsGrain =
  /** A day in Bangladesh. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** A week, from Sunday. */
  | 'WEEK';

/** A point of the charts. */
export type StatisticsPoint = {
  __typename?: 'StatisticsPoint';
  /** Its figures. */
  figures: PeriodFigures;
  /** The first day that it stands for, as YYYY-MM-DD. */
  from: Scalars['String']['output'];
  /** The last day that it stands for. */
  to: Scalars['String']['output'];
};

/** The number of orders with a status. */
export type StatusCount = {
  __typename?: 'StatusCount';
  /** How many orders have it. */
  orders: LimitedCount;
  /** The status. */
  status: OrderStatus;
};

/** A mail that a customer has asked for: it is sent once, when the product is back in stock. */
export type StockAlert = {
  __typename?: 'StockAlert';
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Id of the variant; null for any of the product. */
  variantId?: Maybe<Scalars['ID']['output']>;
};

/** How many wait for products that are sold out, and what came of it. */
export type StockAlertFigures = {
  __typename?: 'StockAlertFigures';
  /** How many were ended within the last 30 days by the link of a mail. */
  ended: Scalars['Int']['output'];
  /** The products that most customers wait for, the most wanted first: at most 10. */
  mostWanted: Array<WantedProduct>;
  /** How many were sent within the last 30 days. */
  sent: Scalars['Int']['output'];
  /** How many mails are asked for and not sent yet. */
  waiting: Scalars['Int']['output'];
};

/** A product that is sold out, or a colour and size of it, and whether a mail about it is wanted. */
export type StockAlertInput = {
  /**
   * One of the product's colours; null for any. A mail is about one variant only when colour and size are chosen, as far
   * as there is a choice.
   */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** One of the product's sizes; null for any. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** Whether the mail is wanted; false withdraws it. */
  wanted: Scalars['Boolean']['input'];
};

/** A change of a stock: by how many pieces, and how many there were then. */
export type StockChange = {
  __typename?: 'StockChange';
  /** Display name of the admin; null where an order did it, and when their account is deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Pieces more, or fewer, that can be bought. */
  available: Scalars['Int']['output'];
  /** How many could be bought after it, of the product or of the variant that was asked for. */
  balance: Scalars['Int']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Why. */
  kind: StockChangeKind;
  /** Id of the order; null for other changes. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** What was given as the reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Pieces more, or fewer, that are ordered and not delivered yet. */
  reserved: Scalars['Int']['output'];
  /** Pieces more, or fewer, that are sold. */
  sold: Scalars['Int']['output'];
  /** Colour and size of the variant; null for a product without variants. */
  variantName?: Maybe<Scalars['String']['output']>;
  /** SKU of the variant; null for a product without variants. */
  variantSku?: Maybe<Scalars['String']['output']>;
};

/** A page of the history of a stock. */
export type StockChangeConnection = {
  __typename?: 'StockChangeConnection';
  /** The changes of this page with their cursors. */
  edges: Array<StockChangeEdge>;
  /** The changes of this page. */
  nodes: Array<StockChange>;
  /** The position of this page in the whole list. */
  pageInfo: PageInfo;
};

/** A change of a stock and its cursor. */
export type StockChangeEdge = {
  __typename?: 'StockChangeEdge';
  /** Opaque cursor of this item. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: StockChange;
};

/** Why a stock changed. */
export type StockChangeKind =
  /** An order was cancelled. */
  | 'CANCELLED'
  /** The product, or the variant, was created. */
  | 'CREATED'
  /** An order was delivered. */
  | 'DELIVERED'
  /** A file was imported. */
  | 'IMPORTED'
  /** An order was placed. */
  | 'ORDERED'
  /** An order gave its pieces back while it waited for its payment. */
  | 'RELEASED'
  /** An order took its pieces again. */
  | 'RESERVED_AGAIN'
  /** Pieces of an order came back and are on sale again. */
  | 'RETURNED'
  /** An admin set it. */
  | 'SET'
  /** An import, or a change of many products, was undone. */
  | 'UNDONE'
  /** Pieces of an order came back and are written off. */
  | 'WRITTEN_OFF';

/** The stock has changed since it was seen; nothing was stored. */
export type StockChangedMeanwhile = Error & {
  __typename?: 'StockChangedMeanwhile';
  /** How many pieces there are now. */
  availableStock: Scalars['Int']['output'];
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for clients that translate it. */
  wording?: Maybe<Wording>;
};

/** A new number of pieces in stock. */
export type StockInput = {
  /** The number that was seen; when it is another one by now, nothing is stored. Null for something new. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** The new number. */
  to: Scalars['Int']['input'];
};

/** How much is left of a product. */
export type StockLevel =
  /** At least one piece. */
  | 'IN'
  /** Few pieces, or none, of the product or of one of its variants: at most the setting LOW_STOCK. */
  | 'LOW'
  /** Nothing. */
  | 'OUT';

/**
 * All subscriptions, over a WebSocket at /graphql in the protocol graphql-transport-ws. The parameters of the connection
 * are `token`, an access token, and `language`, `en` or `bn`. A socket is closed with code 4403 when its token has expired
 * or its session has ended: connect again with the next token.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * A conversation, at once and then after every message and read mark, and when the other side is writing. Null when there
   * is none with that id or it is somebody else's; no change follows then. For whose conversation it is, and for admins.
   */
  conversationChanged?: Maybe<ConversationChange>;
  /** How many conversations have something unread, at once and then after every change. For admins. */
  inboxChanged: Inbox;
  /**
   * One order, at once and then after every change. Null when there is none with that id or it is somebody else's; no
   * change follows then. For its customer and for admins.
   */
  orderChanged?: Maybe<Order>;
  /**
   * Orders that were placed or have changed, at most four times a second. `isComplete` is false at first, and whenever
   * something may have been missed: ask for the board then. For admins.
   */
  ordersMoved: OrdersMoved;
  /** The same by the link of a mail; null when the link is wrong or has expired. For everyone who has the link. */
  trackedOrderChanged?: Maybe<TrackedOrder>;
};


/**
 * All subscriptions, over a WebSocket at /graphql in the protocol graphql-transport-ws. The parameters of the connection
 * are `token`, an access token, and `language`, `en` or `bn`. A socket is closed with code 4403 when its token has expired
 * or its session has ended: connect again with the next token.
 */
export type SubscriptionConversationChangedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All subscriptions, over a WebSocket at /graphql in the protocol graphql-transport-ws. The parameters of the connection
 * are `token`, an access token, and `language`, `en` or `bn`. A socket is closed with code 4403 when its token has expired
 * or its session has ended: connect again with the next token.
 */
export type SubscriptionOrderChangedArgs = {
  id: Scalars['ID']['input'];
};


/**
 * All subscriptions, over a WebSocket at /graphql in the protocol graphql-transport-ws. The parameters of the connection
 * are `token`, an access token, and `language`, `en` or `bn`. A socket is closed with code 4403 when its token has expired
 * or its session has ended: connect again with the next token.
 */
export type SubscriptionTrackedOrderChangedArgs = {
  token: Scalars['String']['input'];
};

/** Suggestions for a search term. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** Categories with products whose name or synonym matches the term: at most four, in the shop's order. */
  categories: Array<Category>;
  /**
   * Terms that go on where the typed one stops, or are what was meant by it: at most three, the commonest first. Each finds
   * something.
   */
  completions: Array<Scalars['String']['output']>;
  /** Products that match the term: the first six of the list sorted by POPULARITY. */
  products: Array<Product>;
};

/** What a page says. */
export type TextPage = {
  __typename?: 'TextPage';
  /** Its sections: one for what stands before the first heading, if anything, and one for each heading. */
  sections: Array<TextSection>;
};

/** A page whose words the owner writes. */
export type TextPageName =
  /** What the shop says of cookies. */
  | 'COOKIES'
  /** The Help Center: questions with their answers. */
  | 'HELP'
  /** The privacy policy. */
  | 'PRIVACY'
  /** The terms. */
  | 'TERMS';

/** A heading and what stands below it. */
export type TextSection = {
  __typename?: 'TextSection';
  /** The heading as plain text; empty for none. */
  heading: Scalars['String']['output'];
  /** What stands below it, as safe HTML. */
  html: Scalars['String']['output'];
  /** The same as plain text, to search in. */
  text: Scalars['String']['output'];
};

/** The total differs from the one that the customer saw; nothing was ordered. */
export type TotalChanged = Error & {
  __typename?: 'TotalChanged';
  /** Current total in cents. */
  currentTotalCents: Scalars['Int']['output'];
  /** A sentence for people, in English. */
  message: Scalars['String']['output'];
  /** The sentence as code and parameters, for translation; null for a sentence that is meant for programs only. */
  wording?: Maybe<Wording>;
};

/** Where an order is, for everyone who has the link: neither who bought what, nor for how much. */
export type TrackedOrder = {
  __typename?: 'TrackedOrder';
  /** The days between which it arrives, counted from when it was placed. */
  delivery: DeliveryDates;
  /** Every status that the order had, oldest first. */
  history: Array<TrackedStep>;
  /** The order's short number, from 10001. */
  number: Scalars['Int']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** The shipments, oldest first: at most 20. */
  shipments: Array<TrackedShipment>;
  /** The current status. */
  status: OrderStatus;
};

/** A parcel of a tracked order. */
export type TrackedShipment = {
  __typename?: 'TrackedShipment';
  /** Name of the company that carries it. */
  carrier: Scalars['String']['output'];
  /** When it was handed to the carrier. */
  shippedAt: Scalars['DateTime']['output'];
  /** The carrier's number of the parcel. */
  trackingNumber: Scalars['String']['output'];
};

/** A status of a tracked order. */
export type TrackedStep = {
  __typename?: 'TrackedStep';
  /** When the order got it. */
  at: Scalars['DateTime']['output'];
  /** The status. */
  status: OrderStatus;
};

/** Why an order by Cash on Delivery waits for a code or a deposit. */
export type TrustReason =
  /** The customer has not taken an order yet: code. */
  | 'FIRST_ORDER'
  /** It is a large order of somebody who has not taken one yet: deposit. */
  | 'LARGE_ORDER'
  /** A new account has several unpaid orders on their way: deposit. */
  | 'OPEN_ORDERS'
  /** An order of somebody else to the same phone number was not taken at the door: deposit. */
  | 'PHONE_REFUSED'
  /** An order of this customer was not taken at the door, and none was taken since: deposit. */
  | 'REFUSED_BEFORE'
  /** Several orders of this customer were not taken at the door: deposit. */
  | 'REFUSED_OFTEN'
  /** More orders of this customer came back than were kept: code. */
  | 'RETURNED_OFTEN';

/** The result of turning two-factor codes off. */
export type TurnOffSecondFactorResult = InvalidInput | TurnOffSecondFactorSuccess;

/** Two-factor codes are off. */
export type TurnOffSecondFactorSuccess = {
  __typename?: 'TurnOffSecondFactorSuccess';
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The result of undoing a change of many products. */
export type UndoProductEditResult = InvalidInput | UndoProductEditSuccess;

/** Everything is as it was before. */
export type UndoProductEditSuccess = {
  __typename?: 'UndoProductEditSuccess';
  /** Number of products. */
  changed: Scalars['Int']['output'];
};

/** A change of one's own profile (spec §5). A field left out stays as it is. */
export type UpdateProfileInput = {
  /**
   * Optional +8801, 8801 or 01, then a digit 3 to 9, then 8 digits; Latin or Bangla digits. Stored as +8801 and nine
   * digits.
   */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Key of a picture that the viewer uploaded by POST /backend/pictures; '' removes the photo. */
  photo?: InputMaybe<Scalars['String']['input']>;
  /**
   * Free text, at most 500 characters; '' clears it. When the text differs from the default address, no address is the
   * default any more.
   */
  shippingAddress?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing the profile. */
export type UpdateProfileResult = InvalidInput | UpdateProfileSuccess;

/** The profile is changed. */
export type UpdateProfileSuccess = {
  __typename?: 'UpdateProfileSuccess';
  /** The customer after the change. */
  customer: Customer;
};

/** A product in one of its colours and sizes, with its own stock. A colour and size without a variant is not sold. */
export type Variant = {
  __typename?: 'Variant';
  /** Number of pieces in stock. */
  availableStock: Scalars['Int']['output'];
  /** One of the product's `colors`; null when it has no choice of colour. */
  color?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Its picture: its own, that of its colour, or the product's. */
  image: Picture;
  /** Price of one piece in cents: its own, or the product's. */
  priceCents: Scalars['Int']['output'];
  /** One of the product's `sizes`; null when it has no choice of size. */
  size?: Maybe<Scalars['String']['output']>;
  /** The shop's own name of it (stock keeping unit). */
  sku: Scalars['String']['output'];
};

/** A product that customers wait for. */
export type WantedProduct = {
  __typename?: 'WantedProduct';
  /** How many customers wait for it, in any colour and size. */
  customers: Scalars['Int']['output'];
  /** The product. */
  product: Product;
};

/** A change of a product on the wishlist. */
export type WishlistChangeInput = {
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** True: it is added at the front, unless it is on the list. False: it is removed. */
  wished: Scalars['Boolean']['input'];
};

/** A sentence as code and parameters, for translation. */
export type Wording = {
  __typename?: 'Wording';
  /** Code of the sentence, for example order.left. */
  code: Scalars['String']['output'];
  /** The parameters of the sentence. */
  params: Array<WordingParam>;
};

/** A parameter of a sentence. */
export type WordingParam = {
  __typename?: 'WordingParam';
  /** Name of the parameter, for example available. */
  name: Scalars['String']['output'];
  /** Value of the parameter; numbers in Latin digits. */
  value: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddCommentResult:
    | ( Omit<AddCommentSuccess, 'comment'> & { comment: _RefType['Comment'] } )
    | ( InvalidInput )
  ;
  AddOrderNoteResult:
    | ( Omit<AddOrderNoteSuccess, 'order'> & { order: _RefType['AdminOrder'] } )
    | ( InvalidInput )
  ;
  AddReviewResult:
    | ( Omit<AddReviewSuccess, 'review'> & { review: _RefType['Review'] } )
    | ( InvalidInput )
    | ( ReviewNotAllowed )
  ;
  AnswerOpinionResult:
    | ( Omit<AnswerOpinionSuccess, 'opinion'> & { opinion: _RefType['Opinion'] } )
    | ( ChangedMeanwhile )
    | ( InvalidInput )
  ;
  ApproveReturnResult:
    | ( Omit<ApproveReturnSuccess, 'order'> & { order: _RefType['Order'] } )
    | ( InvalidInput )
    | ( OrderMoveRefused )
  ;
  BeginSecondFactorResult:
    | ( InvalidInput )
    | ( SecondFactorSetup )
  ;
  CancelOrderResult:
    | ( Omit<CancelOrderSuccess, 'order'> & { order: _RefType['Order'] } )
    | ( InvalidInput )
    | ( OrderMoveRefused )
  ;
  ChangeOrderResult:
    | ( Omit<ChangeOrderSuccess, 'order'> & { order: _RefType['AdminOrder'] } )
    | ( InvalidInput )
    | ( OrderMoveRefused )
    | ( PromotionRefused )
  ;
  ChangeOrderStatusResult:
    | ( Omit<ChangeOrderStatusSuccess, 'order'> & { order: _RefType['Order'] } )
    | ( InvalidInput )
    | ( OrderMoveRefused )
  ;
  ChangePasswordResult:
    | ( ChangePasswordSuccess )
    | ( InvalidInput )
  ;
  ChangePriceResult:
    | ( Omit<ChangeProductSuccess, 'product'> & { product: _RefType['AdminProduct'] } )
    | ( InvalidInput )
    | ( PriceChangedMeanwhile )
  ;
  ChangeRoleResult:
    | ( Omit<ChangeRoleSuccess, 'customer'> & { customer: _RefType['Customer'] } )
    | ( LastAdmin )
  ;
  ChangeSettingResult:
    | ( Omit<ChangeSettingSuccess, 'setting'> & { setting: _RefType['Setting'] } )
    | ( InvalidInput )
  ;
  ChangeStockAlertResult:
    | ( Omit<ChangeStockAlertSuccess, 'customer'> & { customer: _RefType['Customer'] } )
    | ( InvalidInput )
  ;
  ChangeStockResult:
    | ( Omit<ChangeProductSuccess, 'product'> & { product: _RefType['AdminProduct'] } )
    | ( InvalidInput )
    | ( StockChangedMeanwhile )
  ;
  ConfirmEmailResult:
    | ( ConfirmEmailSuccess )
    | ( LinkInvalid )
  ;
  ConfirmOrderResult:
    | ( Omit<ConfirmOrderSuccess, 'order'> & { order: _RefType['Order'] } )
    | ( InvalidInput )
  ;
  ConfirmSecondFactorResult:
    | ( ConfirmSecondFactorSuccess )
    | ( InvalidInput )
  ;
  DeleteAccountResult:
    | ( DeleteAccountSuccess )
    | ( InvalidInput )
    | ( LastAdmin )
  ;
  DeleteProductResult:
    | ( DeleteProductSuccess )
    | ( InvalidInput )
  ;
  EditProductsResult:
    | ( EditProductsPlan )
    | ( EditProductsSuccess )
    | ( InvalidInput )
  ;
  FetchProductPictureResult:
    | ( FetchProductPictureSuccess )
    | ( InvalidInput )
  ;
  GrantRefundResult:
    | ( Omit<GrantRefundSuccess, 'order'> & { order: _RefType['Order'] } )
    | ( InvalidInput )
  ;
  InviteStaffResult:
    | ( EmailTaken )
    | ( InvalidInput )
    | ( Omit<InviteStaffSuccess, 'customer'> & { customer: _RefType['Customer'] } )
  ;
  LoginResult:
    | ( InvalidInput )
    | ( LoginRefused )
    | ( Omit<LoginSuccess, 'customer'> & { customer: _RefType['Customer'] } )
  ;
  MoveOrdersResult:
    | ( InvalidInput )
    | ( Omit<MoveOrdersSuccess, 'outcomes'> & { outcomes: Array<_RefType['OrderMoveOutcome']> } )
  ;
  PlaceOrderResult:
    | ( InvalidInput )
    | ( OrderLimitReached )
    | ( OutOfStock )
    | ( Omit<PlaceOrderSuccess, 'order'> & { order: _RefType['Order'] } )
    | ( PriceChanged )
    | ( PromotionRefused )
    | ( TotalChanged )
  ;
  ReceiveReturnResult:
    | ( InvalidInput )
    | ( OrderMoveRefused )
    | ( Omit<ReceiveReturnSuccess, 'order'> & { order: _RefType['Order'] } )
  ;
  RecordCourierPayoutResult:
    | ( InvalidInput )
    | ( Omit<RecordCourierPayoutSuccess, 'balance'> & { balance: _RefType['CourierBalance'] } )
  ;
  RecordRefundResult:
    | ( InvalidInput )
    | ( Omit<RecordRefundSuccess, 'order'> & { order: _RefType['Order'] } )
  ;
  RegisterResult:
    | ( EmailTaken )
    | ( InvalidInput )
    | ( RegisterSuccess )
  ;
  RejectCustomerResult:
    | ( InvalidInput )
    | ( LastAdmin )
    | ( Omit<RejectCustomerSuccess, 'customer'> & { customer: _RefType['Customer'] } )
  ;
  RejectCustomersResult:
    | ( InvalidInput )
    | ( Omit<RejectCustomersSuccess, 'decisions'> & { decisions: Array<_RefType['CustomerDecision']> } )
  ;
  RejectOpinionResult:
    | ( InvalidInput )
    | ( Omit<RejectOpinionSuccess, 'opinion'> & { opinion: _RefType['Opinion'] } )
  ;
  RejectReturnResult:
    | ( InvalidInput )
    | ( OrderMoveRefused )
    | ( Omit<RejectReturnSuccess, 'order'> & { order: _RefType['Order'] } )
  ;
  RequestMailResult:
    | ( InvalidInput )
    | ( RequestMailSuccess )
  ;
  RequestReturnResult:
    | ( InvalidInput )
    | ( OrderMoveRefused )
    | ( Omit<RequestReturnSuccess, 'order'> & { order: _RefType['Order'] } )
  ;
  ResetPasswordResult:
    | ( InvalidInput )
    | ( LinkInvalid )
    | ( ResetPasswordSuccess )
  ;
  SaveAddressResult:
    | ( InvalidInput )
    | ( Omit<SaveAddressSuccess, 'address' | 'customer'> & { address: _RefType['Address'], customer: _RefType['Customer'] } )
  ;
  SaveCategoryResult:
    | ( InvalidInput )
    | ( Omit<SaveCategorySuccess, 'category'> & { category: _RefType['Category'] } )
  ;
  SavePostResult:
    | ( ChangedMeanwhile )
    | ( InvalidInput )
    | ( Omit<SavePostSuccess, 'post'> & { post: _RefType['AdminPost'] } )
  ;
  SaveProductResult:
    | ( ChangedMeanwhile )
    | ( InvalidInput )
    | ( Omit<SaveProductSuccess, 'product'> & { product: _RefType['AdminProduct'] } )
  ;
  SavePromotionResult:
    | ( InvalidInput )
    | ( Omit<SavePromotionSuccess, 'promotion'> & { promotion: _RefType['Promotion'] } )
  ;
  SaveSearchSynonymResult:
    | ( InvalidInput )
    | ( Omit<SaveSearchSynonymSuccess, 'synonym'> & { synonym: _RefType['SearchSynonym'] } )
  ;
  SaveViewResult:
    | ( InvalidInput )
    | ( Omit<SaveViewSuccess, 'view'> & { view: _RefType['SavedView'] } )
  ;
  SendMessageResult:
    | ( InvalidInput )
    | ( Omit<SendMessageSuccess, 'conversation' | 'sent'> & { conversation: _RefType['Conversation'], sent: _RefType['Message'] } )
  ;
  SendOrderCodeResult:
    | ( InvalidInput )
    | ( Omit<SendOrderCodeSuccess, 'order'> & { order: _RefType['Order'] } )
  ;
  SendTestMailResult:
    | ( MailNotSent )
    | ( SendTestMailSuccess )
  ;
  SettlePaymentResult:
    | ( InvalidInput )
    | ( Omit<SettlePaymentSuccess, 'order'> & { order: _RefType['Order'] } )
  ;
  ShipOrderResult:
    | ( InvalidInput )
    | ( OrderMoveRefused )
    | ( Omit<ShipOrderSuccess, 'order'> & { order: _RefType['Order'] } )
  ;
  StartPaymentResult:
    | ( InvalidInput )
    | ( OutOfStock )
    | ( PaymentNotPossible )
    | ( Omit<StartPaymentSuccess, 'order'> & { order: _RefType['Order'] } )
  ;
  TurnOffSecondFactorResult:
    | ( InvalidInput )
    | ( TurnOffSecondFactorSuccess )
  ;
  UndoProductEditResult:
    | ( InvalidInput )
    | ( UndoProductEditSuccess )
  ;
  UpdateProfileResult:
    | ( InvalidInput )
    | ( Omit<UpdateProfileSuccess, 'customer'> & { customer: _RefType['Customer'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Error:
    | ( ChangedMeanwhile )
    | ( EmailTaken )
    | ( InvalidInput )
    | ( LastAdmin )
    | ( LinkInvalid )
    | ( LoginRefused )
    | ( MailNotSent )
    | ( OrderLimitReached )
    | ( OrderMoveRefused )
    | ( OutOfStock )
    | ( PaymentNotPossible )
    | ( PriceChanged )
    | ( PriceChangedMeanwhile )
    | ( PromotionRefused )
    | ( ReviewNotAllowed )
    | ( StockChangedMeanwhile )
    | ( TotalChanged )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountStatus: AccountStatus;
  AddCommentInput: AddCommentInput;
  AddCommentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddCommentResult']>;
  AddCommentSuccess: ResolverTypeWrapper<Omit<AddCommentSuccess, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  AddOrderNoteInput: AddOrderNoteInput;
  AddOrderNoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddOrderNoteResult']>;
  AddOrderNoteSuccess: ResolverTypeWrapper<Omit<AddOrderNoteSuccess, 'order'> & { order: ResolversTypes['AdminOrder'] }>;
  AddReviewInput: AddReviewInput;
  AddReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddReviewResult']>;
  AddReviewSuccess: ResolverTypeWrapper<Omit<AddReviewSuccess, 'review'> & { review: ResolversTypes['Review'] }>;
  Address: ResolverTypeWrapper<AddressModel>;
  AddressInput: AddressInput;
  AdminColor: ResolverTypeWrapper<AdminColor>;
  AdminOrder: ResolverTypeWrapper<AdminOrderModel>;
  AdminPicture: ResolverTypeWrapper<AdminPicture>;
  AdminPost: ResolverTypeWrapper<AdminPostModel>;
  AdminPostConnection: ResolverTypeWrapper<AdminPostConnectionModel>;
  AdminPostEdge: ResolverTypeWrapper<Omit<AdminPostEdge, 'node'> & { node: ResolversTypes['AdminPost'] }>;
  AdminProduct: ResolverTypeWrapper<AdminProductModel>;
  AdminProductConnection: ResolverTypeWrapper<AdminProductConnectionModel>;
  AdminProductDetails: ResolverTypeWrapper<AdminProductDetails>;
  AdminProductEdge: ResolverTypeWrapper<Omit<AdminProductEdge, 'node'> & { node: ResolversTypes['AdminProduct'] }>;
  AdminProductFilter: AdminProductFilter;
  AdminProductSort: AdminProductSort;
  AdminVariant: ResolverTypeWrapper<AdminVariant>;
  AnswerConversationInput: AnswerConversationInput;
  AnswerOpinionInput: AnswerOpinionInput;
  AnswerOpinionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerOpinionResult']>;
  AnswerOpinionSuccess: ResolverTypeWrapper<Omit<AnswerOpinionSuccess, 'opinion'> & { opinion: ResolversTypes['Opinion'] }>;
  ApproveReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApproveReturnResult']>;
  ApproveReturnSuccess: ResolverTypeWrapper<Omit<ApproveReturnSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  Attribute: ResolverTypeWrapper<Attribute>;
  AttributeCount: ResolverTypeWrapper<AttributeCount>;
  AttributeFacet: ResolverTypeWrapper<AttributeFacetModel>;
  AttributeInput: AttributeInput;
  AuditAction: AuditAction;
  AuditDetail: ResolverTypeWrapper<AuditDetail>;
  AuditEntry: ResolverTypeWrapper<AuditEntryModel>;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnectionModel>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditFieldChange: ResolverTypeWrapper<AuditFieldChange>;
  AuditFilter: AuditFilter;
  AuditKind: AuditKind;
  AuditSubject: ResolverTypeWrapper<AuditSubjectModel>;
  BeginSecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginSecondFactorResult']>;
  BoardColumn: ResolverTypeWrapper<BoardColumnModel>;
  BoardCount: ResolverTypeWrapper<BoardCountModel>;
  BoardFilter: BoardFilter;
  BoardOrder: ResolverTypeWrapper<BoardOrderModel>;
  BoardOrderEdge: ResolverTypeWrapper<Omit<BoardOrderEdge, 'node'> & { node: ResolversTypes['BoardOrder'] }>;
  BoardState: BoardState;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrandCount: ResolverTypeWrapper<BrandCount>;
  CancelOrderInput: CancelOrderInput;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancelOrderSuccess: ResolverTypeWrapper<Omit<CancelOrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  Cart: ResolverTypeWrapper<CartModel>;
  CartChangeInput: CartChangeInput;
  CartLine: ResolverTypeWrapper<CartLineModel>;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryCount: ResolverTypeWrapper<Omit<CategoryCount, 'category'> & { category: ResolversTypes['Category'] }>;
  ChangeCategoryInput: ChangeCategoryInput;
  ChangeOrderInput: ChangeOrderInput;
  ChangeOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeOrderResult']>;
  ChangeOrderStatusInput: ChangeOrderStatusInput;
  ChangeOrderStatusResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeOrderStatusResult']>;
  ChangeOrderStatusSuccess: ResolverTypeWrapper<Omit<ChangeOrderStatusSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  ChangeOrderSuccess: ResolverTypeWrapper<Omit<ChangeOrderSuccess, 'order'> & { order: ResolversTypes['AdminOrder'] }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangePasswordSuccess: ResolverTypeWrapper<ChangePasswordSuccess>;
  ChangePriceInput: ChangePriceInput;
  ChangePriceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePriceResult']>;
  ChangeProductSuccess: ResolverTypeWrapper<Omit<ChangeProductSuccess, 'product'> & { product: ResolversTypes['AdminProduct'] }>;
  ChangeRoleInput: ChangeRoleInput;
  ChangeRoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeRoleResult']>;
  ChangeRoleSuccess: ResolverTypeWrapper<Omit<ChangeRoleSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  ChangeSettingInput: ChangeSettingInput;
  ChangeSettingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeSettingResult']>;
  ChangeSettingSuccess: ResolverTypeWrapper<Omit<ChangeSettingSuccess, 'setting'> & { setting: ResolversTypes['Setting'] }>;
  ChangeStockAlertResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeStockAlertResult']>;
  ChangeStockAlertSuccess: ResolverTypeWrapper<Omit<ChangeStockAlertSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  ChangeStockInput: ChangeStockInput;
  ChangeStockResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeStockResult']>;
  ChangedCart: ResolverTypeWrapper<Omit<ChangedCart, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ChangedMeanwhile: ResolverTypeWrapper<ChangedMeanwhile>;
  Checkout: ResolverTypeWrapper<CheckoutModel>;
  CheckoutInput: CheckoutInput;
  CheckoutLine: ResolverTypeWrapper<CheckoutLine>;
  CollectedOrder: ResolverTypeWrapper<CollectedOrderModel>;
  ColorOption: ResolverTypeWrapper<ColorOption>;
  Comment: ResolverTypeWrapper<CommentModel>;
  CommentConnection: ResolverTypeWrapper<CommentConnectionModel>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentPage: ResolverTypeWrapper<Omit<CommentPage, 'items'> & { items: Array<ResolversTypes['Comment']> }>;
  ConfirmEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmEmailResult']>;
  ConfirmEmailSuccess: ResolverTypeWrapper<ConfirmEmailSuccess>;
  ConfirmOrderInput: ConfirmOrderInput;
  ConfirmOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmOrderResult']>;
  ConfirmOrderSuccess: ResolverTypeWrapper<Omit<ConfirmOrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  ConfirmSecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmSecondFactorResult']>;
  ConfirmSecondFactorSuccess: ResolverTypeWrapper<ConfirmSecondFactorSuccess>;
  Conversation: ResolverTypeWrapper<ConversationModel>;
  ConversationChange: ResolverTypeWrapper<ConversationChangeModel>;
  ConversationConnection: ResolverTypeWrapper<ConversationConnectionModel>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  CourierBalance: ResolverTypeWrapper<CourierBalanceModel>;
  CourierPayout: ResolverTypeWrapper<CourierPayoutModel>;
  CourierPayoutConnection: ResolverTypeWrapper<CourierPayoutConnectionModel>;
  CourierPayoutEdge: ResolverTypeWrapper<Omit<CourierPayoutEdge, 'node'> & { node: ResolversTypes['CourierPayout'] }>;
  CreateCategoryInput: CreateCategoryInput;
  Customer: ResolverTypeWrapper<CustomerModel>;
  CustomerConnection: ResolverTypeWrapper<CustomerConnectionModel>;
  CustomerDecision: ResolverTypeWrapper<CustomerDecisionModel>;
  CustomerEdge: ResolverTypeWrapper<Omit<CustomerEdge, 'node'> & { node: ResolversTypes['Customer'] }>;
  CustomerFigures: ResolverTypeWrapper<CustomerFiguresModel>;
  CustomerOutcome: CustomerOutcome;
  CustomerSort: CustomerSort;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountResult']>;
  DeleteAccountSuccess: ResolverTypeWrapper<DeleteAccountSuccess>;
  DeleteProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteProductResult']>;
  DeleteProductSuccess: ResolverTypeWrapper<DeleteProductSuccess>;
  DeliveryDates: ResolverTypeWrapper<DeliveryDates>;
  DemoMail: ResolverTypeWrapper<DemoMailModel>;
  EditProductsInput: EditProductsInput;
  EditProductsPlan: ResolverTypeWrapper<EditProductsPlan>;
  EditProductsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditProductsResult']>;
  EditProductsSuccess: ResolverTypeWrapper<EditProductsSuccess>;
  EmailTaken: ResolverTypeWrapper<EmailTaken>;
  Error: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Error']>;
  ExplainedResult: ResolverTypeWrapper<Omit<ExplainedResult, 'product'> & { product: ResolversTypes['Product'] }>;
  ExplainedWord: ResolverTypeWrapper<ExplainedWord>;
  FailedWork: ResolverTypeWrapper<FailedWorkModel>;
  FailedWorkConnection: ResolverTypeWrapper<FailedWorkConnectionModel>;
  FailedWorkEdge: ResolverTypeWrapper<Omit<FailedWorkEdge, 'node'> & { node: ResolversTypes['FailedWork'] }>;
  FailedWorkKind: FailedWorkKind;
  FetchProductPictureResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FetchProductPictureResult']>;
  FetchProductPictureSuccess: ResolverTypeWrapper<FetchProductPictureSuccess>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowedMails: ResolverTypeWrapper<FollowedMailsModel>;
  Funnel: ResolverTypeWrapper<Funnel>;
  GrantRefundInput: GrantRefundInput;
  GrantRefundResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GrantRefundResult']>;
  GrantRefundSuccess: ResolverTypeWrapper<Omit<GrantRefundSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  HomeShelf: HomeShelf;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Inbox: ResolverTypeWrapper<Inbox>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  InviteStaffInput: InviteStaffInput;
  InviteStaffResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteStaffResult']>;
  InviteStaffSuccess: ResolverTypeWrapper<Omit<InviteStaffSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  Language: Language;
  LastAdmin: ResolverTypeWrapper<LastAdmin>;
  LedgerEntry: ResolverTypeWrapper<LedgerEntryModel>;
  LedgerEntryKind: LedgerEntryKind;
  LimitedCount: ResolverTypeWrapper<LimitedCount>;
  LinkInvalid: ResolverTypeWrapper<LinkInvalid>;
  LoginInput: LoginInput;
  LoginRefusal: LoginRefusal;
  LoginRefused: ResolverTypeWrapper<LoginRefused>;
  LoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginResult']>;
  LoginSuccess: ResolverTypeWrapper<Omit<LoginSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  MailNotSent: ResolverTypeWrapper<MailNotSent>;
  Message: ResolverTypeWrapper<MessageModel>;
  MessageConnection: ResolverTypeWrapper<MessageConnectionModel>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MissedSearch: ResolverTypeWrapper<MissedSearchModel>;
  MissedSearchReason: MissedSearchReason;
  MoveOrdersInput: MoveOrdersInput;
  MoveOrdersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MoveOrdersResult']>;
  MoveOrdersSuccess: ResolverTypeWrapper<Omit<MoveOrdersSuccess, 'outcomes'> & { outcomes: Array<ResolversTypes['OrderMoveOutcome']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OldPriceEdit: OldPriceEdit;
  Opinion: ResolverTypeWrapper<OpinionModel>;
  OpinionEdge: ResolverTypeWrapper<Omit<OpinionEdge, 'node'> & { node: ResolversTypes['Opinion'] }>;
  OpinionFilter: OpinionFilter;
  OpinionKind: OpinionKind;
  OpinionList: ResolverTypeWrapper<OpinionListModel>;
  OpinionState: OpinionState;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderActor: OrderActor;
  OrderAdjustment: ResolverTypeWrapper<OrderAdjustment>;
  OrderAdjustmentKind: OrderAdjustmentKind;
  OrderChange: ResolverTypeWrapper<OrderChangeModel>;
  OrderConnection: ResolverTypeWrapper<OrderConnectionModel>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderFilter: OrderFilter;
  OrderLimit: OrderLimit;
  OrderLimitReached: ResolverTypeWrapper<OrderLimitReached>;
  OrderLine: ResolverTypeWrapper<OrderLineModel>;
  OrderLineInput: OrderLineInput;
  OrderList: ResolverTypeWrapper<OrderListModel>;
  OrderMoveOutcome: ResolverTypeWrapper<OrderMoveOutcomeModel>;
  OrderMoveRefused: ResolverTypeWrapper<OrderMoveRefused>;
  OrderNeed: OrderNeed;
  OrderNote: ResolverTypeWrapper<OrderNoteModel>;
  OrderPayment: ResolverTypeWrapper<OrderPaymentModel>;
  OrderPaymentState: OrderPaymentState;
  OrderReturn: ResolverTypeWrapper<OrderReturnModel>;
  OrderSort: OrderSort;
  OrderStatus: OrderStatus;
  OrderStatusChange: ResolverTypeWrapper<OrderStatusChangeModel>;
  OrdersMoved: ResolverTypeWrapper<Omit<OrdersMoved, 'counts' | 'orders'> & { counts: Array<ResolversTypes['BoardCount']>, orders: Array<ResolversTypes['BoardOrder']> }>;
  OutOfStock: ResolverTypeWrapper<OutOfStock>;
  Overview: ResolverTypeWrapper<Omit<Overview, 'month' | 'today'> & { month: ResolversTypes['SalesBesideBefore'], today: ResolversTypes['SalesBesideBefore'] }>;
  OverviewTasks: ResolverTypeWrapper<OverviewTasks>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PaymentAttempt: ResolverTypeWrapper<PaymentAttemptModel>;
  PaymentAttemptStatus: PaymentAttemptStatus;
  PaymentFailure: PaymentFailure;
  PaymentMethod: PaymentMethod;
  PaymentNotPossible: ResolverTypeWrapper<PaymentNotPossible>;
  PaymentToSettle: ResolverTypeWrapper<PaymentToSettleModel>;
  PaymentToSettleConnection: ResolverTypeWrapper<PaymentToSettleConnectionModel>;
  PaymentToSettleEdge: ResolverTypeWrapper<Omit<PaymentToSettleEdge, 'node'> & { node: ResolversTypes['PaymentToSettle'] }>;
  PeriodFigures: ResolverTypeWrapper<PeriodFiguresModel>;
  Permission: Permission;
  Picture: ResolverTypeWrapper<Picture>;
  Place: ResolverTypeWrapper<Place>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  PlaceOrderSuccess: ResolverTypeWrapper<Omit<PlaceOrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  PlannedChange: ResolverTypeWrapper<PlannedChange>;
  PlannedProduct: ResolverTypeWrapper<PlannedProduct>;
  Post: ResolverTypeWrapper<PostModel>;
  PostState: PostState;
  PriceBounds: ResolverTypeWrapper<PriceBounds>;
  PriceChange: ResolverTypeWrapper<PriceChangeModel>;
  PriceChangeConnection: ResolverTypeWrapper<Omit<PriceChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PriceChangeEdge']>, nodes: Array<ResolversTypes['PriceChange']> }>;
  PriceChangeEdge: ResolverTypeWrapper<Omit<PriceChangeEdge, 'node'> & { node: ResolversTypes['PriceChange'] }>;
  PriceChanged: ResolverTypeWrapper<PriceChanged>;
  PriceChangedMeanwhile: ResolverTypeWrapper<PriceChangedMeanwhile>;
  PriceEditInput: PriceEditInput;
  PriceMailFigures: ResolverTypeWrapper<PriceMailFigures>;
  PriceRounding: PriceRounding;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductColorInput: ProductColorInput;
  ProductConnection: ResolverTypeWrapper<ProductConnectionModel>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFacets: ResolverTypeWrapper<ProductFacetsModel>;
  ProductFilter: ProductFilter;
  ProductImport: ResolverTypeWrapper<ProductImportModel>;
  ProductImportChange: ResolverTypeWrapper<ProductImportChange>;
  ProductImportConnection: ResolverTypeWrapper<Omit<ProductImportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ProductImportEdge']>, nodes: Array<ResolversTypes['ProductImport']> }>;
  ProductImportEdge: ResolverTypeWrapper<Omit<ProductImportEdge, 'node'> & { node: ResolversTypes['ProductImport'] }>;
  ProductImportMapping: ProductImportMapping;
  ProductImportProblem: ResolverTypeWrapper<ProductImportProblemModel>;
  ProductImportRefusal: ResolverTypeWrapper<ProductImportRefusalModel>;
  ProductImportRow: ResolverTypeWrapper<ProductImportRowModel>;
  ProductImportRowConnection: ResolverTypeWrapper<Omit<ProductImportRowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ProductImportRowEdge']>, nodes: Array<ResolversTypes['ProductImportRow']> }>;
  ProductImportRowEdge: ResolverTypeWrapper<Omit<ProductImportRowEdge, 'node'> & { node: ResolversTypes['ProductImportRow'] }>;
  ProductImportRowKind: ProductImportRowKind;
  ProductImportStatus: ProductImportStatus;
  ProductPicture: ResolverTypeWrapper<ProductPicture>;
  ProductPictureInput: ProductPictureInput;
  ProductSales: ResolverTypeWrapper<ProductSales>;
  ProductSearch: ResolverTypeWrapper<ProductSearchModel>;
  ProductSort: ProductSort;
  ProductStatus: ProductStatus;
  ProductStatusChange: ResolverTypeWrapper<Omit<ProductStatusChange, 'product'> & { product: ResolversTypes['AdminProduct'] }>;
  ProductTexts: ResolverTypeWrapper<ProductTexts>;
  ProductTextsInput: ProductTextsInput;
  ProductVariantInput: ProductVariantInput;
  Promotion: ResolverTypeWrapper<PromotionModel>;
  PromotionConnection: ResolverTypeWrapper<PromotionConnectionModel>;
  PromotionEdge: ResolverTypeWrapper<Omit<PromotionEdge, 'node'> & { node: ResolversTypes['Promotion'] }>;
  PromotionInput: PromotionInput;
  PromotionKind: PromotionKind;
  PromotionRefusal: PromotionRefusal;
  PromotionRefused: ResolverTypeWrapper<PromotionRefused>;
  QrCode: ResolverTypeWrapper<QrCode>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  ReceiveReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReceiveReturnResult']>;
  ReceiveReturnSuccess: ResolverTypeWrapper<Omit<ReceiveReturnSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  RecordCourierPayoutInput: RecordCourierPayoutInput;
  RecordCourierPayoutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordCourierPayoutResult']>;
  RecordCourierPayoutSuccess: ResolverTypeWrapper<Omit<RecordCourierPayoutSuccess, 'balance'> & { balance: ResolversTypes['CourierBalance'] }>;
  RecordRefundInput: RecordRefundInput;
  RecordRefundResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordRefundResult']>;
  RecordRefundSuccess: ResolverTypeWrapper<Omit<RecordRefundSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  Refund: ResolverTypeWrapper<RefundModel>;
  RefundReason: RefundReason;
  RefundStatus: RefundStatus;
  RegisterInput: RegisterInput;
  RegisterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterResult']>;
  RegisterSuccess: ResolverTypeWrapper<RegisterSuccess>;
  RejectCustomerInput: RejectCustomerInput;
  RejectCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RejectCustomerResult']>;
  RejectCustomerSuccess: ResolverTypeWrapper<Omit<RejectCustomerSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  RejectCustomersInput: RejectCustomersInput;
  RejectCustomersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RejectCustomersResult']>;
  RejectCustomersSuccess: ResolverTypeWrapper<Omit<RejectCustomersSuccess, 'decisions'> & { decisions: Array<ResolversTypes['CustomerDecision']> }>;
  RejectOpinionInput: RejectOpinionInput;
  RejectOpinionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RejectOpinionResult']>;
  RejectOpinionSuccess: ResolverTypeWrapper<Omit<RejectOpinionSuccess, 'opinion'> & { opinion: ResolversTypes['Opinion'] }>;
  RejectReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RejectReturnResult']>;
  RejectReturnSuccess: ResolverTypeWrapper<Omit<RejectReturnSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  RequestMailInput: RequestMailInput;
  RequestMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestMailResult']>;
  RequestMailSuccess: ResolverTypeWrapper<RequestMailSuccess>;
  RequestReturnInput: RequestReturnInput;
  RequestReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestReturnResult']>;
  RequestReturnSuccess: ResolverTypeWrapper<Omit<RequestReturnSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordResult']>;
  ResetPasswordSuccess: ResolverTypeWrapper<ResetPasswordSuccess>;
  ReturnLine: ResolverTypeWrapper<ReturnLine>;
  ReturnReceiptInput: ReturnReceiptInput;
  ReturnReceiptLineInput: ReturnReceiptLineInput;
  ReturnRequestLineInput: ReturnRequestLineInput;
  ReturnStatus: ReturnStatus;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnectionModel>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewFilter: ReviewFilter;
  ReviewNotAllowed: ResolverTypeWrapper<ReviewNotAllowed>;
  ReviewPage: ResolverTypeWrapper<Omit<ReviewPage, 'items'> & { items: Array<ResolversTypes['Review']> }>;
  ReviewRefusal: ReviewRefusal;
  ReviewSort: ReviewSort;
  Role: Role;
  SalesBesideBefore: ResolverTypeWrapper<Omit<SalesBesideBefore, 'before' | 'now'> & { before: ResolversTypes['SalesFigures'], now: ResolversTypes['SalesFigures'] }>;
  SalesFigures: ResolverTypeWrapper<SalesFiguresModel>;
  SalesPart: ResolverTypeWrapper<SalesPartModel>;
  SaveAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveAddressResult']>;
  SaveAddressSuccess: ResolverTypeWrapper<Omit<SaveAddressSuccess, 'address' | 'customer'> & { address: ResolversTypes['Address'], customer: ResolversTypes['Customer'] }>;
  SaveCategoryResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveCategoryResult']>;
  SaveCategorySuccess: ResolverTypeWrapper<Omit<SaveCategorySuccess, 'category'> & { category: ResolversTypes['Category'] }>;
  SavePostInput: SavePostInput;
  SavePostResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavePostResult']>;
  SavePostSuccess: ResolverTypeWrapper<Omit<SavePostSuccess, 'post'> & { post: ResolversTypes['AdminPost'] }>;
  SaveProductInput: SaveProductInput;
  SaveProductResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveProductResult']>;
  SaveProductSuccess: ResolverTypeWrapper<Omit<SaveProductSuccess, 'product'> & { product: ResolversTypes['AdminProduct'] }>;
  SavePromotionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavePromotionResult']>;
  SavePromotionSuccess: ResolverTypeWrapper<Omit<SavePromotionSuccess, 'promotion'> & { promotion: ResolversTypes['Promotion'] }>;
  SaveSearchSynonymResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSearchSynonymResult']>;
  SaveSearchSynonymSuccess: ResolverTypeWrapper<Omit<SaveSearchSynonymSuccess, 'synonym'> & { synonym: ResolversTypes['SearchSynonym'] }>;
  SaveViewInput: SaveViewInput;
  SaveViewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveViewResult']>;
  SaveViewSuccess: ResolverTypeWrapper<Omit<SaveViewSuccess, 'view'> & { view: ResolversTypes['SavedView'] }>;
  SavedAccount: ResolverTypeWrapper<SavedAccountModel>;
  SavedView: ResolverTypeWrapper<SavedViewModel>;
  SavedViewList: SavedViewList;
  SearchChoice: ResolverTypeWrapper<SearchChoice>;
  SearchChoiceKind: SearchChoiceKind;
  SearchCorrection: ResolverTypeWrapper<SearchCorrection>;
  SearchExplanation: ResolverTypeWrapper<Omit<SearchExplanation, 'results'> & { results: Array<ResolversTypes['ExplainedResult']> }>;
  SearchPrice: ResolverTypeWrapper<SearchPrice>;
  SearchReason: SearchReason;
  SearchSynonym: ResolverTypeWrapper<SearchSynonymModel>;
  SearchSynonymInput: SearchSynonymInput;
  SecondFactorCodeInput: SecondFactorCodeInput;
  SecondFactorSetup: ResolverTypeWrapper<SecondFactorSetup>;
  SellerReply: ResolverTypeWrapper<SellerReply>;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessageResult']>;
  SendMessageSuccess: ResolverTypeWrapper<Omit<SendMessageSuccess, 'conversation' | 'sent'> & { conversation: ResolversTypes['Conversation'], sent: ResolversTypes['Message'] }>;
  SendOrderCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendOrderCodeResult']>;
  SendOrderCodeSuccess: ResolverTypeWrapper<Omit<SendOrderCodeSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  SendTestMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendTestMailResult']>;
  SendTestMailSuccess: ResolverTypeWrapper<SendTestMailSuccess>;
  Session: ResolverTypeWrapper<SessionModel>;
  Setting: ResolverTypeWrapper<SettingModel>;
  SettingKey: SettingKey;
  SettleDecision: SettleDecision;
  SettlePaymentInput: SettlePaymentInput;
  SettlePaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SettlePaymentResult']>;
  SettlePaymentSuccess: ResolverTypeWrapper<Omit<SettlePaymentSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  SettleProblem: SettleProblem;
  ShipOrderInput: ShipOrderInput;
  ShipOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShipOrderResult']>;
  ShipOrderSuccess: ResolverTypeWrapper<Omit<ShipOrderSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  Shipment: ResolverTypeWrapper<ShipmentModel>;
  ShipmentLine: ResolverTypeWrapper<ShipmentLine>;
  ShipmentLineInput: ShipmentLineInput;
  ShippingAddress: ResolverTypeWrapper<ShippingAddress>;
  ShippingAddressInput: ShippingAddressInput;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  StartPaymentInput: StartPaymentInput;
  StartPaymentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPaymentResult']>;
  StartPaymentSuccess: ResolverTypeWrapper<Omit<StartPaymentSuccess, 'order'> & { order: ResolversTypes['Order'] }>;
  Statistics: ResolverTypeWrapper<StatisticsModel>;
  StatisticsGrain: StatisticsGrain;
  StatisticsPoint: ResolverTypeWrapper<Omit<StatisticsPoint, 'figures'> & { figures: ResolversTypes['PeriodFigures'] }>;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  StockAlert: ResolverTypeWrapper<StockAlertModel>;
  StockAlertFigures: ResolverTypeWrapper<StockAlertFiguresModel>;
  StockAlertInput: StockAlertInput;
  StockChange: ResolverTypeWrapper<StockChangeModel>;
  StockChangeConnection: ResolverTypeWrapper<Omit<StockChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['StockChangeEdge']>, nodes: Array<ResolversTypes['StockChange']> }>;
  StockChangeEdge: ResolverTypeWrapper<Omit<StockChangeEdge, 'node'> & { node: ResolversTypes['StockChange'] }>;
  StockChangeKind: StockChangeKind;
  StockChangedMeanwhile: ResolverTypeWrapper<StockChangedMeanwhile>;
  StockInput: StockInput;
  StockLevel: StockLevel;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Suggestions: ResolverTypeWrapper<Omit<Suggestions, 'categories' | 'products'> & { categories: Array<ResolversTypes['Category']>, products: Array<ResolversTypes['Product']> }>;
  TextPage: ResolverTypeWrapper<TextPageModel>;
  TextPageName: TextPageName;
  TextSection: ResolverTypeWrapper<TextSection>;
  TotalChanged: ResolverTypeWrapper<TotalChanged>;
  TrackedOrder: ResolverTypeWrapper<TrackedOrderModel>;
  TrackedShipment: ResolverTypeWrapper<TrackedShipment>;
  TrackedStep: ResolverTypeWrapper<TrackedStep>;
  TrustReason: TrustReason;
  TurnOffSecondFactorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TurnOffSecondFactorResult']>;
  TurnOffSecondFactorSuccess: ResolverTypeWrapper<TurnOffSecondFactorSuccess>;
  UndoProductEditResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoProductEditResult']>;
  UndoProductEditSuccess: ResolverTypeWrapper<UndoProductEditSuccess>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileResult']>;
  UpdateProfileSuccess: ResolverTypeWrapper<Omit<UpdateProfileSuccess, 'customer'> & { customer: ResolversTypes['Customer'] }>;
  Variant: ResolverTypeWrapper<Variant>;
  WantedProduct: ResolverTypeWrapper<WantedProductModel>;
  WishlistChangeInput: WishlistChangeInput;
  Wording: ResolverTypeWrapper<Wording>;
  WordingParam: ResolverTypeWrapper<WordingParam>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddCommentInput: AddCommentInput;
  AddCommentResult: ResolversUnionTypes<ResolversParentTypes>['AddCommentResult'];
  AddCommentSuccess: Omit<AddCommentSuccess, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  AddOrderNoteInput: AddOrderNoteInput;
  AddOrderNoteResult: ResolversUnionTypes<ResolversParentTypes>['AddOrderNoteResult'];
  AddOrderNoteSuccess: Omit<AddOrderNoteSuccess, 'order'> & { order: ResolversParentTypes['AdminOrder'] };
  AddReviewInput: AddReviewInput;
  AddReviewResult: ResolversUnionTypes<ResolversParentTypes>['AddReviewResult'];
  AddReviewSuccess: Omit<AddReviewSuccess, 'review'> & { review: ResolversParentTypes['Review'] };
  Address: AddressModel;
  AddressInput: AddressInput;
  AdminColor: AdminColor;
  AdminOrder: AdminOrderModel;
  AdminPicture: AdminPicture;
  AdminPost: AdminPostModel;
  AdminPostConnection: AdminPostConnectionModel;
  AdminPostEdge: Omit<AdminPostEdge, 'node'> & { node: ResolversParentTypes['AdminPost'] };
  AdminProduct: AdminProductModel;
  AdminProductConnection: AdminProductConnectionModel;
  AdminProductDetails: AdminProductDetails;
  AdminProductEdge: Omit<AdminProductEdge, 'node'> & { node: ResolversParentTypes['AdminProduct'] };
  AdminProductFilter: AdminProductFilter;
  AdminVariant: AdminVariant;
  AnswerConversationInput: AnswerConversationInput;
  AnswerOpinionInput: AnswerOpinionInput;
  AnswerOpinionResult: ResolversUnionTypes<ResolversParentTypes>['AnswerOpinionResult'];
  AnswerOpinionSuccess: Omit<AnswerOpinionSuccess, 'opinion'> & { opinion: ResolversParentTypes['Opinion'] };
  ApproveReturnResult: ResolversUnionTypes<ResolversParentTypes>['ApproveReturnResult'];
  ApproveReturnSuccess: Omit<ApproveReturnSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  Attribute: Attribute;
  AttributeCount: AttributeCount;
  AttributeFacet: AttributeFacetModel;
  AttributeInput: AttributeInput;
  AuditDetail: AuditDetail;
  AuditEntry: AuditEntryModel;
  AuditEntryConnection: AuditEntryConnectionModel;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditFieldChange: AuditFieldChange;
  AuditFilter: AuditFilter;
  AuditSubject: AuditSubjectModel;
  BeginSecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['BeginSecondFactorResult'];
  BoardColumn: BoardColumnModel;
  BoardCount: BoardCountModel;
  BoardFilter: BoardFilter;
  BoardOrder: BoardOrderModel;
  BoardOrderEdge: Omit<BoardOrderEdge, 'node'> & { node: ResolversParentTypes['BoardOrder'] };
  Boolean: Scalars['Boolean']['output'];
  BrandCount: BrandCount;
  CancelOrderInput: CancelOrderInput;
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  CancelOrderSuccess: Omit<CancelOrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  Cart: CartModel;
  CartChangeInput: CartChangeInput;
  CartLine: CartLineModel;
  Category: CategoryModel;
  CategoryCount: Omit<CategoryCount, 'category'> & { category: ResolversParentTypes['Category'] };
  ChangeCategoryInput: ChangeCategoryInput;
  ChangeOrderInput: ChangeOrderInput;
  ChangeOrderResult: ResolversUnionTypes<ResolversParentTypes>['ChangeOrderResult'];
  ChangeOrderStatusInput: ChangeOrderStatusInput;
  ChangeOrderStatusResult: ResolversUnionTypes<ResolversParentTypes>['ChangeOrderStatusResult'];
  ChangeOrderStatusSuccess: Omit<ChangeOrderStatusSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  ChangeOrderSuccess: Omit<ChangeOrderSuccess, 'order'> & { order: ResolversParentTypes['AdminOrder'] };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangePasswordSuccess: ChangePasswordSuccess;
  ChangePriceInput: ChangePriceInput;
  ChangePriceResult: ResolversUnionTypes<ResolversParentTypes>['ChangePriceResult'];
  ChangeProductSuccess: Omit<ChangeProductSuccess, 'product'> & { product: ResolversParentTypes['AdminProduct'] };
  ChangeRoleInput: ChangeRoleInput;
  ChangeRoleResult: ResolversUnionTypes<ResolversParentTypes>['ChangeRoleResult'];
  ChangeRoleSuccess: Omit<ChangeRoleSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  ChangeSettingInput: ChangeSettingInput;
  ChangeSettingResult: ResolversUnionTypes<ResolversParentTypes>['ChangeSettingResult'];
  ChangeSettingSuccess: Omit<ChangeSettingSuccess, 'setting'> & { setting: ResolversParentTypes['Setting'] };
  ChangeStockAlertResult: ResolversUnionTypes<ResolversParentTypes>['ChangeStockAlertResult'];
  ChangeStockAlertSuccess: Omit<ChangeStockAlertSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  ChangeStockInput: ChangeStockInput;
  ChangeStockResult: ResolversUnionTypes<ResolversParentTypes>['ChangeStockResult'];
  ChangedCart: Omit<ChangedCart, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ChangedMeanwhile: ChangedMeanwhile;
  Checkout: CheckoutModel;
  CheckoutInput: CheckoutInput;
  CheckoutLine: CheckoutLine;
  CollectedOrder: CollectedOrderModel;
  ColorOption: ColorOption;
  Comment: CommentModel;
  CommentConnection: CommentConnectionModel;
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentPage: Omit<CommentPage, 'items'> & { items: Array<ResolversParentTypes['Comment']> };
  ConfirmEmailResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmEmailResult'];
  ConfirmEmailSuccess: ConfirmEmailSuccess;
  ConfirmOrderInput: ConfirmOrderInput;
  ConfirmOrderResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmOrderResult'];
  ConfirmOrderSuccess: Omit<ConfirmOrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  ConfirmSecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmSecondFactorResult'];
  ConfirmSecondFactorSuccess: ConfirmSecondFactorSuccess;
  Conversation: ConversationModel;
  ConversationChange: ConversationChangeModel;
  ConversationConnection: ConversationConnectionModel;
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  CourierBalance: CourierBalanceModel;
  CourierPayout: CourierPayoutModel;
  CourierPayoutConnection: CourierPayoutConnectionModel;
  CourierPayoutEdge: Omit<CourierPayoutEdge, 'node'> & { node: ResolversParentTypes['CourierPayout'] };
  CreateCategoryInput: CreateCategoryInput;
  Customer: CustomerModel;
  CustomerConnection: CustomerConnectionModel;
  CustomerDecision: CustomerDecisionModel;
  CustomerEdge: Omit<CustomerEdge, 'node'> & { node: ResolversParentTypes['Customer'] };
  CustomerFigures: CustomerFiguresModel;
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountResult: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountResult'];
  DeleteAccountSuccess: DeleteAccountSuccess;
  DeleteProductResult: ResolversUnionTypes<ResolversParentTypes>['DeleteProductResult'];
  DeleteProductSuccess: DeleteProductSuccess;
  DeliveryDates: DeliveryDates;
  DemoMail: DemoMailModel;
  EditProductsInput: EditProductsInput;
  EditProductsPlan: EditProductsPlan;
  EditProductsResult: ResolversUnionTypes<ResolversParentTypes>['EditProductsResult'];
  EditProductsSuccess: EditProductsSuccess;
  EmailTaken: EmailTaken;
  Error: ResolversInterfaceTypes<ResolversParentTypes>['Error'];
  ExplainedResult: Omit<ExplainedResult, 'product'> & { product: ResolversParentTypes['Product'] };
  ExplainedWord: ExplainedWord;
  FailedWork: FailedWorkModel;
  FailedWorkConnection: FailedWorkConnectionModel;
  FailedWorkEdge: Omit<FailedWorkEdge, 'node'> & { node: ResolversParentTypes['FailedWork'] };
  FetchProductPictureResult: ResolversUnionTypes<ResolversParentTypes>['FetchProductPictureResult'];
  FetchProductPictureSuccess: FetchProductPictureSuccess;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  FollowedMails: FollowedMailsModel;
  Funnel: Funnel;
  GrantRefundInput: GrantRefundInput;
  GrantRefundResult: ResolversUnionTypes<ResolversParentTypes>['GrantRefundResult'];
  GrantRefundSuccess: Omit<GrantRefundSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  ID: Scalars['ID']['output'];
  Inbox: Inbox;
  Int: Scalars['Int']['output'];
  InvalidInput: InvalidInput;
  InviteStaffInput: InviteStaffInput;
  InviteStaffResult: ResolversUnionTypes<ResolversParentTypes>['InviteStaffResult'];
  InviteStaffSuccess: Omit<InviteStaffSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  LastAdmin: LastAdmin;
  LedgerEntry: LedgerEntryModel;
  LimitedCount: LimitedCount;
  LinkInvalid: LinkInvalid;
  LoginInput: LoginInput;
  LoginRefused: LoginRefused;
  LoginResult: ResolversUnionTypes<ResolversParentTypes>['LoginResult'];
  LoginSuccess: Omit<LoginSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  MailNotSent: MailNotSent;
  Message: MessageModel;
  MessageConnection: MessageConnectionModel;
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MissedSearch: MissedSearchModel;
  MoveOrdersInput: MoveOrdersInput;
  MoveOrdersResult: ResolversUnionTypes<ResolversParentTypes>['MoveOrdersResult'];
  MoveOrdersSuccess: Omit<MoveOrdersSuccess, 'outcomes'> & { outcomes: Array<ResolversParentTypes['OrderMoveOutcome']> };
  Mutation: Record<PropertyKey, never>;
  Opinion: OpinionModel;
  OpinionEdge: Omit<OpinionEdge, 'node'> & { node: ResolversParentTypes['Opinion'] };
  OpinionFilter: OpinionFilter;
  OpinionList: OpinionListModel;
  Order: OrderModel;
  OrderAdjustment: OrderAdjustment;
  OrderChange: OrderChangeModel;
  OrderConnection: OrderConnectionModel;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderFilter: OrderFilter;
  OrderLimitReached: OrderLimitReached;
  OrderLine: OrderLineModel;
  OrderLineInput: OrderLineInput;
  OrderList: OrderListModel;
  OrderMoveOutcome: OrderMoveOutcomeModel;
  OrderMoveRefused: OrderMoveRefused;
  OrderNote: OrderNoteModel;
  OrderPayment: OrderPaymentModel;
  OrderReturn: OrderReturnModel;
  OrderStatusChange: OrderStatusChangeModel;
  OrdersMoved: Omit<OrdersMoved, 'counts' | 'orders'> & { counts: Array<ResolversParentTypes['BoardCount']>, orders: Array<ResolversParentTypes['BoardOrder']> };
  OutOfStock: OutOfStock;
  Overview: Omit<Overview, 'month' | 'today'> & { month: ResolversParentTypes['SalesBesideBefore'], today: ResolversParentTypes['SalesBesideBefore'] };
  OverviewTasks: OverviewTasks;
  PageInfo: PageInfo;
  PaymentAttempt: PaymentAttemptModel;
  PaymentNotPossible: PaymentNotPossible;
  PaymentToSettle: PaymentToSettleModel;
  PaymentToSettleConnection: PaymentToSettleConnectionModel;
  PaymentToSettleEdge: Omit<PaymentToSettleEdge, 'node'> & { node: ResolversParentTypes['PaymentToSettle'] };
  PeriodFigures: PeriodFiguresModel;
  Picture: Picture;
  Place: Place;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  PlaceOrderSuccess: Omit<PlaceOrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  PlannedChange: PlannedChange;
  PlannedProduct: PlannedProduct;
  Post: PostModel;
  PriceBounds: PriceBounds;
  PriceChange: PriceChangeModel;
  PriceChangeConnection: Omit<PriceChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PriceChangeEdge']>, nodes: Array<ResolversParentTypes['PriceChange']> };
  PriceChangeEdge: Omit<PriceChangeEdge, 'node'> & { node: ResolversParentTypes['PriceChange'] };
  PriceChanged: PriceChanged;
  PriceChangedMeanwhile: PriceChangedMeanwhile;
  PriceEditInput: PriceEditInput;
  PriceMailFigures: PriceMailFigures;
  Product: ProductModel;
  ProductColorInput: ProductColorInput;
  ProductConnection: ProductConnectionModel;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFacets: ProductFacetsModel;
  ProductFilter: ProductFilter;
  ProductImport: ProductImportModel;
  ProductImportChange: ProductImportChange;
  ProductImportConnection: Omit<ProductImportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ProductImportEdge']>, nodes: Array<ResolversParentTypes['ProductImport']> };
  ProductImportEdge: Omit<ProductImportEdge, 'node'> & { node: ResolversParentTypes['ProductImport'] };
  ProductImportMapping: ProductImportMapping;
  ProductImportProblem: ProductImportProblemModel;
  ProductImportRefusal: ProductImportRefusalModel;
  ProductImportRow: ProductImportRowModel;
  ProductImportRowConnection: Omit<ProductImportRowConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ProductImportRowEdge']>, nodes: Array<ResolversParentTypes['ProductImportRow']> };
  ProductImportRowEdge: Omit<ProductImportRowEdge, 'node'> & { node: ResolversParentTypes['ProductImportRow'] };
  ProductPicture: ProductPicture;
  ProductPictureInput: ProductPictureInput;
  ProductSales: ProductSales;
  ProductSearch: ProductSearchModel;
  ProductStatusChange: Omit<ProductStatusChange, 'product'> & { product: ResolversParentTypes['AdminProduct'] };
  ProductTexts: ProductTexts;
  ProductTextsInput: ProductTextsInput;
  ProductVariantInput: ProductVariantInput;
  Promotion: PromotionModel;
  PromotionConnection: PromotionConnectionModel;
  PromotionEdge: Omit<PromotionEdge, 'node'> & { node: ResolversParentTypes['Promotion'] };
  PromotionInput: PromotionInput;
  PromotionRefused: PromotionRefused;
  QrCode: QrCode;
  Query: Record<PropertyKey, never>;
  RatingCount: RatingCount;
  ReceiveReturnResult: ResolversUnionTypes<ResolversParentTypes>['ReceiveReturnResult'];
  ReceiveReturnSuccess: Omit<ReceiveReturnSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  RecordCourierPayoutInput: RecordCourierPayoutInput;
  RecordCourierPayoutResult: ResolversUnionTypes<ResolversParentTypes>['RecordCourierPayoutResult'];
  RecordCourierPayoutSuccess: Omit<RecordCourierPayoutSuccess, 'balance'> & { balance: ResolversParentTypes['CourierBalance'] };
  RecordRefundInput: RecordRefundInput;
  RecordRefundResult: ResolversUnionTypes<ResolversParentTypes>['RecordRefundResult'];
  RecordRefundSuccess: Omit<RecordRefundSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  Refund: RefundModel;
  RegisterInput: RegisterInput;
  RegisterResult: ResolversUnionTypes<ResolversParentTypes>['RegisterResult'];
  RegisterSuccess: RegisterSuccess;
  RejectCustomerInput: RejectCustomerInput;
  RejectCustomerResult: ResolversUnionTypes<ResolversParentTypes>['RejectCustomerResult'];
  RejectCustomerSuccess: Omit<RejectCustomerSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  RejectCustomersInput: RejectCustomersInput;
  RejectCustomersResult: ResolversUnionTypes<ResolversParentTypes>['RejectCustomersResult'];
  RejectCustomersSuccess: Omit<RejectCustomersSuccess, 'decisions'> & { decisions: Array<ResolversParentTypes['CustomerDecision']> };
  RejectOpinionInput: RejectOpinionInput;
  RejectOpinionResult: ResolversUnionTypes<ResolversParentTypes>['RejectOpinionResult'];
  RejectOpinionSuccess: Omit<RejectOpinionSuccess, 'opinion'> & { opinion: ResolversParentTypes['Opinion'] };
  RejectReturnResult: ResolversUnionTypes<ResolversParentTypes>['RejectReturnResult'];
  RejectReturnSuccess: Omit<RejectReturnSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  RequestMailInput: RequestMailInput;
  RequestMailResult: ResolversUnionTypes<ResolversParentTypes>['RequestMailResult'];
  RequestMailSuccess: RequestMailSuccess;
  RequestReturnInput: RequestReturnInput;
  RequestReturnResult: ResolversUnionTypes<ResolversParentTypes>['RequestReturnResult'];
  RequestReturnSuccess: Omit<RequestReturnSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordResult'];
  ResetPasswordSuccess: ResetPasswordSuccess;
  ReturnLine: ReturnLine;
  ReturnReceiptInput: ReturnReceiptInput;
  ReturnReceiptLineInput: ReturnReceiptLineInput;
  ReturnRequestLineInput: ReturnRequestLineInput;
  Review: ReviewModel;
  ReviewConnection: ReviewConnectionModel;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewFilter: ReviewFilter;
  ReviewNotAllowed: ReviewNotAllowed;
  ReviewPage: Omit<ReviewPage, 'items'> & { items: Array<ResolversParentTypes['Review']> };
  SalesBesideBefore: Omit<SalesBesideBefore, 'before' | 'now'> & { before: ResolversParentTypes['SalesFigures'], now: ResolversParentTypes['SalesFigures'] };
  SalesFigures: SalesFiguresModel;
  SalesPart: SalesPartModel;
  SaveAddressResult: ResolversUnionTypes<ResolversParentTypes>['SaveAddressResult'];
  SaveAddressSuccess: Omit<SaveAddressSuccess, 'address' | 'customer'> & { address: ResolversParentTypes['Address'], customer: ResolversParentTypes['Customer'] };
  SaveCategoryResult: ResolversUnionTypes<ResolversParentTypes>['SaveCategoryResult'];
  SaveCategorySuccess: Omit<SaveCategorySuccess, 'category'> & { category: ResolversParentTypes['Category'] };
  SavePostInput: SavePostInput;
  SavePostResult: ResolversUnionTypes<ResolversParentTypes>['SavePostResult'];
  SavePostSuccess: Omit<SavePostSuccess, 'post'> & { post: ResolversParentTypes['AdminPost'] };
  SaveProductInput: SaveProductInput;
  SaveProductResult: ResolversUnionTypes<ResolversParentTypes>['SaveProductResult'];
  SaveProductSuccess: Omit<SaveProductSuccess, 'product'> & { product: ResolversParentTypes['AdminProduct'] };
  SavePromotionResult: ResolversUnionTypes<ResolversParentTypes>['SavePromotionResult'];
  SavePromotionSuccess: Omit<SavePromotionSuccess, 'promotion'> & { promotion: ResolversParentTypes['Promotion'] };
  SaveSearchSynonymResult: ResolversUnionTypes<ResolversParentTypes>['SaveSearchSynonymResult'];
  SaveSearchSynonymSuccess: Omit<SaveSearchSynonymSuccess, 'synonym'> & { synonym: ResolversParentTypes['SearchSynonym'] };
  SaveViewInput: SaveViewInput;
  SaveViewResult: ResolversUnionTypes<ResolversParentTypes>['SaveViewResult'];
  SaveViewSuccess: Omit<SaveViewSuccess, 'view'> & { view: ResolversParentTypes['SavedView'] };
  SavedAccount: SavedAccountModel;
  SavedView: SavedViewModel;
  SearchChoice: SearchChoice;
  SearchCorrection: SearchCorrection;
  SearchExplanation: Omit<SearchExplanation, 'results'> & { results: Array<ResolversParentTypes['ExplainedResult']> };
  SearchPrice: SearchPrice;
  SearchSynonym: SearchSynonymModel;
  SearchSynonymInput: SearchSynonymInput;
  SecondFactorCodeInput: SecondFactorCodeInput;
  SecondFactorSetup: SecondFactorSetup;
  SellerReply: SellerReply;
  SendMessageInput: SendMessageInput;
  SendMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendMessageResult'];
  SendMessageSuccess: Omit<SendMessageSuccess, 'conversation' | 'sent'> & { conversation: ResolversParentTypes['Conversation'], sent: ResolversParentTypes['Message'] };
  SendOrderCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendOrderCodeResult'];
  SendOrderCodeSuccess: Omit<SendOrderCodeSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  SendTestMailResult: ResolversUnionTypes<ResolversParentTypes>['SendTestMailResult'];
  SendTestMailSuccess: SendTestMailSuccess;
  Session: SessionModel;
  Setting: SettingModel;
  SettlePaymentInput: SettlePaymentInput;
  SettlePaymentResult: ResolversUnionTypes<ResolversParentTypes>['SettlePaymentResult'];
  SettlePaymentSuccess: Omit<SettlePaymentSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  ShipOrderInput: ShipOrderInput;
  ShipOrderResult: ResolversUnionTypes<ResolversParentTypes>['ShipOrderResult'];
  ShipOrderSuccess: Omit<ShipOrderSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  Shipment: ShipmentModel;
  ShipmentLine: ShipmentLine;
  ShipmentLineInput: ShipmentLineInput;
  ShippingAddress: ShippingAddress;
  ShippingAddressInput: ShippingAddressInput;
  SignInOptions: SignInOptions;
  StartPaymentInput: StartPaymentInput;
  StartPaymentResult: ResolversUnionTypes<ResolversParentTypes>['StartPaymentResult'];
  StartPaymentSuccess: Omit<StartPaymentSuccess, 'order'> & { order: ResolversParentTypes['Order'] };
  Statistics: StatisticsModel;
  StatisticsPoint: Omit<StatisticsPoint, 'figures'> & { figures: ResolversParentTypes['PeriodFigures'] };
  StatusCount: StatusCount;
  StockAlert: StockAlertModel;
  StockAlertFigures: StockAlertFiguresModel;
  StockAlertInput: StockAlertInput;
  StockChange: StockChangeModel;
  StockChangeConnection: Omit<StockChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['StockChangeEdge']>, nodes: Array<ResolversParentTypes['StockChange']> };
  StockChangeEdge: Omit<StockChangeEdge, 'node'> & { node: ResolversParentTypes['StockChange'] };
  StockChangedMeanwhile: StockChangedMeanwhile;
  StockInput: StockInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Suggestions: Omit<Suggestions, 'categories' | 'products'> & { categories: Array<ResolversParentTypes['Category']>, products: Array<ResolversParentTypes['Product']> };
  TextPage: TextPageModel;
  TextSection: TextSection;
  TotalChanged: TotalChanged;
  TrackedOrder: TrackedOrderModel;
  TrackedShipment: TrackedShipment;
  TrackedStep: TrackedStep;
  TurnOffSecondFactorResult: ResolversUnionTypes<ResolversParentTypes>['TurnOffSecondFactorResult'];
  TurnOffSecondFactorSuccess: TurnOffSecondFactorSuccess;
  UndoProductEditResult: ResolversUnionTypes<ResolversParentTypes>['UndoProductEditResult'];
  UndoProductEditSuccess: UndoProductEditSuccess;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfileResult: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileResult'];
  UpdateProfileSuccess: Omit<UpdateProfileSuccess, 'customer'> & { customer: ResolversParentTypes['Customer'] };
  Variant: Variant;
  WantedProduct: WantedProductModel;
  WishlistChangeInput: WishlistChangeInput;
  Wording: Wording;
  WordingParam: WordingParam;
};

export type AdminDirectiveArgs = {
  may?: Maybe<Permission>;
};

export type AdminDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AdminDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CachedDirectiveArgs = {
  seconds: Scalars['Int']['input'];
};

export type CachedDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CachedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonalDirectiveArgs = { };

export type PersonalDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddCommentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddCommentResult'] = ResolversParentTypes['AddCommentResult']> = {
  __resolveType?: TypeResolveFn<'AddCommentSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type AddCommentSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddCommentSuccess'] = ResolversParentTypes['AddCommentSuccess']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddOrderNoteResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddOrderNoteResult'] = ResolversParentTypes['AddOrderNoteResult']> = {
  __resolveType?: TypeResolveFn<'AddOrderNoteSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type AddOrderNoteSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddOrderNoteSuccess'] = ResolversParentTypes['AddOrderNoteSuccess']> = {
  order?: Resolver<ResolversTypes['AdminOrder'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddReviewResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddReviewResult'] = ResolversParentTypes['AddReviewResult']> = {
  __resolveType?: TypeResolveFn<'AddReviewSuccess' | 'InvalidInput' | 'ReviewNotAllowed', ParentType, ContextType>;
};

export type AddReviewSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddReviewSuccess'] = ResolversParentTypes['AddReviewSuccess']> = {
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  district?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  division?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  upazila?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
};

export type AdminColorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminColor'] = ResolversParentTypes['AdminColor']> = {
  bangla?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['AdminPicture']>, ParentType, ContextType>;
};

export type AdminOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminOrder'] = ResolversParentTypes['AdminOrder']> = {
  changes?: Resolver<Array<ResolversTypes['OrderChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ledger?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['OrderNote']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type AdminPictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminPicture'] = ResolversParentTypes['AdminPicture']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  altBangla?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminPostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminPost'] = ResolversParentTypes['AdminPost']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyBangla?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categorySlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionBangla?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PostState'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tagsBangla?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleBangla?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminPostConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminPostConnection'] = ResolversParentTypes['AdminPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminPostEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPostEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminPostEdge'] = ResolversParentTypes['AdminPostEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminPost'], ParentType, ContextType>;
};

export type AdminProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminProduct'] = ResolversParentTypes['AdminProduct']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['AdminProductDetails'], ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  localName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lowestVariantStock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPriceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reservedStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  totalSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminProductConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminProductConnection'] = ResolversParentTypes['AdminProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminProductEdge']>, ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminProductDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminProductDetails'] = ResolversParentTypes['AdminProductDetails']> = {
  attributes?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  bangla?: Resolver<Maybe<ResolversTypes['ProductTexts']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['AdminColor']>, ParentType, ContextType>;
  english?: Resolver<ResolversTypes['ProductTexts'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['AdminPicture']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['AdminVariant']>, ParentType, ContextType>;
};

export type AdminProductEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminProductEdge'] = ResolversParentTypes['AdminProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminProduct'], ParentType, ContextType>;
};

export type AdminVariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminVariant'] = ResolversParentTypes['AdminVariant']> = {
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['AdminPicture']>, ParentType, ContextType>;
  priceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reservedStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnswerOpinionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerOpinionResult'] = ResolversParentTypes['AnswerOpinionResult']> = {
  __resolveType?: TypeResolveFn<'AnswerOpinionSuccess' | 'ChangedMeanwhile' | 'InvalidInput', ParentType, ContextType>;
};

export type AnswerOpinionSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerOpinionSuccess'] = ResolversParentTypes['AnswerOpinionSuccess']> = {
  opinion?: Resolver<ResolversTypes['Opinion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApproveReturnResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApproveReturnResult'] = ResolversParentTypes['ApproveReturnResult']> = {
  __resolveType?: TypeResolveFn<'ApproveReturnSuccess' | 'InvalidInput' | 'OrderMoveRefused', ParentType, ContextType>;
};

export type ApproveReturnSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApproveReturnSuccess'] = ResolversParentTypes['ApproveReturnSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeCount'] = ResolversParentTypes['AttributeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeFacetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeFacet'] = ResolversParentTypes['AttributeFacet']> = {
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['AttributeCount']>, ParentType, ContextType>;
};

export type AuditDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditDetail'] = ResolversParentTypes['AuditDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditFieldChange']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['AuditDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['AuditSubject']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditFieldChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditFieldChange'] = ResolversParentTypes['AuditFieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditSubjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditSubject'] = ResolversParentTypes['AuditSubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BeginSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BeginSecondFactorResult'] = ResolversParentTypes['BeginSecondFactorResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SecondFactorSetup', ParentType, ContextType>;
};

export type BoardColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BoardColumn'] = ResolversParentTypes['BoardColumn']> = {
  edges?: Resolver<Array<ResolversTypes['BoardOrderEdge']>, ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BoardCount'] = ResolversParentTypes['BoardCount']> = {
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BoardOrder'] = ResolversParentTypes['BoardOrder']> = {
  awaits?: Resolver<Maybe<ResolversTypes['OrderNeed']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partShipments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardOrderEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BoardOrderEdge'] = ResolversParentTypes['BoardOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BoardOrder'], ParentType, ContextType>;
};

export type BrandCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandCount'] = ResolversParentTypes['BrandCount']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelOrderResult'] = ResolversParentTypes['CancelOrderResult']> = {
  __resolveType?: TypeResolveFn<'CancelOrderSuccess' | 'InvalidInput' | 'OrderMoveRefused', ParentType, ContextType>;
};

export type CancelOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelOrderSuccess'] = ResolversParentTypes['CancelOrderSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  isOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  banglaName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  englishName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  pictureKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryCount'] = ResolversParentTypes['CategoryCount']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeOrderResult'] = ResolversParentTypes['ChangeOrderResult']> = {
  __resolveType?: TypeResolveFn<'ChangeOrderSuccess' | 'InvalidInput' | 'OrderMoveRefused' | 'PromotionRefused', ParentType, ContextType>;
};

export type ChangeOrderStatusResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeOrderStatusResult'] = ResolversParentTypes['ChangeOrderStatusResult']> = {
  __resolveType?: TypeResolveFn<'ChangeOrderStatusSuccess' | 'InvalidInput' | 'OrderMoveRefused', ParentType, ContextType>;
};

export type ChangeOrderStatusSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeOrderStatusSuccess'] = ResolversParentTypes['ChangeOrderStatusSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeOrderSuccess'] = ResolversParentTypes['ChangeOrderSuccess']> = {
  order?: Resolver<ResolversTypes['AdminOrder'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType?: TypeResolveFn<'ChangePasswordSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type ChangePasswordSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePasswordSuccess'] = ResolversParentTypes['ChangePasswordSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePriceResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePriceResult'] = ResolversParentTypes['ChangePriceResult']> = {
  __resolveType?: TypeResolveFn<'ChangeProductSuccess' | 'InvalidInput' | 'PriceChangedMeanwhile', ParentType, ContextType>;
};

export type ChangeProductSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeProductSuccess'] = ResolversParentTypes['ChangeProductSuccess']> = {
  product?: Resolver<ResolversTypes['AdminProduct'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeRoleResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeRoleResult'] = ResolversParentTypes['ChangeRoleResult']> = {
  __resolveType?: TypeResolveFn<'ChangeRoleSuccess' | 'LastAdmin', ParentType, ContextType>;
};

export type ChangeRoleSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeRoleSuccess'] = ResolversParentTypes['ChangeRoleSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeSettingResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeSettingResult'] = ResolversParentTypes['ChangeSettingResult']> = {
  __resolveType?: TypeResolveFn<'ChangeSettingSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type ChangeSettingSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeSettingSuccess'] = ResolversParentTypes['ChangeSettingSuccess']> = {
  setting?: Resolver<ResolversTypes['Setting'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeStockAlertResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeStockAlertResult'] = ResolversParentTypes['ChangeStockAlertResult']> = {
  __resolveType?: TypeResolveFn<'ChangeStockAlertSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type ChangeStockAlertSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeStockAlertSuccess'] = ResolversParentTypes['ChangeStockAlertSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeStockResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeStockResult'] = ResolversParentTypes['ChangeStockResult']> = {
  __resolveType?: TypeResolveFn<'ChangeProductSuccess' | 'InvalidInput' | 'StockChangedMeanwhile', ParentType, ContextType>;
};

export type ChangedCartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedCart'] = ResolversParentTypes['ChangedCart']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangedMeanwhileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangedMeanwhile'] = ResolversParentTypes['ChangedMeanwhile']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  adjustments?: Resolver<Array<ResolversTypes['OrderAdjustment']>, ParentType, ContextType>;
  bdtPerUsd?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['DeliveryDates'], ParentType, ContextType>;
  deliveryFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsTotalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CheckoutLine']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  promotionRefusal?: Resolver<Maybe<ResolversTypes['PromotionRefused']>, ParentType, ContextType>;
  roundingCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPaisa?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CheckoutLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CheckoutLine'] = ResolversParentTypes['CheckoutLine']> = {
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CollectedOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CollectedOrder'] = ResolversParentTypes['CollectedOrder']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColorOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ColorOption'] = ResolversParentTypes['ColorOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sellerReply?: Resolver<Maybe<ResolversTypes['SellerReply']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  items?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmEmailResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmEmailResult'] = ResolversParentTypes['ConfirmEmailResult']> = {
  __resolveType?: TypeResolveFn<'ConfirmEmailSuccess' | 'LinkInvalid', ParentType, ContextType>;
};

export type ConfirmEmailSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmEmailSuccess'] = ResolversParentTypes['ConfirmEmailSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmOrderResult'] = ResolversParentTypes['ConfirmOrderResult']> = {
  __resolveType?: TypeResolveFn<'ConfirmOrderSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type ConfirmOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmOrderSuccess'] = ResolversParentTypes['ConfirmOrderSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmSecondFactorResult'] = ResolversParentTypes['ConfirmSecondFactorResult']> = {
  __resolveType?: TypeResolveFn<'ConfirmSecondFactorSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type ConfirmSecondFactorSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmSecondFactorSuccess'] = ResolversParentTypes['ConfirmSecondFactorSuccess']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversationChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConversationChange'] = ResolversParentTypes['ConversationChange']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  isWriting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversationEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type CourierBalanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourierBalance'] = ResolversParentTypes['CourierBalance']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectedCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  feesCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  owedCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  paidOutCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CourierPayoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourierPayout'] = ResolversParentTypes['CourierPayout']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['CollectedOrder']>, ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourierPayoutConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourierPayoutConnection'] = ResolversParentTypes['CourierPayoutConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CourierPayoutEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CourierPayout']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourierPayoutEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourierPayoutEdge'] = ResolversParentTypes['CourierPayoutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CourierPayout'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailConfirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['CustomerFigures'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'first'>>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceMailsSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  savedAccounts?: Resolver<Array<ResolversTypes['SavedAccount']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  stockAlerts?: Resolver<Array<ResolversTypes['StockAlert']>, ParentType, ContextType>;
  wishlist?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerDecisionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerDecision'] = ResolversParentTypes['CustomerDecision']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CustomerOutcome'], ParentType, ContextType>;
};

export type CustomerEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CustomerFigures'] = ResolversParentTypes['CustomerFigures']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spentCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccountResult'] = ResolversParentTypes['DeleteAccountResult']> = {
  __resolveType?: TypeResolveFn<'DeleteAccountSuccess' | 'InvalidInput' | 'LastAdmin', ParentType, ContextType>;
};

export type DeleteAccountSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccountSuccess'] = ResolversParentTypes['DeleteAccountSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteProductResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteProductResult'] = ResolversParentTypes['DeleteProductResult']> = {
  __resolveType?: TypeResolveFn<'DeleteProductSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type DeleteProductSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteProductSuccess'] = ResolversParentTypes['DeleteProductSuccess']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryDatesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeliveryDates'] = ResolversParentTypes['DeliveryDates']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoMailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DemoMail'] = ResolversParentTypes['DemoMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditProductsPlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditProductsPlan'] = ResolversParentTypes['EditProductsPlan']> = {
  changing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['PlannedProduct']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditProductsResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditProductsResult'] = ResolversParentTypes['EditProductsResult']> = {
  __resolveType?: TypeResolveFn<'EditProductsPlan' | 'EditProductsSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type EditProductsSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditProductsSuccess'] = ResolversParentTypes['EditProductsSuccess']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailTakenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailTaken'] = ResolversParentTypes['EmailTaken']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Error'] = ResolversParentTypes['Error']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'EmailTaken' | 'InvalidInput' | 'LastAdmin' | 'LinkInvalid' | 'LoginRefused' | 'MailNotSent' | 'OrderLimitReached' | 'OrderMoveRefused' | 'OutOfStock' | 'PaymentNotPossible' | 'PriceChanged' | 'PriceChangedMeanwhile' | 'PromotionRefused' | 'ReviewNotAllowed' | 'StockChangedMeanwhile' | 'TotalChanged', ParentType, ContextType>;
};

export type ExplainedResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExplainedResult'] = ResolversParentTypes['ExplainedResult']> = {
  isKind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['ExplainedWord']>, ParentType, ContextType>;
};

export type ExplainedWordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExplainedWord'] = ResolversParentTypes['ExplainedWord']> = {
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SearchReason'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedWorkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedWork'] = ResolversParentTypes['FailedWork']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FailedWorkKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FailedWorkConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedWorkConnection'] = ResolversParentTypes['FailedWorkConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FailedWorkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FailedWork']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FailedWorkEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FailedWorkEdge'] = ResolversParentTypes['FailedWorkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FailedWork'], ParentType, ContextType>;
};

export type FetchProductPictureResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FetchProductPictureResult'] = ResolversParentTypes['FetchProductPictureResult']> = {
  __resolveType?: TypeResolveFn<'FetchProductPictureSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type FetchProductPictureSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FetchProductPictureSuccess'] = ResolversParentTypes['FetchProductPictureSuccess']> = {
  picture?: Resolver<ResolversTypes['AdminPicture'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
};

export type FollowedMailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FollowedMails'] = ResolversParentTypes['FollowedMails']> = {
  carts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Funnel'] = ResolversParentTypes['Funnel']> = {
  carts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkouts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GrantRefundResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrantRefundResult'] = ResolversParentTypes['GrantRefundResult']> = {
  __resolveType?: TypeResolveFn<'GrantRefundSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type GrantRefundSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GrantRefundSuccess'] = ResolversParentTypes['GrantRefundSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InboxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Inbox'] = ResolversParentTypes['Inbox']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  fields?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteStaffResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteStaffResult'] = ResolversParentTypes['InviteStaffResult']> = {
  __resolveType?: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'InviteStaffSuccess', ParentType, ContextType>;
};

export type InviteStaffSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InviteStaffSuccess'] = ResolversParentTypes['InviteStaffSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LastAdminResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LastAdmin'] = ResolversParentTypes['LastAdmin']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LedgerEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LedgerEntryKind'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LimitedCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LimitedCount'] = ResolversParentTypes['LimitedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LinkInvalidResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkInvalid'] = ResolversParentTypes['LinkInvalid']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginRefused'] = ResolversParentTypes['LoginRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LoginRefusal'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginResult'] = ResolversParentTypes['LoginResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'LoginRefused' | 'LoginSuccess', ParentType, ContextType>;
};

export type LoginSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginSuccess'] = ResolversParentTypes['LoginSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailNotSentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailNotSent'] = ResolversParentTypes['MailNotSent']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFromShop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MissedSearchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MissedSearch'] = ResolversParentTypes['MissedSearch']> = {
  opened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['MissedSearchReason'], ParentType, ContextType>;
  searches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withoutResult?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MoveOrdersResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoveOrdersResult'] = ResolversParentTypes['MoveOrdersResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'MoveOrdersSuccess', ParentType, ContextType>;
};

export type MoveOrdersSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoveOrdersSuccess'] = ResolversParentTypes['MoveOrdersSuccess']> = {
  outcomes?: Resolver<Array<ResolversTypes['OrderMoveOutcome']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAddress?: Resolver<ResolversTypes['SaveAddressResult'], ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'input'>>;
  addComment?: Resolver<ResolversTypes['AddCommentResult'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  addOrderNote?: Resolver<ResolversTypes['AddOrderNoteResult'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'input'>>;
  addReview?: Resolver<ResolversTypes['AddReviewResult'], ParentType, ContextType, RequireFields<MutationAddReviewArgs, 'input'>>;
  answerConversation?: Resolver<ResolversTypes['SendMessageResult'], ParentType, ContextType, RequireFields<MutationAnswerConversationArgs, 'input'>>;
  answerOpinion?: Resolver<ResolversTypes['AnswerOpinionResult'], ParentType, ContextType, RequireFields<MutationAnswerOpinionArgs, 'input'>>;
  applyProductImport?: Resolver<ResolversTypes['ProductImport'], ParentType, ContextType, RequireFields<MutationApplyProductImportArgs, 'id'>>;
  approveReturn?: Resolver<ResolversTypes['ApproveReturnResult'], ParentType, ContextType, RequireFields<MutationApproveReturnArgs, 'orderId'>>;
  beginSecondFactor?: Resolver<ResolversTypes['BeginSecondFactorResult'], ParentType, ContextType>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  changeCart?: Resolver<ResolversTypes['ChangedCart'], ParentType, ContextType, RequireFields<MutationChangeCartArgs, 'changes' | 'idempotencyKey'>>;
  changeCategory?: Resolver<ResolversTypes['SaveCategoryResult'], ParentType, ContextType, RequireFields<MutationChangeCategoryArgs, 'id' | 'input'>>;
  changeOrder?: Resolver<ResolversTypes['ChangeOrderResult'], ParentType, ContextType, RequireFields<MutationChangeOrderArgs, 'input'>>;
  changeOrderStatus?: Resolver<ResolversTypes['ChangeOrderStatusResult'], ParentType, ContextType, RequireFields<MutationChangeOrderStatusArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePrice?: Resolver<ResolversTypes['ChangePriceResult'], ParentType, ContextType, RequireFields<MutationChangePriceArgs, 'input'>>;
  changePriceMails?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationChangePriceMailsArgs, 'wanted'>>;
  changeProductStatus?: Resolver<Array<ResolversTypes['ProductStatusChange']>, ParentType, ContextType, RequireFields<MutationChangeProductStatusArgs, 'ids' | 'status'>>;
  changeRole?: Resolver<ResolversTypes['ChangeRoleResult'], ParentType, ContextType, RequireFields<MutationChangeRoleArgs, 'input'>>;
  changeSetting?: Resolver<ResolversTypes['ChangeSettingResult'], ParentType, ContextType, RequireFields<MutationChangeSettingArgs, 'input'>>;
  changeStock?: Resolver<ResolversTypes['ChangeStockResult'], ParentType, ContextType, RequireFields<MutationChangeStockArgs, 'input'>>;
  changeStockAlert?: Resolver<ResolversTypes['ChangeStockAlertResult'], ParentType, ContextType, RequireFields<MutationChangeStockAlertArgs, 'input'>>;
  changeWishlist?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<MutationChangeWishlistArgs, 'changes' | 'idempotencyKey'>>;
  checkPayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCheckPaymentArgs, 'orderId'>>;
  checkProductImport?: Resolver<ResolversTypes['ProductImport'], ParentType, ContextType, RequireFields<MutationCheckProductImportArgs, 'id' | 'skipProblems'>>;
  confirmCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationConfirmCustomerArgs, 'id'>>;
  confirmCustomers?: Resolver<Array<ResolversTypes['CustomerDecision']>, ParentType, ContextType, RequireFields<MutationConfirmCustomersArgs, 'ids'>>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailResult'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  confirmOrder?: Resolver<ResolversTypes['ConfirmOrderResult'], ParentType, ContextType, RequireFields<MutationConfirmOrderArgs, 'input'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['ConfirmSecondFactorResult'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['SaveCategoryResult'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createPromotion?: Resolver<ResolversTypes['SavePromotionResult'], ParentType, ContextType, RequireFields<MutationCreatePromotionArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountResult'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deletePost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductResult'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  dismissFailedWork?: Resolver<ResolversTypes['FailedWork'], ParentType, ContextType, RequireFields<MutationDismissFailedWorkArgs, 'id'>>;
  duplicateProduct?: Resolver<ResolversTypes['AdminProduct'], ParentType, ContextType, RequireFields<MutationDuplicateProductArgs, 'id'>>;
  editProducts?: Resolver<ResolversTypes['EditProductsResult'], ParentType, ContextType, RequireFields<MutationEditProductsArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endStaffSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEndStaffSessionsArgs, 'customerId'>>;
  fetchProductPicture?: Resolver<ResolversTypes['FetchProductPictureResult'], ParentType, ContextType, RequireFields<MutationFetchProductPictureArgs, 'url'>>;
  grantRefund?: Resolver<ResolversTypes['GrantRefundResult'], ParentType, ContextType, RequireFields<MutationGrantRefundArgs, 'input'>>;
  inviteStaff?: Resolver<ResolversTypes['InviteStaffResult'], ParentType, ContextType, RequireFields<MutationInviteStaffArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  markConversations?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<MutationMarkConversationsArgs, 'ids' | 'isRead'>>;
  moveOrders?: Resolver<ResolversTypes['MoveOrdersResult'], ParentType, ContextType, RequireFields<MutationMoveOrdersArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  placeOrderFor?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderForArgs, 'customerId' | 'input'>>;
  publishComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationPublishCommentArgs, 'id' | 'published'>>;
  publishReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationPublishReviewArgs, 'id' | 'published'>>;
  readConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationReadConversationArgs, 'id' | 'upTo'>>;
  receiveReturn?: Resolver<ResolversTypes['ReceiveReturnResult'], ParentType, ContextType, RequireFields<MutationReceiveReturnArgs, 'orderId'>>;
  recordCourierPayout?: Resolver<ResolversTypes['RecordCourierPayoutResult'], ParentType, ContextType, RequireFields<MutationRecordCourierPayoutArgs, 'input'>>;
  recordRefund?: Resolver<ResolversTypes['RecordRefundResult'], ParentType, ContextType, RequireFields<MutationRecordRefundArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  rejectCustomer?: Resolver<ResolversTypes['RejectCustomerResult'], ParentType, ContextType, RequireFields<MutationRejectCustomerArgs, 'input'>>;
  rejectCustomers?: Resolver<ResolversTypes['RejectCustomersResult'], ParentType, ContextType, RequireFields<MutationRejectCustomersArgs, 'input'>>;
  rejectOpinion?: Resolver<ResolversTypes['RejectOpinionResult'], ParentType, ContextType, RequireFields<MutationRejectOpinionArgs, 'input'>>;
  rejectReturn?: Resolver<ResolversTypes['RejectReturnResult'], ParentType, ContextType, RequireFields<MutationRejectReturnArgs, 'orderId' | 'reason'>>;
  removeAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'id'>>;
  removeSavedAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSavedAccountArgs, 'id'>>;
  removeSearchSynonym?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSearchSynonymArgs, 'id'>>;
  removeSecondFactor?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'customerId'>>;
  removeView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveViewArgs, 'id'>>;
  requestEmailConfirmation?: Resolver<ResolversTypes['RequestMailResult'], ParentType, ContextType, RequireFields<MutationRequestEmailConfirmationArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestMailResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestReturn?: Resolver<ResolversTypes['RequestReturnResult'], ParentType, ContextType, RequireFields<MutationRequestReturnArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  retryFailedWork?: Resolver<ResolversTypes['FailedWork'], ParentType, ContextType, RequireFields<MutationRetryFailedWorkArgs, 'id'>>;
  savePost?: Resolver<ResolversTypes['SavePostResult'], ParentType, ContextType, RequireFields<MutationSavePostArgs, 'input'>>;
  saveProduct?: Resolver<ResolversTypes['SaveProductResult'], ParentType, ContextType, RequireFields<MutationSaveProductArgs, 'input'>>;
  saveSearchSynonym?: Resolver<ResolversTypes['SaveSearchSynonymResult'], ParentType, ContextType, RequireFields<MutationSaveSearchSynonymArgs, 'input'>>;
  saveView?: Resolver<ResolversTypes['SaveViewResult'], ParentType, ContextType, RequireFields<MutationSaveViewArgs, 'input'>>;
  sayWriting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSayWritingArgs, 'id'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessageResult'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendOrderCode?: Resolver<ResolversTypes['SendOrderCodeResult'], ParentType, ContextType, RequireFields<MutationSendOrderCodeArgs, 'orderId'>>;
  sendTestMail?: Resolver<ResolversTypes['SendTestMailResult'], ParentType, ContextType>;
  settlePayment?: Resolver<ResolversTypes['SettlePaymentResult'], ParentType, ContextType, RequireFields<MutationSettlePaymentArgs, 'input'>>;
  shipOrder?: Resolver<ResolversTypes['ShipOrderResult'], ParentType, ContextType, RequireFields<MutationShipOrderArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOutEverywhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startPayment?: Resolver<ResolversTypes['StartPaymentResult'], ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'input'>>;
  turnOffSecondFactor?: Resolver<ResolversTypes['TurnOffSecondFactorResult'], ParentType, ContextType, RequireFields<MutationTurnOffSecondFactorArgs, 'input'>>;
  undoProductEdit?: Resolver<ResolversTypes['UndoProductEditResult'], ParentType, ContextType, RequireFields<MutationUndoProductEditArgs, 'id'>>;
  undoProductImport?: Resolver<ResolversTypes['ProductImport'], ParentType, ContextType, RequireFields<MutationUndoProductImportArgs, 'id' | 'partly'>>;
  updateAddress?: Resolver<ResolversTypes['SaveAddressResult'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'id' | 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updatePromotion?: Resolver<ResolversTypes['SavePromotionResult'], ParentType, ContextType, RequireFields<MutationUpdatePromotionArgs, 'id' | 'input'>>;
};

export type OpinionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Opinion'] = ResolversParentTypes['Opinion']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OpinionKind'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerReply?: Resolver<Maybe<ResolversTypes['SellerReply']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OpinionState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpinionEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpinionEdge'] = ResolversParentTypes['OpinionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Opinion'], ParentType, ContextType>;
};

export type OpinionListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpinionList'] = ResolversParentTypes['OpinionList']> = {
  edges?: Resolver<Array<ResolversTypes['OpinionEdge']>, ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Opinion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  adjustments?: Resolver<Array<ResolversTypes['OrderAdjustment']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['DeliveryDates'], ParentType, ContextType>;
  deliveryFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OrderStatusChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemsTotalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['OrderPayment'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  return?: Resolver<Maybe<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  returnableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['OrderReturn']>, ParentType, ContextType>;
  roundingCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['Shipment']>, ParentType, ContextType>;
  shippedPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['ShippingAddress'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trustReasons?: Resolver<Maybe<Array<ResolversTypes['TrustReason']>>, ParentType, ContextType>;
};

export type OrderAdjustmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderAdjustment'] = ResolversParentTypes['OrderAdjustment']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderAdjustmentKind'], ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  actor?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderLimitReachedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderLimitReached'] = ResolversParentTypes['OrderLimitReached']> = {
  limit?: Resolver<ResolversTypes['OrderLimit'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colorLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  englishName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderList'] = ResolversParentTypes['OrderList']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderMoveOutcomeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderMoveOutcome'] = ResolversParentTypes['OrderMoveOutcome']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['OrderMoveRefused']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrderMoveRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderMoveRefused'] = ResolversParentTypes['OrderMoveRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderNote'] = ResolversParentTypes['OrderNote']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  attempts?: Resolver<Array<ResolversTypes['PaymentAttempt']>, ParentType, ContextType>;
  awaits?: Resolver<Maybe<ResolversTypes['OrderNeed']>, ParentType, ContextType>;
  bdtPerUsd?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  collectedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  refundByHandCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundDueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  reservedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  toCollectCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderReturnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReturn'] = ResolversParentTypes['OrderReturn']> = {
  creditedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ReturnLine']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
  withDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderStatusChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderStatusChange'] = ResolversParentTypes['OrderStatusChange']> = {
  actor?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type OrdersMovedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrdersMoved'] = ResolversParentTypes['OrdersMoved']> = {
  counts?: Resolver<Array<ResolversTypes['BoardCount']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
};

export type OutOfStockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OutOfStock'] = ResolversParentTypes['OutOfStock']> = {
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['SalesBesideBefore'], ParentType, ContextType>;
  ordersByStatus?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['OverviewTasks'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['SalesBesideBefore'], ParentType, ContextType>;
};

export type OverviewTasksResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OverviewTasks'] = ResolversParentTypes['OverviewTasks']> = {
  failedWork?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  lateOrders?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  latePlacedBefore?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  ordersToProcess?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  paymentsToSettle?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  returnsToDecide?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  waitingComments?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  waitingCustomers?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  waitingReviews?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentAttemptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentAttempt'] = ResolversParentTypes['PaymentAttempt']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPaisa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  paidPaisa?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentAttemptStatus'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentNotPossibleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentNotPossible'] = ResolversParentTypes['PaymentNotPossible']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentToSettleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentToSettle'] = ResolversParentTypes['PaymentToSettle']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPaisa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['SettleDecision']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidPaisa?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['SettleProblem'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentToSettleConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentToSettleConnection'] = ResolversParentTypes['PaymentToSettleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentToSettleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PaymentToSettle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentToSettleEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentToSettleEdge'] = ResolversParentTypes['PaymentToSettleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentToSettle'], ParentType, ContextType>;
};

export type PeriodFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PeriodFigures'] = ResolversParentTypes['PeriodFigures']> = {
  funnel?: Resolver<ResolversTypes['Funnel'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnedCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  returnedOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  bangla?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'OrderLimitReached' | 'OutOfStock' | 'PlaceOrderSuccess' | 'PriceChanged' | 'PromotionRefused' | 'TotalChanged', ParentType, ContextType>;
};

export type PlaceOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlaceOrderSuccess'] = ResolversParentTypes['PlaceOrderSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlannedChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlannedChange'] = ResolversParentTypes['PlannedChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlannedProduct'] = ResolversParentTypes['PlannedProduct']> = {
  changes?: Resolver<Array<ResolversTypes['PlannedChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['FieldError']>, ParentType, ContextType>;
};

export type PostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceBoundsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceBounds'] = ResolversParentTypes['PriceBounds']> = {
  maxCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceChange'] = ResolversParentTypes['PriceChange']> = {
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  afterCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  beforeCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceChangeConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceChangeConnection'] = ResolversParentTypes['PriceChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PriceChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PriceChangeEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceChangeEdge'] = ResolversParentTypes['PriceChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PriceChange'], ParentType, ContextType>;
};

export type PriceChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceChanged'] = ResolversParentTypes['PriceChanged']> = {
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceChangedMeanwhileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceChangedMeanwhile'] = ResolversParentTypes['PriceChangedMeanwhile']> = {
  currentPriceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceMailFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceMailFigures'] = ResolversParentTypes['PriceMailFigures']> = {
  agreed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reminded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  colorOptions?: Resolver<Array<ResolversTypes['ColorOption']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentPage'], ParentType, ContextType, RequireFields<ProductCommentsArgs, 'page'>>;
  department?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  englishName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasVariants?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ProductPicture']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldPriceCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingsBreakdown?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductRelatedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewRefusal?: Resolver<Maybe<ResolversTypes['ReviewRefusal']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<ProductReviewsArgs, 'page' | 'sort'>>;
  secondDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ProductFacets'], ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['ProductSearch']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  attributes?: Resolver<Array<ResolversTypes['AttributeFacet']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['BrandCount']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PriceBounds'], ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
};

export type ProductImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImport'] = ResolversParentTypes['ProductImport']> = {
  appliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  columnProblems?: Resolver<Array<ResolversTypes['ProductImportProblem']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createsCategories?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missesCategories?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['ProductImportRefusal']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['ProductImportRowConnection'], ParentType, ContextType, RequireFields<ProductImportRowsArgs, 'first'>>;
  status?: Resolver<ResolversTypes['ProductImportStatus'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProductImportChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImportChange'] = ResolversParentTypes['ProductImportChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductImportConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImportConnection'] = ResolversParentTypes['ProductImportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductImportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProductImport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductImportEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImportEdge'] = ResolversParentTypes['ProductImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductImport'], ParentType, ContextType>;
};

export type ProductImportProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImportProblem'] = ResolversParentTypes['ProductImportProblem']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
};

export type ProductImportRefusalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImportRefusal'] = ResolversParentTypes['ProductImportRefusal']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
};

export type ProductImportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImportRow'] = ResolversParentTypes['ProductImportRow']> = {
  changes?: Resolver<Array<ResolversTypes['ProductImportChange']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductImportRowKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ProductImportProblem']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductImportRowConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImportRowConnection'] = ResolversParentTypes['ProductImportRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductImportRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProductImportRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProductImportRowEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductImportRowEdge'] = ResolversParentTypes['ProductImportRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProductImportRow'], ParentType, ContextType>;
};

export type ProductPictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPicture'] = ResolversParentTypes['ProductPicture']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductSalesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductSales'] = ResolversParentTypes['ProductSales']> = {
  goodsCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductSearchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductSearch'] = ResolversParentTypes['ProductSearch']> = {
  choices?: Resolver<Array<ResolversTypes['SearchChoice']>, ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['SearchCorrection']>, ParentType, ContextType>;
  near?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SearchPrice']>, ParentType, ContextType>;
};

export type ProductStatusChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductStatusChange'] = ResolversParentTypes['ProductStatusChange']> = {
  before?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['AdminProduct'], ParentType, ContextType>;
};

export type ProductTextsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductTexts'] = ResolversParentTypes['ProductTexts']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromotionKind'], ParentType, ContextType>;
  minimumCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromotionConnection'] = ResolversParentTypes['PromotionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PromotionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Promotion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromotionEdge'] = ResolversParentTypes['PromotionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
};

export type PromotionRefusedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PromotionRefused'] = ResolversParentTypes['PromotionRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PromotionRefusal'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QrCodeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QrCode'] = ResolversParentTypes['QrCode']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminBrands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  adminOrder?: Resolver<Maybe<ResolversTypes['AdminOrder']>, ParentType, ContextType, RequireFields<QueryAdminOrderArgs, 'id'>>;
  adminOrders?: Resolver<ResolversTypes['OrderList'], ParentType, ContextType, RequireFields<QueryAdminOrdersArgs, 'first' | 'sort'>>;
  adminPost?: Resolver<Maybe<ResolversTypes['AdminPost']>, ParentType, ContextType, RequireFields<QueryAdminPostArgs, 'id'>>;
  adminPosts?: Resolver<ResolversTypes['AdminPostConnection'], ParentType, ContextType, RequireFields<QueryAdminPostsArgs, 'first'>>;
  adminProduct?: Resolver<Maybe<ResolversTypes['AdminProduct']>, ParentType, ContextType, RequireFields<QueryAdminProductArgs, 'id'>>;
  adminProducts?: Resolver<ResolversTypes['AdminProductConnection'], ParentType, ContextType, RequireFields<QueryAdminProductsArgs, 'first' | 'sort'>>;
  auditLog?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'first'>>;
  boardColumn?: Resolver<ResolversTypes['BoardColumn'], ParentType, ContextType, RequireFields<QueryBoardColumnArgs, 'first' | 'status'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'slug'>>;
  checkout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<QueryCheckoutArgs, 'input'>>;
  collectedByCourier?: Resolver<Array<ResolversTypes['CollectedOrder']>, ParentType, ContextType, RequireFields<QueryCollectedByCourierArgs, 'carrier'>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, Partial<QueryConversationArgs>>;
  conversations?: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<QueryConversationsArgs, 'first'>>;
  courierBalances?: Resolver<Array<ResolversTypes['CourierBalance']>, ParentType, ContextType>;
  courierPayouts?: Resolver<ResolversTypes['CourierPayoutConnection'], ParentType, ContextType, RequireFields<QueryCourierPayoutsArgs, 'first'>>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customers?: Resolver<ResolversTypes['CustomerConnection'], ParentType, ContextType, RequireFields<QueryCustomersArgs, 'first' | 'sort'>>;
  delivery?: Resolver<ResolversTypes['DeliveryDates'], ParentType, ContextType>;
  explainSearch?: Resolver<ResolversTypes['SearchExplanation'], ParentType, ContextType, RequireFields<QueryExplainSearchArgs, 'term'>>;
  failedWork?: Resolver<ResolversTypes['FailedWorkConnection'], ParentType, ContextType, RequireFields<QueryFailedWorkArgs, 'first'>>;
  followedMails?: Resolver<ResolversTypes['FollowedMails'], ParentType, ContextType>;
  homeProducts?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryHomeProductsArgs, 'first' | 'section'>>;
  mailbox?: Resolver<Maybe<Array<ResolversTypes['DemoMail']>>, ParentType, ContextType, RequireFields<QueryMailboxArgs, 'first'>>;
  me?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  missedSearches?: Resolver<Array<ResolversTypes['MissedSearch']>, ParentType, ContextType>;
  needsSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offerProduct?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  opinions?: Resolver<ResolversTypes['OpinionList'], ParentType, ContextType, RequireFields<QueryOpinionsArgs, 'first' | 'kind'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderMoves?: Resolver<Array<ResolversTypes['OrderMoveOutcome']>, ParentType, ContextType, RequireFields<QueryOrderMovesArgs, 'orderIds' | 'status'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  ordersBeingRefunded?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersBeingRefundedArgs, 'first'>>;
  ordersByReturn?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersByReturnArgs, 'first' | 'status'>>;
  ordersToRefund?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersToRefundArgs, 'first'>>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType>;
  paymentsToSettle?: Resolver<ResolversTypes['PaymentToSettleConnection'], ParentType, ContextType, RequireFields<QueryPaymentsToSettleArgs, 'first'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'slug'>>;
  postPreview?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryPostPreviewArgs, 'body'>>;
  posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostsArgs, 'first'>>;
  priceHistory?: Resolver<ResolversTypes['PriceChangeConnection'], ParentType, ContextType, RequireFields<QueryPriceHistoryArgs, 'first' | 'productId'>>;
  priceMailFigures?: Resolver<ResolversTypes['PriceMailFigures'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productImport?: Resolver<Maybe<ResolversTypes['ProductImport']>, ParentType, ContextType, RequireFields<QueryProductImportArgs, 'id'>>;
  productImports?: Resolver<ResolversTypes['ProductImportConnection'], ParentType, ContextType, RequireFields<QueryProductImportsArgs, 'first'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'sort'>>;
  productsById?: Resolver<Array<Maybe<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryProductsByIdArgs, 'ids'>>;
  promotions?: Resolver<ResolversTypes['PromotionConnection'], ParentType, ContextType, RequireFields<QueryPromotionsArgs, 'first'>>;
  reviewsOfCustomer?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryReviewsOfCustomerArgs, 'customerId' | 'first'>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'list'>>;
  searchSynonyms?: Resolver<Array<ResolversTypes['SearchSynonym']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType>;
  staffSessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<QueryStaffSessionsArgs, 'customerId'>>;
  statistics?: Resolver<ResolversTypes['Statistics'], ParentType, ContextType, RequireFields<QueryStatisticsArgs, 'from' | 'grain' | 'to'>>;
  stockAlertFigures?: Resolver<ResolversTypes['StockAlertFigures'], ParentType, ContextType>;
  stockHistory?: Resolver<ResolversTypes['StockChangeConnection'], ParentType, ContextType, RequireFields<QueryStockHistoryArgs, 'first' | 'productId'>>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'term'>>;
  textPage?: Resolver<ResolversTypes['TextPage'], ParentType, ContextType, RequireFields<QueryTextPageArgs, 'name'>>;
  trackedOrder?: Resolver<Maybe<ResolversTypes['TrackedOrder']>, ParentType, ContextType, RequireFields<QueryTrackedOrderArgs, 'token'>>;
  variantsById?: Resolver<Array<Maybe<ResolversTypes['Variant']>>, ParentType, ContextType, RequireFields<QueryVariantsByIdArgs, 'ids'>>;
  waitingComments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, RequireFields<QueryWaitingCommentsArgs, 'first'>>;
  waitingReviews?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryWaitingReviewsArgs, 'first'>>;
};

export type RatingCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceiveReturnResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReceiveReturnResult'] = ResolversParentTypes['ReceiveReturnResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'OrderMoveRefused' | 'ReceiveReturnSuccess', ParentType, ContextType>;
};

export type ReceiveReturnSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReceiveReturnSuccess'] = ResolversParentTypes['ReceiveReturnSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordCourierPayoutResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordCourierPayoutResult'] = ResolversParentTypes['RecordCourierPayoutResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'RecordCourierPayoutSuccess', ParentType, ContextType>;
};

export type RecordCourierPayoutSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordCourierPayoutSuccess'] = ResolversParentTypes['RecordCourierPayoutSuccess']> = {
  balance?: Resolver<ResolversTypes['CourierBalance'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordRefundResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordRefundResult'] = ResolversParentTypes['RecordRefundResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'RecordRefundSuccess', ParentType, ContextType>;
};

export type RecordRefundSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordRefundSuccess'] = ResolversParentTypes['RecordRefundSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPaisa?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefundReason'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RegisterResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegisterResult'] = ResolversParentTypes['RegisterResult']> = {
  __resolveType?: TypeResolveFn<'EmailTaken' | 'InvalidInput' | 'RegisterSuccess', ParentType, ContextType>;
};

export type RegisterSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegisterSuccess'] = ResolversParentTypes['RegisterSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RejectCustomerResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectCustomerResult'] = ResolversParentTypes['RejectCustomerResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'LastAdmin' | 'RejectCustomerSuccess', ParentType, ContextType>;
};

export type RejectCustomerSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectCustomerSuccess'] = ResolversParentTypes['RejectCustomerSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RejectCustomersResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectCustomersResult'] = ResolversParentTypes['RejectCustomersResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'RejectCustomersSuccess', ParentType, ContextType>;
};

export type RejectCustomersSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectCustomersSuccess'] = ResolversParentTypes['RejectCustomersSuccess']> = {
  decisions?: Resolver<Array<ResolversTypes['CustomerDecision']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RejectOpinionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectOpinionResult'] = ResolversParentTypes['RejectOpinionResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'RejectOpinionSuccess', ParentType, ContextType>;
};

export type RejectOpinionSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectOpinionSuccess'] = ResolversParentTypes['RejectOpinionSuccess']> = {
  opinion?: Resolver<ResolversTypes['Opinion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RejectReturnResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectReturnResult'] = ResolversParentTypes['RejectReturnResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'OrderMoveRefused' | 'RejectReturnSuccess', ParentType, ContextType>;
};

export type RejectReturnSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RejectReturnSuccess'] = ResolversParentTypes['RejectReturnSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestMailResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestMailResult'] = ResolversParentTypes['RequestMailResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'RequestMailSuccess', ParentType, ContextType>;
};

export type RequestMailSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestMailSuccess'] = ResolversParentTypes['RequestMailSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestReturnResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestReturnResult'] = ResolversParentTypes['RequestReturnResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'OrderMoveRefused' | 'RequestReturnSuccess', ParentType, ContextType>;
};

export type RequestReturnSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestReturnSuccess'] = ResolversParentTypes['RequestReturnSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'LinkInvalid' | 'ResetPasswordSuccess', ParentType, ContextType>;
};

export type ResetPasswordSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordSuccess'] = ResolversParentTypes['ResetPasswordSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReturnLine'] = ResolversParentTypes['ReturnLine']> = {
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  backOnSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderLineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  writtenOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerReply?: Resolver<Maybe<ResolversTypes['SellerReply']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewNotAllowedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewNotAllowed'] = ResolversParentTypes['ReviewNotAllowed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReviewRefusal'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  items?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesBesideBeforeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SalesBesideBefore'] = ResolversParentTypes['SalesBesideBefore']> = {
  before?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
};

export type SalesFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SalesFigures'] = ResolversParentTypes['SalesFigures']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenueCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SalesPartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SalesPart'] = ResolversParentTypes['SalesPart']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenueCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SaveAddressResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveAddressResult'] = ResolversParentTypes['SaveAddressResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SaveAddressSuccess', ParentType, ContextType>;
};

export type SaveAddressSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveAddressSuccess'] = ResolversParentTypes['SaveAddressSuccess']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveCategoryResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveCategoryResult'] = ResolversParentTypes['SaveCategoryResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SaveCategorySuccess', ParentType, ContextType>;
};

export type SaveCategorySuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveCategorySuccess'] = ResolversParentTypes['SaveCategorySuccess']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePostResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavePostResult'] = ResolversParentTypes['SavePostResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'SavePostSuccess', ParentType, ContextType>;
};

export type SavePostSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavePostSuccess'] = ResolversParentTypes['SavePostSuccess']> = {
  post?: Resolver<ResolversTypes['AdminPost'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveProductResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveProductResult'] = ResolversParentTypes['SaveProductResult']> = {
  __resolveType?: TypeResolveFn<'ChangedMeanwhile' | 'InvalidInput' | 'SaveProductSuccess', ParentType, ContextType>;
};

export type SaveProductSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveProductSuccess'] = ResolversParentTypes['SaveProductSuccess']> = {
  product?: Resolver<ResolversTypes['AdminProduct'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePromotionResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavePromotionResult'] = ResolversParentTypes['SavePromotionResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SavePromotionSuccess', ParentType, ContextType>;
};

export type SavePromotionSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavePromotionSuccess'] = ResolversParentTypes['SavePromotionSuccess']> = {
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveSearchSynonymResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveSearchSynonymResult'] = ResolversParentTypes['SaveSearchSynonymResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SaveSearchSynonymSuccess', ParentType, ContextType>;
};

export type SaveSearchSynonymSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveSearchSynonymSuccess'] = ResolversParentTypes['SaveSearchSynonymSuccess']> = {
  synonym?: Resolver<ResolversTypes['SearchSynonym'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveViewResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveViewResult'] = ResolversParentTypes['SaveViewResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SaveViewSuccess', ParentType, ContextType>;
};

export type SaveViewSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveViewSuccess'] = ResolversParentTypes['SaveViewSuccess']> = {
  view?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedAccount'] = ResolversParentTypes['SavedAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['SavedViewList'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchChoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchChoice'] = ResolversParentTypes['SearchChoice']> = {
  chosen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchChoiceKind'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchCorrectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchCorrection'] = ResolversParentTypes['SearchCorrection']> = {
  taken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchExplanationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchExplanation'] = ResolversParentTypes['SearchExplanation']> = {
  corrections?: Resolver<Array<ResolversTypes['SearchCorrection']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ExplainedResult']>, ParentType, ContextType>;
};

export type SearchPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchPrice'] = ResolversParentTypes['SearchPrice']> = {
  maxCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchSynonymResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchSynonym'] = ResolversParentTypes['SearchSynonym']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pinned?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  qrCode?: Resolver<ResolversTypes['QrCode'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerReplyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SellerReply'] = ResolversParentTypes['SellerReply']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendMessageResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendMessageResult'] = ResolversParentTypes['SendMessageResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SendMessageSuccess', ParentType, ContextType>;
};

export type SendMessageSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendMessageSuccess'] = ResolversParentTypes['SendMessageSuccess']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendOrderCodeResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendOrderCodeResult'] = ResolversParentTypes['SendOrderCodeResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SendOrderCodeSuccess', ParentType, ContextType>;
};

export type SendOrderCodeSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendOrderCodeSuccess'] = ResolversParentTypes['SendOrderCodeSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendTestMailResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendTestMailResult'] = ResolversParentTypes['SendTestMailResult']> = {
  __resolveType?: TypeResolveFn<'MailNotSent' | 'SendTestMailSuccess', ParentType, ContextType>;
};

export type SendTestMailSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendTestMailSuccess'] = ResolversParentTypes['SendTestMailSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beganAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  defaultValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['SettingKey'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettlePaymentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SettlePaymentResult'] = ResolversParentTypes['SettlePaymentResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'SettlePaymentSuccess', ParentType, ContextType>;
};

export type SettlePaymentSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SettlePaymentSuccess'] = ResolversParentTypes['SettlePaymentSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipOrderResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipOrderResult'] = ResolversParentTypes['ShipOrderResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'OrderMoveRefused' | 'ShipOrderSuccess', ParentType, ContextType>;
};

export type ShipOrderSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipOrderSuccess'] = ResolversParentTypes['ShipOrderSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ShipmentLine']>, ParentType, ContextType>;
  shippedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipmentLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShipmentLine'] = ResolversParentTypes['ShipmentLine']> = {
  orderLineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShippingAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingAddress'] = ResolversParentTypes['ShippingAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  google?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartPaymentResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartPaymentResult'] = ResolversParentTypes['StartPaymentResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'OutOfStock' | 'PaymentNotPossible' | 'StartPaymentSuccess', ParentType, ContextType>;
};

export type StartPaymentSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartPaymentSuccess'] = ResolversParentTypes['StartPaymentSuccess']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Statistics'] = ResolversParentTypes['Statistics']> = {
  before?: Resolver<ResolversTypes['PeriodFigures'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['SalesPart']>, ParentType, ContextType>;
  districts?: Resolver<Array<ResolversTypes['SalesPart']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['SalesPart']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['StatisticsPoint']>, ParentType, ContextType>;
  topProducts?: Resolver<Array<ResolversTypes['ProductSales']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['PeriodFigures'], ParentType, ContextType>;
};

export type StatisticsPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatisticsPoint'] = ResolversParentTypes['StatisticsPoint']> = {
  figures?: Resolver<ResolversTypes['PeriodFigures'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  orders?: Resolver<ResolversTypes['LimitedCount'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type StockAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StockAlert'] = ResolversParentTypes['StockAlert']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StockAlertFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StockAlertFigures'] = ResolversParentTypes['StockAlertFigures']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostWanted?: Resolver<Array<ResolversTypes['WantedProduct']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StockChange'] = ResolversParentTypes['StockChange']> = {
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StockChangeKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variantSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StockChangeConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StockChangeConnection'] = ResolversParentTypes['StockChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StockChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StockChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type StockChangeEdgeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StockChangeEdge'] = ResolversParentTypes['StockChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StockChange'], ParentType, ContextType>;
};

export type StockChangedMeanwhileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StockChangedMeanwhile'] = ResolversParentTypes['StockChangedMeanwhile']> = {
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  conversationChanged?: SubscriptionResolver<Maybe<ResolversTypes['ConversationChange']>, "conversationChanged", ParentType, ContextType, RequireFields<SubscriptionConversationChangedArgs, 'id'>>;
  inboxChanged?: SubscriptionResolver<ResolversTypes['Inbox'], "inboxChanged", ParentType, ContextType>;
  orderChanged?: SubscriptionResolver<Maybe<ResolversTypes['Order']>, "orderChanged", ParentType, ContextType, RequireFields<SubscriptionOrderChangedArgs, 'id'>>;
  ordersMoved?: SubscriptionResolver<ResolversTypes['OrdersMoved'], "ordersMoved", ParentType, ContextType>;
  trackedOrderChanged?: SubscriptionResolver<Maybe<ResolversTypes['TrackedOrder']>, "trackedOrderChanged", ParentType, ContextType, RequireFields<SubscriptionTrackedOrderChangedArgs, 'token'>>;
};

export type SuggestionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  completions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type TextPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TextPage'] = ResolversParentTypes['TextPage']> = {
  sections?: Resolver<Array<ResolversTypes['TextSection']>, ParentType, ContextType>;
};

export type TextSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TextSection'] = ResolversParentTypes['TextSection']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TotalChangedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TotalChanged'] = ResolversParentTypes['TotalChanged']> = {
  currentTotalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wording?: Resolver<Maybe<ResolversTypes['Wording']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackedOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackedOrder'] = ResolversParentTypes['TrackedOrder']> = {
  delivery?: Resolver<ResolversTypes['DeliveryDates'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['TrackedStep']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['TrackedShipment']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type TrackedShipmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackedShipment'] = ResolversParentTypes['TrackedShipment']> = {
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackedStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackedStep'] = ResolversParentTypes['TrackedStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type TurnOffSecondFactorResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TurnOffSecondFactorResult'] = ResolversParentTypes['TurnOffSecondFactorResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'TurnOffSecondFactorSuccess', ParentType, ContextType>;
};

export type TurnOffSecondFactorSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TurnOffSecondFactorSuccess'] = ResolversParentTypes['TurnOffSecondFactorSuccess']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoProductEditResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoProductEditResult'] = ResolversParentTypes['UndoProductEditResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'UndoProductEditSuccess', ParentType, ContextType>;
};

export type UndoProductEditSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndoProductEditSuccess'] = ResolversParentTypes['UndoProductEditSuccess']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType?: TypeResolveFn<'InvalidInput' | 'UpdateProfileSuccess', ParentType, ContextType>;
};

export type UpdateProfileSuccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateProfileSuccess'] = ResolversParentTypes['UpdateProfileSuccess']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  availableStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WantedProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WantedProduct'] = ResolversParentTypes['WantedProduct']> = {
  customers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type WordingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Wording'] = ResolversParentTypes['Wording']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['WordingParam']>, ParentType, ContextType>;
};

export type WordingParamResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WordingParam'] = ResolversParentTypes['WordingParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AddCommentResult?: AddCommentResultResolvers<ContextType>;
  AddCommentSuccess?: AddCommentSuccessResolvers<ContextType>;
  AddOrderNoteResult?: AddOrderNoteResultResolvers<ContextType>;
  AddOrderNoteSuccess?: AddOrderNoteSuccessResolvers<ContextType>;
  AddReviewResult?: AddReviewResultResolvers<ContextType>;
  AddReviewSuccess?: AddReviewSuccessResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AdminColor?: AdminColorResolvers<ContextType>;
  AdminOrder?: AdminOrderResolvers<ContextType>;
  AdminPicture?: AdminPictureResolvers<ContextType>;
  AdminPost?: AdminPostResolvers<ContextType>;
  AdminPostConnection?: AdminPostConnectionResolvers<ContextType>;
  AdminPostEdge?: AdminPostEdgeResolvers<ContextType>;
  AdminProduct?: AdminProductResolvers<ContextType>;
  AdminProductConnection?: AdminProductConnectionResolvers<ContextType>;
  AdminProductDetails?: AdminProductDetailsResolvers<ContextType>;
  AdminProductEdge?: AdminProductEdgeResolvers<ContextType>;
  AdminVariant?: AdminVariantResolvers<ContextType>;
  AnswerOpinionResult?: AnswerOpinionResultResolvers<ContextType>;
  AnswerOpinionSuccess?: AnswerOpinionSuccessResolvers<ContextType>;
  ApproveReturnResult?: ApproveReturnResultResolvers<ContextType>;
  ApproveReturnSuccess?: ApproveReturnSuccessResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeCount?: AttributeCountResolvers<ContextType>;
  AttributeFacet?: AttributeFacetResolvers<ContextType>;
  AuditDetail?: AuditDetailResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditFieldChange?: AuditFieldChangeResolvers<ContextType>;
  AuditSubject?: AuditSubjectResolvers<ContextType>;
  BeginSecondFactorResult?: BeginSecondFactorResultResolvers<ContextType>;
  BoardColumn?: BoardColumnResolvers<ContextType>;
  BoardCount?: BoardCountResolvers<ContextType>;
  BoardOrder?: BoardOrderResolvers<ContextType>;
  BoardOrderEdge?: BoardOrderEdgeResolvers<ContextType>;
  BrandCount?: BrandCountResolvers<ContextType>;
  CancelOrderResult?: CancelOrderResultResolvers<ContextType>;
  CancelOrderSuccess?: CancelOrderSuccessResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  ChangeOrderResult?: ChangeOrderResultResolvers<ContextType>;
  ChangeOrderStatusResult?: ChangeOrderStatusResultResolvers<ContextType>;
  ChangeOrderStatusSuccess?: ChangeOrderStatusSuccessResolvers<ContextType>;
  ChangeOrderSuccess?: ChangeOrderSuccessResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  ChangePasswordSuccess?: ChangePasswordSuccessResolvers<ContextType>;
  ChangePriceResult?: ChangePriceResultResolvers<ContextType>;
  ChangeProductSuccess?: ChangeProductSuccessResolvers<ContextType>;
  ChangeRoleResult?: ChangeRoleResultResolvers<ContextType>;
  ChangeRoleSuccess?: ChangeRoleSuccessResolvers<ContextType>;
  ChangeSettingResult?: ChangeSettingResultResolvers<ContextType>;
  ChangeSettingSuccess?: ChangeSettingSuccessResolvers<ContextType>;
  ChangeStockAlertResult?: ChangeStockAlertResultResolvers<ContextType>;
  ChangeStockAlertSuccess?: ChangeStockAlertSuccessResolvers<ContextType>;
  ChangeStockResult?: ChangeStockResultResolvers<ContextType>;
  ChangedCart?: ChangedCartResolvers<ContextType>;
  ChangedMeanwhile?: ChangedMeanwhileResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutLine?: CheckoutLineResolvers<ContextType>;
  CollectedOrder?: CollectedOrderResolvers<ContextType>;
  ColorOption?: ColorOptionResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  ConfirmEmailResult?: ConfirmEmailResultResolvers<ContextType>;
  ConfirmEmailSuccess?: ConfirmEmailSuccessResolvers<ContextType>;
  ConfirmOrderResult?: ConfirmOrderResultResolvers<ContextType>;
  ConfirmOrderSuccess?: ConfirmOrderSuccessResolvers<ContextType>;
  ConfirmSecondFactorResult?: ConfirmSecondFactorResultResolvers<ContextType>;
  ConfirmSecondFactorSuccess?: ConfirmSecondFactorSuccessResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationChange?: ConversationChangeResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  CourierBalance?: CourierBalanceResolvers<ContextType>;
  CourierPayout?: CourierPayoutResolvers<ContextType>;
  CourierPayoutConnection?: CourierPayoutConnectionResolvers<ContextType>;
  CourierPayoutEdge?: CourierPayoutEdgeResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerDecision?: CustomerDecisionResolvers<ContextType>;
  CustomerEdge?: CustomerEdgeResolvers<ContextType>;
  CustomerFigures?: CustomerFiguresResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountResult?: DeleteAccountResultResolvers<ContextType>;
  DeleteAccountSuccess?: DeleteAccountSuccessResolvers<ContextType>;
  DeleteProductResult?: DeleteProductResultResolvers<ContextType>;
  DeleteProductSuccess?: DeleteProductSuccessResolvers<ContextType>;
  DeliveryDates?: DeliveryDatesResolvers<ContextType>;
  DemoMail?: DemoMailResolvers<ContextType>;
  EditProductsPlan?: EditProductsPlanResolvers<ContextType>;
  EditProductsResult?: EditProductsResultResolvers<ContextType>;
  EditProductsSuccess?: EditProductsSuccessResolvers<ContextType>;
  EmailTaken?: EmailTakenResolvers<ContextType>;
  Error?: ErrorResolvers<ContextType>;
  ExplainedResult?: ExplainedResultResolvers<ContextType>;
  ExplainedWord?: ExplainedWordResolvers<ContextType>;
  FailedWork?: FailedWorkResolvers<ContextType>;
  FailedWorkConnection?: FailedWorkConnectionResolvers<ContextType>;
  FailedWorkEdge?: FailedWorkEdgeResolvers<ContextType>;
  FetchProductPictureResult?: FetchProductPictureResultResolvers<ContextType>;
  FetchProductPictureSuccess?: FetchProductPictureSuccessResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FollowedMails?: FollowedMailsResolvers<ContextType>;
  Funnel?: FunnelResolvers<ContextType>;
  GrantRefundResult?: GrantRefundResultResolvers<ContextType>;
  GrantRefundSuccess?: GrantRefundSuccessResolvers<ContextType>;
  Inbox?: InboxResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InviteStaffResult?: InviteStaffResultResolvers<ContextType>;
  InviteStaffSuccess?: InviteStaffSuccessResolvers<ContextType>;
  LastAdmin?: LastAdminResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LimitedCount?: LimitedCountResolvers<ContextType>;
  LinkInvalid?: LinkInvalidResolvers<ContextType>;
  LoginRefused?: LoginRefusedResolvers<ContextType>;
  LoginResult?: LoginResultResolvers<ContextType>;
  LoginSuccess?: LoginSuccessResolvers<ContextType>;
  MailNotSent?: MailNotSentResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MissedSearch?: MissedSearchResolvers<ContextType>;
  MoveOrdersResult?: MoveOrdersResultResolvers<ContextType>;
  MoveOrdersSuccess?: MoveOrdersSuccessResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Opinion?: OpinionResolvers<ContextType>;
  OpinionEdge?: OpinionEdgeResolvers<ContextType>;
  OpinionList?: OpinionListResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAdjustment?: OrderAdjustmentResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderLimitReached?: OrderLimitReachedResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderList?: OrderListResolvers<ContextType>;
  OrderMoveOutcome?: OrderMoveOutcomeResolvers<ContextType>;
  OrderMoveRefused?: OrderMoveRefusedResolvers<ContextType>;
  OrderNote?: OrderNoteResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderReturn?: OrderReturnResolvers<ContextType>;
  OrderStatusChange?: OrderStatusChangeResolvers<ContextType>;
  OrdersMoved?: OrdersMovedResolvers<ContextType>;
  OutOfStock?: OutOfStockResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  OverviewTasks?: OverviewTasksResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PaymentAttempt?: PaymentAttemptResolvers<ContextType>;
  PaymentNotPossible?: PaymentNotPossibleResolvers<ContextType>;
  PaymentToSettle?: PaymentToSettleResolvers<ContextType>;
  PaymentToSettleConnection?: PaymentToSettleConnectionResolvers<ContextType>;
  PaymentToSettleEdge?: PaymentToSettleEdgeResolvers<ContextType>;
  PeriodFigures?: PeriodFiguresResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PlaceOrderSuccess?: PlaceOrderSuccessResolvers<ContextType>;
  PlannedChange?: PlannedChangeResolvers<ContextType>;
  PlannedProduct?: PlannedProductResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PriceBounds?: PriceBoundsResolvers<ContextType>;
  PriceChange?: PriceChangeResolvers<ContextType>;
  PriceChangeConnection?: PriceChangeConnectionResolvers<ContextType>;
  PriceChangeEdge?: PriceChangeEdgeResolvers<ContextType>;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  PriceChangedMeanwhile?: PriceChangedMeanwhileResolvers<ContextType>;
  PriceMailFigures?: PriceMailFiguresResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductImport?: ProductImportResolvers<ContextType>;
  ProductImportChange?: ProductImportChangeResolvers<ContextType>;
  ProductImportConnection?: ProductImportConnectionResolvers<ContextType>;
  ProductImportEdge?: ProductImportEdgeResolvers<ContextType>;
  ProductImportProblem?: ProductImportProblemResolvers<ContextType>;
  ProductImportRefusal?: ProductImportRefusalResolvers<ContextType>;
  ProductImportRow?: ProductImportRowResolvers<ContextType>;
  ProductImportRowConnection?: ProductImportRowConnectionResolvers<ContextType>;
  ProductImportRowEdge?: ProductImportRowEdgeResolvers<ContextType>;
  ProductPicture?: ProductPictureResolvers<ContextType>;
  ProductSales?: ProductSalesResolvers<ContextType>;
  ProductSearch?: ProductSearchResolvers<ContextType>;
  ProductStatusChange?: ProductStatusChangeResolvers<ContextType>;
  ProductTexts?: ProductTextsResolvers<ContextType>;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionConnection?: PromotionConnectionResolvers<ContextType>;
  PromotionEdge?: PromotionEdgeResolvers<ContextType>;
  PromotionRefused?: PromotionRefusedResolvers<ContextType>;
  QrCode?: QrCodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  ReceiveReturnResult?: ReceiveReturnResultResolvers<ContextType>;
  ReceiveReturnSuccess?: ReceiveReturnSuccessResolvers<ContextType>;
  RecordCourierPayoutResult?: RecordCourierPayoutResultResolvers<ContextType>;
  RecordCourierPayoutSuccess?: RecordCourierPayoutSuccessResolvers<ContextType>;
  RecordRefundResult?: RecordRefundResultResolvers<ContextType>;
  RecordRefundSuccess?: RecordRefundSuccessResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RegisterResult?: RegisterResultResolvers<ContextType>;
  RegisterSuccess?: RegisterSuccessResolvers<ContextType>;
  RejectCustomerResult?: RejectCustomerResultResolvers<ContextType>;
  RejectCustomerSuccess?: RejectCustomerSuccessResolvers<ContextType>;
  RejectCustomersResult?: RejectCustomersResultResolvers<ContextType>;
  RejectCustomersSuccess?: RejectCustomersSuccessResolvers<ContextType>;
  RejectOpinionResult?: RejectOpinionResultResolvers<ContextType>;
  RejectOpinionSuccess?: RejectOpinionSuccessResolvers<ContextType>;
  RejectReturnResult?: RejectReturnResultResolvers<ContextType>;
  RejectReturnSuccess?: RejectReturnSuccessResolvers<ContextType>;
  RequestMailResult?: RequestMailResultResolvers<ContextType>;
  RequestMailSuccess?: RequestMailSuccessResolvers<ContextType>;
  RequestReturnResult?: RequestReturnResultResolvers<ContextType>;
  RequestReturnSuccess?: RequestReturnSuccessResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  ResetPasswordSuccess?: ResetPasswordSuccessResolvers<ContextType>;
  ReturnLine?: ReturnLineResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewNotAllowed?: ReviewNotAllowedResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  SalesBesideBefore?: SalesBesideBeforeResolvers<ContextType>;
  SalesFigures?: SalesFiguresResolvers<ContextType>;
  SalesPart?: SalesPartResolvers<ContextType>;
  SaveAddressResult?: SaveAddressResultResolvers<ContextType>;
  SaveAddressSuccess?: SaveAddressSuccessResolvers<ContextType>;
  SaveCategoryResult?: SaveCategoryResultResolvers<ContextType>;
  SaveCategorySuccess?: SaveCategorySuccessResolvers<ContextType>;
  SavePostResult?: SavePostResultResolvers<ContextType>;
  SavePostSuccess?: SavePostSuccessResolvers<ContextType>;
  SaveProductResult?: SaveProductResultResolvers<ContextType>;
  SaveProductSuccess?: SaveProductSuccessResolvers<ContextType>;
  SavePromotionResult?: SavePromotionResultResolvers<ContextType>;
  SavePromotionSuccess?: SavePromotionSuccessResolvers<ContextType>;
  SaveSearchSynonymResult?: SaveSearchSynonymResultResolvers<ContextType>;
  SaveSearchSynonymSuccess?: SaveSearchSynonymSuccessResolvers<ContextType>;
  SaveViewResult?: SaveViewResultResolvers<ContextType>;
  SaveViewSuccess?: SaveViewSuccessResolvers<ContextType>;
  SavedAccount?: SavedAccountResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  SearchChoice?: SearchChoiceResolvers<ContextType>;
  SearchCorrection?: SearchCorrectionResolvers<ContextType>;
  SearchExplanation?: SearchExplanationResolvers<ContextType>;
  SearchPrice?: SearchPriceResolvers<ContextType>;
  SearchSynonym?: SearchSynonymResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  SellerReply?: SellerReplyResolvers<ContextType>;
  SendMessageResult?: SendMessageResultResolvers<ContextType>;
  SendMessageSuccess?: SendMessageSuccessResolvers<ContextType>;
  SendOrderCodeResult?: SendOrderCodeResultResolvers<ContextType>;
  SendOrderCodeSuccess?: SendOrderCodeSuccessResolvers<ContextType>;
  SendTestMailResult?: SendTestMailResultResolvers<ContextType>;
  SendTestMailSuccess?: SendTestMailSuccessResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  SettlePaymentResult?: SettlePaymentResultResolvers<ContextType>;
  SettlePaymentSuccess?: SettlePaymentSuccessResolvers<ContextType>;
  ShipOrderResult?: ShipOrderResultResolvers<ContextType>;
  ShipOrderSuccess?: ShipOrderSuccessResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentLine?: ShipmentLineResolvers<ContextType>;
  ShippingAddress?: ShippingAddressResolvers<ContextType>;
  SignInOptions?: SignInOptionsResolvers<ContextType>;
  StartPaymentResult?: StartPaymentResultResolvers<ContextType>;
  StartPaymentSuccess?: StartPaymentSuccessResolvers<ContextType>;
  Statistics?: StatisticsResolvers<ContextType>;
  StatisticsPoint?: StatisticsPointResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  StockAlert?: StockAlertResolvers<ContextType>;
  StockAlertFigures?: StockAlertFiguresResolvers<ContextType>;
  StockChange?: StockChangeResolvers<ContextType>;
  StockChangeConnection?: StockChangeConnectionResolvers<ContextType>;
  StockChangeEdge?: StockChangeEdgeResolvers<ContextType>;
  StockChangedMeanwhile?: StockChangedMeanwhileResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  TextPage?: TextPageResolvers<ContextType>;
  TextSection?: TextSectionResolvers<ContextType>;
  TotalChanged?: TotalChangedResolvers<ContextType>;
  TrackedOrder?: TrackedOrderResolvers<ContextType>;
  TrackedShipment?: TrackedShipmentResolvers<ContextType>;
  TrackedStep?: TrackedStepResolvers<ContextType>;
  TurnOffSecondFactorResult?: TurnOffSecondFactorResultResolvers<ContextType>;
  TurnOffSecondFactorSuccess?: TurnOffSecondFactorSuccessResolvers<ContextType>;
  UndoProductEditResult?: UndoProductEditResultResolvers<ContextType>;
  UndoProductEditSuccess?: UndoProductEditSuccessResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  UpdateProfileSuccess?: UpdateProfileSuccessResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  WantedProduct?: WantedProductResolvers<ContextType>;
  Wording?: WordingResolvers<ContextType>;
  WordingParam?: WordingParamResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  admin?: AdminDirectiveResolver<any, any, ContextType>;
  cached?: CachedDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
};
