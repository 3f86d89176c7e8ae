import type { ProductModel } from '#catalogue/product/product.model.ts';

/** One line of a cart, with the product as it is now. */
export interface CartLineModel {
  product: ProductModel;
  /** Key in the image store: the picture of the chosen colour where there is one, else the main one. */
  picture: string;
  quantity: number;
  color: string | null;
  size: string | null;
  seenPriceCents: number;
  /** Whether the product comes in that colour and size. */
  isOffered: boolean;
  /** The variant of that colour and size; null for a product without variants, and where there is none. */
  variant: { id: string; priceCents: number | null; available: number; picture: string | null } | null;
}

/** A cart as services return it. */
export interface CartModel {
  /** Oldest first. */
  lines: CartLineModel[];
}
