import { MeDocument, type Session_CustomerFragment } from '../src/generated/graphql.ts';
import { cart } from '../src/shop/cart/cart.ts';
import { wishlist } from '../src/shop/cart/wishlist.ts';
import { answers, server } from './server.ts';

/** A customer. */
export const rahima: Session_CustomerFragment = {
  id: 'customer-1',
  displayName: 'Rahima Khatun',
  email: 'rahima@gmail.com',
  phoneNumber: '01712345678',
  shippingAddress: 'House 7, Road 3, Dhanmondi, Dhaka',
  photoUrl: null,
  role: 'CUSTOMER',
};

/** An admin. */
export const karim: Session_CustomerFragment = {
  ...rahima,
  id: 'customer-2',
  displayName: 'Karim',
  role: 'ADMIN',
};

/** Begins the test with somebody signed in, whose cart and wishlist are empty. */
export const signedInAs = (customer: Session_CustomerFragment): void => {
  localStorage.setItem('token', `token of ${customer.displayName}`);
  cart.write({ items: [], account: customer.id, changed: false });
  wishlist.write({ items: [], account: customer.id, changed: false });
  server.use(answers(MeDocument, { me: customer }));
};
