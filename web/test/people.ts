import {
  AccountSectionsDocument,
  AddressBookDocument,
  ConfirmOrderPageDocument,
  MeDocument,
  OwnReviewDocument,
  type AccountSectionsQuery,
  type AddressBook_CustomerFragment,
  type AddressChoice_AddressFragment,
  type ReviewRefusal,
  type Session_CustomerFragment,
} from '../src/generated/graphql.ts';
import { pricesAre } from './pricing.ts';
import { keepCart, keepWishlist } from './stored.ts';
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

/** An address with every field that a page selects. */
export type Address = AddressBook_CustomerFragment['addresses'][number] & AddressChoice_AddressFragment;

/** An address in Savar. */
export const home: Address = {
  id: 'address-1',
  name: 'Rahima Khatun',
  phoneNumber: '+8801712345678',
  line: 'House 1, Road 2',
  upazila: { id: 'dhaka/savar', name: 'Savar', bangla: 'সাভার' },
  district: { id: 'dhaka', name: 'Dhaka', bangla: 'ঢাকা' },
  division: { id: 'dhaka', name: 'Dhaka', bangla: 'ঢাকা' },
  text: 'House 1, Road 2, Savar, Dhaka',
  isDefault: true,
};

/** An address in Jashore with another recipient. */
export const office: Address = {
  id: 'address-2',
  name: 'Salma Begum',
  phoneNumber: '+8801912345678',
  line: 'Shop 7',
  upazila: { id: 'jashore/abhaynagar', name: 'Abhaynagar', bangla: 'অভয়নগর' },
  district: { id: 'jashore', name: 'Jashore', bangla: 'যশোর' },
  division: { id: 'khulna', name: 'Khulna', bangla: 'খুলনা' },
  text: 'Shop 7, Abhaynagar, Jashore, Khulna',
  isDefault: false,
};

type Account = NonNullable<AccountSectionsQuery['me']>;

/** The session of the test's browser. */
export const thisBrowser: Account['sessions'][number] = {
  id: 'session-1',
  beganAt: '2026-11-18T09:30:00.000Z',
  usedAt: '2026-11-20T09:30:00.000Z',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  address: '203.0.113.7',
  isCurrent: true,
};

/** Returns an account as the server returns it: with a password and an unconfirmed e-mail, unless changed. */
export const accountOf = (
  customer: Session_CustomerFragment,
  wish: Partial<Account> = {},
  mail = true,
): AccountSectionsQuery => ({
  me: {
    ...customer,
    emailConfirmedAt: null,
    hasPassword: true,
    hasSecondFactor: false,
    sessions: [thisBrowser],
    savedAccounts: [],
    priceMailsSince: null,
    ...wish,
  },
  signInOptions: { mail },
});

/** Returns a customer's addresses as the server returns them. */
export const addressesOf = (customer: Session_CustomerFragment, addresses: readonly Address[] = []) => {
  const me = { ...customer, addresses: [...addresses] };
  return [answers(AddressBookDocument, { me }), answers(ConfirmOrderPageDocument, { me, productsById: [] })];
};

/** Why the signed-in customer cannot review a product; null when they can. */
export const reviewRefusalIs = (reviewRefusal: ReviewRefusal | null) =>
  answers(OwnReviewDocument, ({ productId }) => ({ product: { id: productId, reviewRefusal } }));

/** Handlers for everything that a customer's account pages request, and what pages of products ask for a customer. */
export const accountPagesOf = (customer: Session_CustomerFragment, addresses?: readonly Address[]) => [
  answers(MeDocument, { me: customer }),
  answers(AccountSectionsDocument, accountOf(customer)),
  ...addressesOf(customer, addresses),
  pricesAre(),
  reviewRefusalIs('NOT_RECEIVED'),
];

/** Starts the test with a signed-in customer whose cart and wishlist are empty. */
export const signedInAs = (customer: Session_CustomerFragment, addresses?: readonly Address[]): void => {
  localStorage.setItem('token', `token of ${customer.displayName}`);
  keepCart([], customer.id);
  keepWishlist([], customer.id);
  server.use(...accountPagesOf(customer, addresses));
};
