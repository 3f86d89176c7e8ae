import { randomUUID } from 'node:crypto';
import { linesFromCookie, linesToCookie, readLines } from '#schema/cart.cookies.ts';
import { isSameChoice } from '#schema/cart.ts';
import { districtOf } from '#schema/district.ts';
import { MAX_ORDER_LINES, orderTotals } from '#schema/order.ts';
import * as pages from '#schema/pages.ts';
import { nationalPhone } from '#schema/phone.ts';
import type { ShownLine, Visitor } from '#schema/rendering.ts';
import type { Viewer } from '#people/customer/customer.model.ts';
import type { RequestContext } from '#platform/http/context.ts';
import type { FormAddress, Forms, PageSender, RawCookies } from '#platform/http/forms/form.ts';
import { choiceIn, quantityIn } from '../cart/choice-fields.ts';

/** Who must log in first comes back to the checkout. */
const LOGIN_FIRST = `${pages.login}?${new URLSearchParams({ back: pages.confirmOrder })}`;

/**
 * Goes to the checkout with one product, or with the cart when none is named. For everybody; an order needs signing in.
 */
const buy: FormAddress['take'] = async (form, context) => {
  const choice = choiceIn(form.fields);
  if (choice.productId === '') form.setCookie('purchase', null);
  else {
    const line = await context.services.checkout.lineToBuy({ ...choice, quantity: quantityIn(form.fields) });
    form.setCookie('purchase', linesToCookie([line]));
  }
  return (await context.viewer()) ? pages.confirmOrder : LOGIN_FIRST;
};

/** Places an order by Cash on Delivery, as the page showed it. For customers. */
const confirmOrder: FormAddress['take'] = async (form, context) => {
  const viewer = await context.viewer();
  if (viewer === null) return LOGIN_FIRST;
  const { checkout, trackingLinks } = context.services;
  const { name = '', address = '', phone = '', total, fee, key = '', lines = '' } = form.fields;
  const ordered = readLines(lines, MAX_ORDER_LINES);
  const order = await checkout.placeOrder(viewer, {
    idempotencyKey: key,
    lines: ordered,
    paymentMethod: 'CASH_ON_DELIVERY',
    seenTotalCents: Number(total),
    seenDeliveryFeeCents: Number(fee),
    shippingAddress: { name, address, phone, email: viewer.email },
  });
  if (form.fields['from'] === 'cart') {
    // What was ordered leaves the account's cart, once for each order.
    const { carts } = context.services;
    const changes = (await carts.linesOf(viewer))
      .filter((line) => ordered.some((one) => isSameChoice(one, line)))
      .map(({ quantity, ...line }) => ({ ...line, from: quantity, to: 0, place: null }));
    await carts.changeCart(viewer, { idempotencyKey: key, changes });
  } else form.setCookie('purchase', null);
  return order.awaits === 'CODE' ? `/pay/${order.id}` : trackingLinks.pathOf(order.id);
};

/** Confirms an order by the code of its mail, or has a new one sent. For the customer of the order. */
const confirmByCode: FormAddress['take'] = async ({ fields, params: { id = '' } }, context) => {
  const viewer = await context.viewer();
  const page = `/pay/${encodeURIComponent(id)}`;
  if (viewer === null) return `${pages.login}?${new URLSearchParams({ back: page })}`;
  const { orderCodes, trackingLinks } = context.services;
  if (fields['do'] === 'again') {
    await orderCodes.sendAgain(viewer, id);
    return page;
  }
  const order = await orderCodes.confirm(viewer, { orderId: id, code: fields['code'] ?? '' });
  return trackingLinks.pathOf(order.id);
};

/** Returns what is about to be ordered: what Buy Now was pressed for, or what can be had of the account's cart. */
const linesToOrder = async (
  { services: { carts, checkout }, language }: RequestContext,
  viewer: Viewer,
  cookies: RawCookies,
): Promise<ShownLine[]> => {
  const bought = linesFromCookie(cookies['purchase']);
  const lines = bought.length > 0 ? bought : await carts.linesOf(viewer);
  const shown = await checkout.linesAsSeen(lines, language);
  return shown
    .map((line) => ({
      ...line,
      quantity: line.isOffered ? Math.min(line.quantity, line.availableStock) : 0,
      seenPriceCents: line.priceCents,
    }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, MAX_ORDER_LINES);
};

/** What the checkout shows of who opens it. */
export const checkoutOfVisitor = async (
  context: RequestContext,
  { page, cookies, typed }: PageSender,
): Promise<Partial<Visitor>> => {
  const viewer = page === 'confirmOrder' ? await context.viewer() : null;
  if (viewer === null) return {};
  const lines = await linesToOrder(context, viewer, cookies);
  const { checkout, calendar, cachedSettings } = context.services;
  // Of the address that the form shows.
  const district = districtOf(typed['address'] ?? viewer.shippingAddress ?? '');
  const totals =
    lines.length === 0
      ? orderTotals([], (await cachedSettings()).delivery, district)
      : await checkout.checkout(viewer, { lines, promotionCode: null, district });
  const { discountCents, roundingCents, itemsTotalCents, deliveryFeeCents, totalCents } = totals;
  return {
    checkout: {
      lines,
      totals: {
        discountCents,
        roundingCents,
        itemsTotalCents,
        deliveryFeeCents,
        totalCents,
        adjustments: [],
      },
      delivery: await calendar.arrivalOf(new Date()),
      billing: {
        name: viewer.displayName,
        address: viewer.shippingAddress ?? '',
        phone: nationalPhone(viewer.phoneNumber ?? ''),
        email: viewer.email,
      },
      idempotencyKey: randomUUID(),
      isFromCart: linesFromCookie(cookies['purchase']).length === 0,
    },
  };
};

/** The forms of the checkout. */
export const checkoutForms: Forms = {
  '/buy': { take: buy, pageOf: ({ back }) => back ?? pages.home },
  '/confirmorder': { take: confirmOrder },
  '/pay/:id': { take: confirmByCode },
};
