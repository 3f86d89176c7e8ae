import type { ComponentType, ReactElement } from 'react';
import * as pages from '#schema/pages.ts';
import { withApollo } from '../lib/apollo/withApollo.tsx';
import { lazyPart } from '../lib/lazyPart.ts';
import type { PageQuery } from '../lib/pageQuery.ts';
import type { PlainMessageKey } from '../messages/translate.ts';
import { useMessages } from '../messages/useMessages.ts';
import { withGoodsTexts, withTexts } from '../messages/withTexts.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { withChakra } from '../ui/theme/withChakra.tsx';

/** Who may see a page. */
export type Guard = 'public' | 'customer' | 'admin';

/** A page of the shop. */
export interface PageRoute {
  path: string;
  guard: Guard;
  /** The document title; null when the page sets it from its data. */
  title: PlainMessageKey | null;
  /** Loads the page's code. */
  load: () => Promise<unknown>;
  /** Loads the page's query, where a link or a server sends it before the page is rendered. */
  query?: () => Promise<{ query: PageQuery }>;
  /**
   * Whether Apollo comes with the page. Not when all that it needs at first is handed over by the server (`pageQueries`
   * in codegen.ts).
   */
  usesApollo: boolean;
  /** Props besides the parts of the path. */
  props?: object;
  element: ReactElement;
}

interface Options<Props> extends Partial<Pick<PageRoute, 'query' | 'usesApollo'>> {
  props?: Props;
}

const route = <Props extends object>(
  path: string,
  guard: Guard,
  title: PlainMessageKey | null,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { props, query, usesApollo = true }: Options<Props> = {},
): PageRoute => {
  const titled = async (): Promise<{ default: ComponentType<Props> }> => {
    const { default: Part } = await load();
    return {
      default: (given: Props) => (
        <>
          {title && <Title of={title} />}
          <Part {...given} />
        </>
      ),
    };
  };
  // The home page does not need the later texts, and the other pages without Apollo only some of them.
  const withoutApollo = path === pages.home ? titled : () => withGoodsTexts(titled);
  const Page = lazyPart(usesApollo ? () => withApollo(() => withChakra(() => withTexts(titled))) : withoutApollo);
  const element = <Page {...(props as Props)} />;
  return { path, guard, title, load, element, usesApollo, ...(query && { query }), ...(props && { props }) };
};

const Title = ({ of }: { of: PlainMessageKey }) => <PageTitle title={useMessages().t(of)} />;

const notFound = route('*', 'public', null, () => import('./NotFoundPage.tsx'), { usesApollo: false });
const search = () => import('../shop/product/listing/SearchPage.tsx');
const searchQuery = () => import('../shop/product/listing/searchQuery.ts');
const category = () => import('../shop/product/listing/CategoryPage.tsx');
const categoryQuery = () => import('../shop/product/listing/categoryQuery.ts');
const help = () => import('../shop/help/HelpPage.tsx');
const helpQuery = () => import('../shop/help/textPageQuery.ts');
const signInOptions = () => import('../shop/auth/signInOptionsQuery.ts');

/**
 * Every page of the shop (spec §2), but for those of the dashboard (`admin/adminRoutes.tsx`), with its guard, its
 * title, its code and its query: the router, the preloading of links, the `Link` headers of the server
 * (web/first-load.ts) and the server's rendering read this table. The code comes when the page is opened.
 */
export const routes: readonly PageRoute[] = [
  route(pages.home, 'public', 'home.title', () => import('../shop/home/HomePage.tsx'), {
    query: () => import('../shop/home/homeQuery.ts'),
    usesApollo: false,
  }),
  route(pages.search, 'public', null, search, { query: searchQuery, usesApollo: false }),
  route(pages.products, 'public', null, search, { query: searchQuery, usesApollo: false }),
  route(pages.details, 'public', null, () => import('../shop/product/page/ProductPage.tsx'), {
    query: () => import('../shop/product/page/productQuery.ts'),
    usesApollo: false,
  }),
  route(pages.electronics, 'public', null, category, {
    props: { slug: 'electronics' },
    query: categoryQuery,
    usesApollo: false,
  }),
  route(pages.fashion, 'public', null, category, {
    props: { slug: 'fashion' },
    query: categoryQuery,
    usesApollo: false,
  }),
  route(pages.homeFurniture, 'public', null, category, {
    props: { slug: 'home-furniture' },
    query: categoryQuery,
    usesApollo: false,
  }),
  route(pages.category, 'public', null, category, { query: categoryQuery, usesApollo: false }),
  route(pages.login, 'public', null, () => import('../shop/auth/LoginPage.tsx'), { query: signInOptions }),
  route(
    pages.forgotPassword,
    'public',
    'session.forgot.title',
    () => import('../shop/auth/links/ForgotPasswordPage.tsx'),
    { query: signInOptions },
  ),
  route(pages.resetPassword, 'public', 'session.reset.title', () => import('../shop/auth/links/ResetPasswordPage.tsx')),
  route(pages.confirmEmail, 'public', 'session.confirm.title', () => import('../shop/auth/links/ConfirmEmailPage.tsx')),
  route(pages.cart, 'public', 'cart.title', () => import('../shop/cart/CartPage.tsx')),
  route(pages.wishlist, 'public', 'cart.wishlist', () => import('../shop/cart/WishlistPage.tsx')),
  route(
    pages.confirmOrder,
    'customer',
    'order.checkout.title',
    () => import('../shop/order/checkout/ConfirmOrderPage.tsx'),
  ),
  route(pages.congratulations, 'customer', null, () => import('../shop/order/checkout/CongratulationsPage.tsx')),
  route(pages.pay, 'customer', null, () => import('../shop/order/pay/PayPage.tsx')),
  route(pages.viewOrder, 'customer', null, () => import('../shop/order/view/ViewOrderPage.tsx')),
  route(pages.trackOrder, 'customer', null, () => import('../shop/order/tracking/OrderTrackingPage.tsx')),
  route(pages.track, 'public', 'order.tracking.title', () => import('../shop/order/tracking/TrackPage.tsx'), {
    query: () => import('../shop/order/tracking/trackQuery.ts'),
  }),
  route(pages.myOrders, 'customer', 'order.list.title', () => import('../shop/order/list/MyOrdersPage.tsx')),
  route(pages.profile, 'customer', 'customer.profile.title', () => import('../shop/account/ProfilePage.tsx')),
  // All pages below are in the dashboard's own table, which loads with it.
  route(`${pages.dashboard}/*`, 'admin', null, () => import('./admin/Dashboard.tsx')),
  route(pages.goodbye, 'public', 'settings.deleted.title', () => import('../shop/account/GoodbyePage.tsx')),
  route(pages.unsubscribe, 'public', 'mails.end.title', () => import('../shop/mail/UnsubscribePage.tsx')),
  route(pages.peopleList, 'public', 'people.title', () => import('../shop/conversation/PeopleListPage.tsx')),
  route(pages.mailbox, 'public', null, () => import('../shop/mail/MailboxPage.tsx'), {
    props: { missing: notFound.element },
  }),
  route(pages.post, 'public', null, () => import('../shop/journal/PostPage.tsx'), {
    query: () => import('../shop/journal/postQuery.ts'),
  }),
  route(pages.help, 'public', null, help, { props: { topic: 'help' }, query: helpQuery }),
  route(pages.privacy, 'public', null, help, { props: { topic: 'privacy' }, query: helpQuery }),
  route(pages.terms, 'public', null, help, { props: { topic: 'terms' }, query: helpQuery }),
  route(pages.cookies, 'public', null, help, { props: { topic: 'cookies' }, query: helpQuery }),
  notFound,
];
