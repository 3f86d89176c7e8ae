/** The pages whose words the owner writes. */
export const TEXT_PAGES = ['HELP', 'PRIVACY', 'TERMS', 'COOKIES'] as const;

/** One of them. */
export type TextPageName = (typeof TEXT_PAGES)[number];

/** The most characters of a page in one language. */
export const PAGE_TEXT_CHARACTERS = 8000;

/** The most sections of a page; headings after those stand in the last one. */
export const MOST_SECTIONS = 40;

/** What the pages of a new shop say, in Markdown: `{fee}` is what delivery costs, `{shop}` what the shop is called. */
export const PAGE_TEXTS: Readonly<Record<TextPageName, string>> = {
  HELP: `## How do I buy?

Open a product, choose colour and size where there is a choice, and press Buy Now. Log in, check your name, address and phone number, choose how to pay, and confirm. You see your order at once under My Orders.

## I registered. Why can I not log in?

A person in the shop confirms every new account first. Until then logging in tells you that your account is waiting.

## I forgot my password

On the login page press “Forgot password?” and give your e-mail address. We send you a link, good once within an hour, by which you choose a new one. Then you are logged out everywhere else.

## What does delivery cost, and how long does it take?

Delivery is {fee} for an order, wherever in Bangladesh you live. Orders are processed within 24 hours on working days. Every order has a page that shows how far it has come.

## How can I pay?

By credit or debit card, Nagad, bKash, or in cash when it is delivered.

## Can I send it back?

Yes, within {days} days. Products come with one year of brand warranty as well. Call us or write to us, and keep the order id at hand: it is on the order’s page.`,
  PRIVACY: `## What we keep

Your name, e-mail address, phone number and the shipping address that you give us, and your orders. Your password is kept only as a hash that cannot be turned back. For each login we keep when, from which network address and with which browser it was.

## What for

To deliver what you ordered and to answer you. We sell nothing of it and show it to nobody except those who carry your parcel to you. Mails about products and your cart come only when you ask for them; each has a link that ends them. We also count how many visits come by a link of these mails, see a product, fill a cart and reach the checkout, and how often which words are searched: numbers by day, without knowing whose they are. If the shop counts visits with Google Analytics, it asks you first.

## Your say

On your profile page you can see and change your data, download everything that we keep about you, end logins that are not yours, and delete your account. Your orders stay for our books, without you in them.`,
  TERMS: `## Accounts

An account is confirmed by a person in the shop before it can be used. Keep your password to yourself; orders placed with your account are yours.

## Prices and orders

Prices are in US dollars. An order is placed at the price that you saw: if a price or the stock changed while you were choosing, we tell you first and order nothing. Totals are rounded to whole dollars. Delivery is {fee} for each order.

## Returns and warranty

You may return a product within {days} days. Products have one year of brand warranty.`,
  COOKIES: `## Only when you log in, or shop without JavaScript

Some keep you logged in, until you log out or stay away for a month. One lets us know this browser again for a year, so that nobody who guesses at your password can lock you out. Whoever logs in with Google has another for the minutes that this takes. Without JavaScript, others keep your cart and wishlist for a month. Nobody follows you here by any of them. While you only look around, the shop sets no cookies. If it counts visits with Google Analytics, it asks you first: the cookies of Google come only when you allow them, and your browser remembers your answer.

## What your browser remembers

In its own storage your browser keeps the theme and the language you chose, your cart and wishlist, the product you are buying, whether animations are paused, and, while you are logged in, the token that says so. Log out or clear the storage, and it is gone.`,
};
