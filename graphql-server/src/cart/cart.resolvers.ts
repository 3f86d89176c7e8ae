import type { CartLine } from '../../../schema/cart.rules.ts';
import type { RequestContext } from '../http/context.ts';
import type { Viewer } from '../customer/customer.model.ts';
import type { CartLineInput, Resolvers } from '../generated/schema.ts';
import { toPicture } from '../product/product.resolvers.ts';

const toLines = (lines: readonly CartLineInput[]): CartLine[] =>
  lines.map(({ color, size, ...line }) => ({ ...line, color: color ?? null, size: size ?? null }));

/** Changes something of who is signed in, and lets the rest of the request see it. */
const change = async <Result>(
  context: RequestContext,
  loaded: 'cartOf' | 'wishlistOf',
  work: (viewer: Viewer) => Promise<Result>,
): Promise<Result> => {
  const viewer = await context.signedIn();
  const result = await work(viewer);
  context.loaders[loaded].clear(viewer.id);
  return result;
};

/** Carts and wishlists. */
export const cartResolvers: Resolvers = {
  Mutation: {
    mergeCart: (_, { lines }, context) =>
      change(context, 'cartOf', (viewer) =>
        context.services.carts.mergeCart(viewer, toLines(lines), context.language),
      ),
    saveCart: (_, { lines }, context) =>
      change(context, 'cartOf', (viewer) =>
        context.services.carts.saveCart(viewer, toLines(lines), context.language),
      ),
    mergeWishlist: (_, { productIds }, context) =>
      change(context, 'wishlistOf', (viewer) =>
        context.services.carts.mergeWishlist(viewer, productIds, context.language),
      ),
    saveWishlist: (_, { productIds }, context) =>
      change(context, 'wishlistOf', (viewer) =>
        context.services.carts.saveWishlist(viewer, productIds, context.language),
      ),
  },
  CartLine: {
    image: ({ picture, product }) => toPicture(picture, product.name),
  },
  Customer: {
    cart: ({ id }, _, { loaders }) => loaders.cartOf.load(id),
    wishlist: ({ id }, _, { loaders }) => loaders.wishlistOf.load(id),
  },
};
