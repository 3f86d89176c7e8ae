import type { cart as en } from '../en/cart.ts';

/** Cart and wishlist. */
export const cart = {
  'cart.title': 'কার্ট',
  'cart.link': 'কার্ট, পণ্য: {count}',
  'cart.link.empty': 'কার্ট, খালি',
  'cart.adding': 'কার্টে যোগ হচ্ছে…',
  'cart.wishlist': 'পছন্দের তালিকা',
  'cart.wishlist.add': 'পছন্দের তালিকায় রাখুন: {name}',
  'cart.wishlist.takeOff': 'পছন্দের তালিকা থেকে সরান: {name}',
} satisfies Record<keyof typeof en, string>;
