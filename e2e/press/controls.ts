import type { Locator, Page } from '@playwright/test';
import type { Soft, State } from './state.ts';

type Whole = State & Soft;

/** What must be so after presses: a value, or a test of it. */
export type Effect = { [Key in keyof Whole]?: Whole[Key] | ((value: Whole[Key]) => boolean) };

/** Something that people press. */
export interface Control {
  name: string;
  find: (page: Page) => Locator;
  /** What is so afterwards, where before was what `base` says; of some one is enough. */
  effect: (base: Whole) => Effect | Effect[];
  /** What is so after two presses; without it, it is not pressed twice. */
  twice?: (base: Whole) => Effect | Effect[];
  /** The part of the effect that stays when a link is followed right after; without it no link is. */
  lasting?: (base: Whole) => Effect | Effect[];
  /** What is done instead of a press by finger. */
  act?: (control: Locator) => Promise<void>;
  /** What is pressed or typed before. */
  before?: (page: Page) => Promise<void>;
}

/** A page where it is pressed. */
export interface Place {
  name: string;
  path: string;
  /** Whose browser: a visitor's with an empty cart, with goods, or a customer's at the checkout. */
  as: 'visitor' | 'visitor with goods' | 'customer';
  controls: Control[];
}

const main = (page: Page) => page.locator('main');
const named = (page: Page, name: RegExp | string) => main(page).getByRole('button', { name });
const flipped = (values: boolean[], at: number) => values.map((value, place) => value !== (place === at));
const unchanged = () => ({});
/** A link. The page that it leads to has other choices, pictures and so on. */
const leads = (path: string | RegExp): Effect => ({
  path: (now) => (typeof path === 'string' ? now === path : path.test(now)),
  choices: () => true,
  quantity: () => true,
  alert: () => true,
  folds: () => true,
  radios: () => true,
});

const link = (name: string, find: Control['find'], path: string | RegExp): Control => ({
  name,
  find,
  effect: () => leads(path),
  twice: () => leads(path),
});

const fold = (at: number): Control => ({
  name: `fold ${at + 1} of the footer`,
  find: (page) => page.locator('footer summary, footer button[aria-expanded]').nth(at),
  effect: ({ folds }) => ({ folds: flipped(folds, at) }),
  twice: unchanged,
  lasting: unchanged,
});

const heart = (at: number): Control => ({
  name: at === 0 ? 'heart' : `heart ${at + 1}`,
  find: (page) => named(page, /wishlist/i).nth(at),
  effect: () => ({ wishes: ({ length }) => length === 1 }),
  twice: unchanged,
  lasting: () => ({ wishes: ({ length }) => length === 1 }),
});

const menu: Control = {
  name: 'menu',
  find: (page) => page.locator('header').locator('button, summary').and(page.locator('[aria-label="Open menu"]')),
  effect: () => ({ isCovered: true }),
};

const theme: Control = {
  name: 'theme',
  find: (page) => page.locator('header button[title$=theme]'),
  effect: () => ({ theme: 'dark' }),
  twice: unchanged,
  lasting: () => ({ theme: 'dark' }),
};

const language: Control = {
  name: 'language',
  find: (page) => page.locator('footer a[hreflang=bn]'),
  // What is not for search engines keeps its address.
  effect: () => ({ ...leads(/./), language: 'bn' }),
};

const search: Control = {
  name: 'search',
  find: (page) => page.locator('header form button[type=submit]'),
  before: (page) => page.locator('header input[name=q]').fill('lamp'),
  effect: () => leads(/^\/search\?q=lamp/),
};

const cartLink = link('link to the cart', (page) => page.locator('header a[href="/cart"]'), '/cart');
const loginLink = link('link to login', (page) => page.locator('header a[href="/login"]'), '/login');
const everywhere = [menu, theme, language, search, fold(0), fold(1), fold(2), cartLink, loginLink];
const productLink = link(
  'link to a product',
  (page) => main(page).locator('a[href^="/details/"]').filter({ visible: true }).nth(1),
  /^\/details\//,
);

const sort: Control = {
  name: 'sort',
  find: (page) => page.locator('main select[name=sort]'),
  act: async (control) => void (await control.selectOption('PRICE_ASC')),
  effect: () => leads(/sort=PRICE_ASC/),
};

const filters: Control = {
  name: 'filters',
  find: (page) =>
    main(page)
      .locator('button, summary, a')
      .filter({ hasText: /^Show Filters/ }),
  // The filters have fields of colours and sizes, too.
  effect: () => [
    { isCovered: true, choices: () => true },
    { opened: (count) => count > 0, choices: () => true },
    leads(/filter/),
  ],
};

const lists = [productLink, heart(0), heart(3), sort, filters];

/** One of a product's choices: the option at a place. */
const option = (group: RegExp, at: number) => (page: Page) =>
  main(page).getByRole('group', { name: group }).locator('button, label').nth(at);

const add: Control = {
  name: 'Add To Cart',
  find: (page) => named(page, 'Add To Cart').first(),
  effect: () => ({ pieces: 1, lines: 1 }),
  // A second press is a second piece, or, while the first is on its way, the same.
  twice: () => [
    { pieces: 1, lines: 1 },
    { pieces: 2, lines: 1 },
  ],
  lasting: () => ({ pieces: 1, lines: 1 }),
};

const buy: Control = {
  name: 'Buy Now',
  find: (page) => named(page, 'Buy Now').first(),
  effect: () => leads(/^\/(confirmorder|login)/),
  twice: () => leads(/^\/(confirmorder|login)/),
};

const more = (label: 'One more' | 'One less', quantity: string): Control => ({
  name: label,
  find: (page) => named(page, label).first(),
  effect: () => ({ quantity }),
});

const ofProduct: Control[] = [
  heart(0),
  buy,
  {
    ...more('One more', '2'),
    twice: () => ({ quantity: '3' }),
    lasting: unchanged,
  },
  {
    name: 'third picture',
    find: (page) => main(page).locator('[aria-label^="Show picture 3"]'),
    effect: ({ scrolled }) => ({ scrolled: (now) => now !== scrolled }),
    twice: ({ scrolled }) => ({ scrolled: (now) => now !== scrolled }),
  },
  {
    name: 'enlarge',
    find: (page) => main(page).locator('[aria-label^="Enlarge"]').first(),
    effect: () => ({ isCovered: true }),
  },
  {
    name: 'division',
    find: (page) =>
      main(page)
        .locator('summary')
        .filter({ hasText: /change$/i }),
    effect: () => ({ opened: (count) => count > 0 }),
  },
  link('link to page 2 of reviews', (page) => main(page).locator('a[href*="reviews=2"]').first(), /reviews=2/),
];

const ofChoices: Control[] = [
  {
    name: 'size',
    find: option(/^Size/, 1),
    effect: ({ choices }) => ({ choices: [...choices.slice(0, -1), 1] }),
    // A second press takes the choice back; a radio button without scripts keeps it.
    twice: ({ choices }) => [{ choices }, { choices: [...choices.slice(0, -1), 1] }],
    lasting: unchanged,
  },
  {
    name: 'color',
    find: option(/^Color/, 1),
    effect: ({ choices }) => ({ choices: choices.with(0, 1) }),
    lasting: unchanged,
  },
  {
    ...add,
    name: 'Add To Cart without a choice',
    effect: () => ({ alert: (text) => /^Please select a (color|size)/.test(text) }),
    twice: () => ({ alert: (text) => /^Please select a (color|size)/.test(text) }),
    lasting: unchanged,
  },
];

/** Right after its choices: two or three presses in a row. */
const chosenAdd: Control = {
  ...add,
  name: 'choices, then Add To Cart',
  before: async (page) => {
    for (const group of [/^Color/, /^Size/]) await option(group, 0)(page).tap();
  },
  effect: ({ choices }) => ({ pieces: 1, lines: 1, choices: choices.map(() => 0) }),
  twice: ({ choices }) => [1, 2].map((pieces) => ({ pieces, lines: 1, choices: choices.map(() => 0) })),
};

const ofCart: Control[] = [
  {
    ...more('One more', '2'),
    effect: ({ pieces }) => ({ quantity: '2', pieces: pieces + 1 }),
    twice: ({ pieces }) => ({ quantity: '3', pieces: pieces + 2 }),
    lasting: ({ pieces }) => ({ pieces: pieces + 1 }),
  },
  {
    name: 'remove',
    find: (page) => named(page, /^Remove/).first(),
    effect: ({ lines }) => ({ lines: lines - 1, pieces: () => true, quantity: () => true }),
    lasting: ({ lines }) => ({ lines: lines - 1, pieces: () => true }),
  },
  {
    name: 'move to the wishlist',
    find: (page) => named(page, /^Move to wishlist/).first(),
    effect: ({ lines }) => ({
      lines: lines - 1,
      pieces: () => true,
      quantity: () => true,
      wishes: ({ length }) => length === 1,
    }),
  },
  {
    ...buy,
    name: 'checkout',
    find: (page) =>
      main(page)
        .locator('button, a')
        .filter({ hasText: /^Checkout$/ }),
  },
];

const ofHome: Control[] = [
  productLink,
  heart(0),
  heart(7),
  {
    name: 'Show more',
    find: (page) =>
      main(page)
        .locator('button, a, summary')
        .filter({ hasText: /^Show more/ })
        .first(),
    // Before its code it leads to the list of them.
    effect: ({ cards }) => [{ cards: (now) => now > cards }, leads('/product')],
  },
  {
    name: 'pause',
    find: (page) => main(page).locator('[aria-label="Pause animations"], [aria-label="Play animations"]'),
    effect: () => ({ isPaused: true }),
    twice: unchanged,
  },
];

const accountMenu: Control = {
  name: 'account menu',
  find: (page) => page.locator('header').locator('button, summary').and(page.locator('[aria-label^="Account menu"]')),
  effect: () => ({ isCovered: true }),
};

const logIn: Control = {
  name: 'log in',
  find: (page) => main(page).getByRole('button', { name: 'Log in', exact: true }),
  before: async (page) => {
    await main(page).locator('input[type=email]').fill('rahima.demo@gmail.com');
    await main(page).locator('input[type=password]').fill('haat-demo-customer');
  },
  effect: () => ({
    ...leads('/'),
    isSignedIn: true,
    wishes: () => true,
    pieces: () => true,
    lines: () => true,
  }),
};

const ofCheckout: Control[] = [
  {
    name: 'change of the address',
    find: (page) => named(page, 'Change'),
    effect: () => ({ radios: ({ length }) => length === 1 }),
  },
  {
    name: 'order summary',
    find: (page) => main(page).locator('summary').first(),
    effect: ({ opened }) => ({ opened: (now) => now !== opened, radios: () => true }),
    twice: ({ opened }) => ({ opened, radios: () => true }),
  },
];

/** The pages with what is pressed there, for a product without choices and one with colours and sizes. */
export const placesOf = (plain: string, chosen: string): Place[] => [
  { name: 'home', path: '/', as: 'visitor', controls: [...everywhere, ...ofHome] },
  { name: 'search', path: '/search?q=phone', as: 'visitor', controls: [...everywhere, ...lists] },
  {
    name: 'category',
    path: '/admin/electronics',
    as: 'visitor',
    controls: [
      ...everywhere,
      ...lists,
      link('link to a subcategory', (page) => main(page).locator('a[href="/admin/laptops"]').first(), '/admin/laptops'),
    ],
  },
  { name: 'product', path: plain, as: 'visitor', controls: [...everywhere, ...ofProduct, add] },
  { name: 'choices', path: chosen, as: 'visitor', controls: [...ofChoices, chosenAdd] },
  { name: 'cart', path: '/cart', as: 'visitor with goods', controls: [...everywhere, ...ofCart] },
  { name: 'login', path: '/login', as: 'visitor', controls: [logIn] },
  { name: 'home', path: '/', as: 'customer', controls: [accountMenu] },
  { name: 'checkout', path: '/confirmorder', as: 'customer', controls: [theme, ...ofCheckout] },
];
