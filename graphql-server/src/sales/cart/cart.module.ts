import DataLoader from 'dataloader';
import type { Module } from '#platform/module/module.ts';
import type { ProductModel } from '#catalogue/product/product.model.ts';
import { CartChangesEntity, CartLineEntity, WishlistItemEntity } from './cart.entity.ts';
import { cartForms } from './cart.forms.ts';
import type { CartModel } from './cart.model.ts';
import { cartResolvers } from './cart.resolvers.ts';
import { CartService } from './cart.service.ts';
import { cartPrivacy } from './cart.privacy.ts';
import { cartOfVisitor, takeOverLists } from './visitor-lists.forms.ts';

declare module '#platform/module/services.ts' {
  interface Services {
    carts: CartService;
  }
  interface Loaders {
    cartOf: DataLoader<string, CartModel>;
    wishlistOf: DataLoader<string, ProductModel[]>;
  }
}

/** Carts and wishlists. */
export const cartModule: Module = {
  name: 'cart',
  entities: [CartLineEntity, WishlistItemEntity, CartChangesEntity],
  services: { carts: ({ database }) => new CartService(database) },
  loaders: {
    cartOf: ({ services, language, signedIn }) =>
      new DataLoader(async (ids) => services.carts.cartsOf(await signedIn(), ids, language)),
    wishlistOf: ({ services, language, signedIn }) =>
      new DataLoader(async (ids) => services.carts.wishlistsOf(await signedIn(), ids, language)),
  },
  resolvers: cartResolvers,
  forms: cartForms,
  visitor: cartOfVisitor,
  onFormSignIn: takeOverLists,
  privacy: cartPrivacy,
};
