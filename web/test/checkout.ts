import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { PlaceOrderMutation } from '../src/generated/graphql.ts';
import { enter } from './enter.ts';
import { anOrder, anUnpaidOrder } from './orders.ts';
import { rahima, signedInAs, type Address } from './people.ts';
import { openShop } from './render.tsx';

/** Opens the checkout of the stored purchase with its first step. */
export const openCheckout = async (customer = rahima, addresses: readonly Address[] = []): Promise<UserEvent> => {
  signedInAs(customer, addresses);
  const { user } = openShop('/confirmorder');
  await screen.findByRole('button', { name: 'Proceed to Pay' });
  return user;
};

/** Returns the control with that label. */
export const field = (label: string): HTMLElement => screen.getByLabelText(label);

/** Returns the button with that name. */
export const press = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

/** Opens the form of the billing address, if the address is folded. */
export const openAddress = async (user: UserEvent): Promise<void> => {
  const change = screen.queryByRole('button', { name: 'Change' });
  if (change) await user.click(change);
};

/** Replaces the text of a field of the billing address. */
export const retype = async (user: UserEvent, label: string, text: string): Promise<void> => {
  await openAddress(user);
  await user.clear(field(label));
  if (text) await enter(user, field(label), text);
};

/** Goes to the step Payment. */
export const toPayment = async (user: UserEvent): Promise<void> => {
  await user.click(press('Proceed to Pay'));
  await screen.findByRole('heading', { name: 'Payment method' });
};

/** Returns the summary of the order, as wide screens show it. */
export const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

/** Chooses a payment method and confirms the order. */
export const confirm = async (user: UserEvent, method = 'Cash on Delivery'): Promise<void> => {
  await toPayment(user);
  await user.click(screen.getByRole('radio', { name: method }));
  await user.click(press(/^Confirm Order/));
};

/** The answer to an order that was placed, and waits for its payment. */
export const placedUnpaid: PlaceOrderMutation = {
  placeOrder: { __typename: 'PlaceOrderSuccess', order: anUnpaidOrder() },
};

/** The answer to an order that was placed. */
export const placed: PlaceOrderMutation = {
  placeOrder: { __typename: 'PlaceOrderSuccess', order: anOrder() },
};
