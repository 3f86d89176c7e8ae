import type { CartLine } from './cart.ts';
import type { DeliveryDates } from './delivery.ts';
import type { BillingAddress } from './order.input.ts';
import type { OrderStatus, OrderTotals } from './order.ts';
import type { PageSettings } from './shop-settings.ts';
import type { LanguagePrefix, LanguageTag } from './language.ts';
import type { Wording } from './sentence.ts';

/** A sentence for people, which a page translates. */
interface Said {
  message: string;
  wording: Wording | null;
}

/** A form that the server has refused: its page shows what was typed and what is wrong. */
export interface RefusedFormShown extends Said {
  /** The path that it was sent to, without the prefix of the language. */
  path: string;
  /** The address of the page that shows it, with the prefix of the language. */
  page: string;
  fields: Readonly<Record<string, string>>;
  /** What the refusal tells besides its sentence, such as the current price. */
  details: object;
  /** What is wrong with single fields. */
  problems: readonly (Said & { field: string })[];
}

/** A product as it is now. */
export interface ShownProduct {
  productId: string;
  /** In the language of the page, as all names here. */
  name: string;
  /** Path on this server, as in `Picture.path`. */
  picture: string;
  priceCents: number;
  availableStock: number;
}

/** A line of a cart with what it chooses as it is now. */
export interface ShownLine extends ShownProduct, CartLine {
  /** The name of the colour. */
  colorLabel: string | null;
  /** Whether the product comes in this colour and size. */
  isOffered: boolean;
}

/** What somebody is about to order, as the checkout's page shows it. */
export interface ShownCheckout {
  /** Those of them that can be ordered, with the pieces that can be had. */
  lines: readonly ShownLine[];
  totals: OrderTotals & { adjustments: [] };
  /** The days between which it arrives if it is ordered now. */
  delivery: DeliveryDates;
  /** The billing address as far as the account knows it. */
  billing: BillingAddress;
  /** Makes the order that is placed by this page one order, however often it is sent. */
  idempotencyKey: string;
  /** Whether it comes from the cart, out of which it is taken when it is ordered. */
  isFromCart: boolean;
}

/** An order in the list of the person's orders. */
export interface ShownOrder {
  number: number;
  /** What was bought, a name for each line. */
  names: readonly string[];
  status: OrderStatus;
  placedAt: string;
  totalCents: number;
  /** The page that says where it is, for whoever has the link. */
  trackingPath: string;
}

/** What the server knows of who opens a page, for pages without scripts; modules fill it. */
export interface Visitor {
  cart: readonly ShownLine[];
  /** Newest first. */
  wishlist: readonly ShownProduct[];
  /** Null for somebody who has to log in first. */
  checkout: ShownCheckout | null;
  /** The latest orders, newest first; null for somebody who has to log in first. */
  orders: readonly ShownOrder[] | null;
  /** The refused form that the page shows again. */
  form: RefusedFormShown | null;
}

/** Somebody of whom the server knows nothing. */
export const NOBODY: Visitor = { cart: [], wishlist: [], checkout: null, orders: null, form: null };

/**
 * A page to render on the server. Without a visitor it is for nobody in particular: what is personal appears in the
 * browser.
 */
export interface RenderRequest {
  /** Path and query, without the prefix of the language. */
  url: string;
  language: LanguageTag;
  /** What the address begins with when it names its language; empty for addresses that do not. */
  prefix: LanguagePrefix;
  /** Whether there is such a page: 404 for never, 410 for no longer. */
  status: 200 | 404 | 410;
  /** The shop's public URL, without a slash at the end. */
  origin: string;
  /** The files of the code that this page needs besides the shop's. */
  files: readonly string[];
  /** The shop's settings. */
  settings: PageSettings;
  /** Whose page it is; null for one that everybody gets. */
  visitor: Visitor | null;
  /** Answers an operation as `/graphql` does: for the visitor, or for somebody who is not signed in. */
  ask: Ask;
  /** When the rendering is given up, in milliseconds: it throws then. */
  withinMs: number;
}

/** Executes an operation. Throws when it is refused. */
export type Ask = (operation: {
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}) => Promise<{ data?: unknown; errors?: readonly { message: string }[] }>;

/** A page that was rendered. */
export interface RenderedPage {
  /** The whole document. */
  html: string;
  /** Ids of the products that it shows: it is old when one of them changes. */
  shows: readonly string[];
  /** False for a page whose address is a secret, such as the link of a mail: nobody may keep it. */
  isPublic: boolean;
}

/** Renders a page. @throws when it cannot; the browser can render the page then */
export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

/**
 * Creates the renderer for a template, the built page without contents: what the web's build for the server exports.
 */
export type CreateRenderer = (template: string) => Renderer;
