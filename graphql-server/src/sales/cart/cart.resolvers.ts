import type { Resolvers } from '#generated/schema.ts';
import { toPicture } from '#catalogue/picture/picture-path.ts';

/** Reads a customer's list again after a change. */
const readAgain = <Loaded>(loader: { clear(id: string): { load(id: string): Promise<Loaded> } }, id: string) =>
  loader.clear(id).load(id);

/** Carts and wishlists. */
export const cartResolvers: Resolvers = {
  Mutation: {
    changeCart: async (_, input, { signedIn, services, loaders }) => {
      const viewer = await signedIn();
      const refused = await services.carts.changeCart(viewer, input);
      return { cart: await readAgain(loaders.cartOf, viewer.id), refused };
    },
    changeWishlist: async (_, input, { signedIn, services, loaders }) => {
      const viewer = await signedIn();
      await services.carts.changeWishlist(viewer, input);
      return readAgain(loaders.wishlistOf, viewer.id);
    },
  },
  CartLine: {
    image: ({ picture, product, variant }) => toPicture(variant?.picture ?? picture, product.name),
    variantId: ({ variant }) => variant?.id ?? null,
    isOffered: ({ isOffered }) => isOffered,
    priceCents: ({ product, variant }) => variant?.priceCents ?? product.priceCents,
    availableStock: ({ product, variant }) => {
      if (!product.hasVariants || product.availableStock === 0) return product.availableStock;
      return variant?.available ?? 0;
    },
  },
  Customer: {
    cart: ({ id }, _, { loaders }) => loaders.cartOf.load(id),
    wishlist: ({ id }, _, { loaders }) => loaders.wishlistOf.load(id),
  },
};
