import type { Resolvers } from '#generated/schema.ts';
import { toPicture } from '#catalogue/picture/picture-path.ts';

/** Carts and wishlists. */
export const cartResolvers: Resolvers = {
  Mutation: {
    changeCart: async (_, input, { signedIn, services, loaders }) => {
      const viewer = await signedIn();
      const refused = await services.carts.changeCart(viewer, input);
      return { cart: await loaders.cartOf.clear(viewer.id).load(viewer.id), refused };
    },
    changeWishlist: async (_, input, { signedIn, services, loaders }) => {
      const viewer = await signedIn();
      await services.carts.changeWishlist(viewer, input);
      return loaders.wishlistOf.clear(viewer.id).load(viewer.id);
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
