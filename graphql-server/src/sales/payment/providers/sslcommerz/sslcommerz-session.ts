import type { SslcommerzConfig } from '#platform/config/provider-config.ts';
import { compactId, type ProviderPayment } from '../provider.ts';
import { takaOf } from '../taka.ts';

/** What SSLCommerz takes in one payment, in paisa. */
export const TAKEN = { least: 1000, most: 50_000_000 };

/** The longest e-mail address that it takes, in characters. */
const LONGEST_EMAIL = 50;

/** The most pieces that fit into its field. */
const MOST_PIECES = 9;

/** Returns a text of at most so many characters, and never an empty one: an empty field is refused as a missing one. */
const fit = (text: string, longest: number) => [...text.trim()].slice(0, longest).join('') || 'N/A';

/**
 * A part of an address might be somebody else's: a reserved domain, which gets no mail, takes the place of a longer
 * one.
 */
const emailOf = ({ customer, orderNumber }: ProviderPayment) =>
  customer.email.length <= LONGEST_EMAIL ? customer.email : `order-${orderNumber}@haat.invalid`;

/** Returns the form that asks for a session. The sums are in taka, so that nothing is converted. */
export const sessionForm = (
  { storeId, storePassword }: SslcommerzConfig,
  payment: ProviderPayment,
): URLSearchParams => {
  const { customer, returnUrl } = payment;
  return new URLSearchParams({
    store_id: storeId,
    store_passwd: storePassword,
    total_amount: takaOf(payment.amountPaisa),
    currency: 'BDT',
    tran_id: compactId(payment.id),
    // The same address for every end: the browser's word decides nothing.
    success_url: returnUrl,
    fail_url: returnUrl,
    cancel_url: returnUrl,
    ipn_url: payment.notifyUrl,
    cus_name: fit(customer.name, 50),
    cus_email: emailOf(payment),
    cus_phone: fit(customer.phone, 20),
    cus_add1: fit(customer.address, 50),
    // An address is one text: its last part is the town, as people write it.
    cus_city: fit(customer.address.split(',').at(-1) ?? '', 50),
    cus_postcode: fit('', 30),
    cus_country: 'Bangladesh',
    // The shop delivers by itself, so SSLCommerz gets no second address.
    shipping_method: 'NO',
    num_of_item: String(Math.min(payment.pieces, MOST_PIECES)),
    product_name: fit(payment.productName, 255),
    product_category: 'general',
    product_profile: 'general',
    // Shown in the merchant's panel.
    value_a: `Order ${payment.orderNumber}`,
  });
};
