import type { Examples } from '../examples.ts';
import type { OpenApi, Operation } from './types.ts';

/** Replaces a parameter's example by one from this shop. */
const fill = (operation: Operation | undefined, name: string, example: string | null | undefined): void => {
  const parameter = operation?.parameters?.find((known) => known.name === name);
  if (parameter && example) parameter.example = example;
};

/**
 * Returns the document with examples from this shop, so that they work as they are. Where a shop has no data, the invented
 * examples stay.
 */
export const withExamples = (document: OpenApi, { product, customer }: Examples): OpenApi => {
  const filled = structuredClone(document);
  const { paths, components } = filled;
  fill(paths['/backend/product/details/{_id}']?.get, '_id', product?.id);
  fill(paths['/pictures/{key}/{file}']?.get, 'key', product?.picture);
  fill(paths['/order/singleOrder/{_id}']?.get, '_id', customer?.orderId);
  fill(paths['/order/newcustomer/{id}']?.put, 'id', customer?.id);
  const { NewOrder } = components.schemas;
  if (NewOrder && product)
    NewOrder.examples = [
      {
        _id: product.id,
        qty: 1,
        color: product.color,
        size: product.size,
        price: product.priceCents / 100,
        payment: 'Cash on Delivery',
        shippingAddress: {
          name: 'Rahima Khatun',
          address: 'House 24, Road 7, Dhanmondi, Dhaka 1205',
          phone: '01712345678',
          email: customer?.email ?? 'you@gmail.com',
        },
      },
    ];
  return filled;
};
