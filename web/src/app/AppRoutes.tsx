import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import * as pages from '../../../schema/pages.ts';
import { withTexts } from '../messages/withTexts.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireCustomer } from './RequireCustomer.tsx';
import { ShopLayout } from './ShopLayout.tsx';

/** A page that comes when it is first opened, with the texts that the home page does without. */
const page = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => withTexts(load));

const HomePage = lazy(() => import('../shop/home/HomePage.tsx'));
const SearchPage = page(() => import('../shop/product/listing/SearchPage.tsx'));
const CategoryPage = page(() => import('../shop/product/listing/CategoryPage.tsx'));
const ProductPage = page(() => import('../shop/product/page/ProductPage.tsx'));
const LoginPage = page(() => import('../shop/auth/LoginPage.tsx'));
const ForgotPasswordPage = page(() => import('../shop/auth/links/ForgotPasswordPage.tsx'));
const ResetPasswordPage = page(() => import('../shop/auth/links/ResetPasswordPage.tsx'));
const ConfirmEmailPage = page(() => import('../shop/auth/links/ConfirmEmailPage.tsx'));
const ProfilePage = page(() => import('../shop/account/ProfilePage.tsx'));
const CartPage = page(() => import('../shop/cart/CartPage.tsx'));
const WishlistPage = page(() => import('../shop/cart/WishlistPage.tsx'));
const ConfirmOrderPage = page(() => import('../shop/order/checkout/ConfirmOrderPage.tsx'));
const CongratulationsPage = page(() => import('../shop/order/CongratulationsPage.tsx'));
const ViewOrderPage = page(() => import('../shop/order/ViewOrderPage.tsx'));
const OrderTrackingPage = page(() => import('../shop/order/OrderTrackingPage.tsx'));
const MyOrdersPage = page(() => import('../shop/order/list/MyOrdersPage.tsx'));
const DashboardPage = page(() => import('../admin/DashboardPage.tsx'));
const CustomersPage = page(() => import('../admin/customer/CustomersPage.tsx'));
const AuditPage = page(() => import('../admin/audit/AuditPage.tsx'));
const GoodbyePage = page(() => import('../shop/account/GoodbyePage.tsx'));
const HelpPage = page(() => import('../shop/help/HelpPage.tsx'));
const PeopleListPage = page(() => import('../shop/conversation/PeopleListPage.tsx'));
const MailboxPage = page(() => import('../shop/mail/MailboxPage.tsx'));
const PostPage = page(() => import('../shop/journal/PostPage.tsx'));
const NotFoundPage = page(() => import('./NotFoundPage.tsx'));

/** Every address of the shop (spec §2). Each page is loaded when it is first opened. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<ShopLayout />}>
      <Route path={pages.home} element={<HomePage />} />
      <Route path={pages.search} element={<SearchPage />} />
      <Route path={pages.products} element={<SearchPage />} />
      <Route path={pages.details} element={<ProductPage />} />
      <Route path={pages.electronics} element={<CategoryPage slug="electronics" />} />
      <Route path={pages.fashion} element={<CategoryPage slug="fashion" />} />
      <Route path={pages.homeFurniture} element={<CategoryPage slug="home-furniture" />} />
      <Route path={pages.category} element={<CategoryPage />} />
      <Route path={pages.login} element={<LoginPage />} />
      <Route path={pages.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={pages.resetPassword} element={<ResetPasswordPage />} />
      <Route path={pages.confirmEmail} element={<ConfirmEmailPage />} />
      <Route path={pages.cart} element={<CartPage />} />
      <Route path={pages.wishlist} element={<WishlistPage />} />
      <Route element={<RequireCustomer />}>
        <Route path={pages.confirmOrder} element={<ConfirmOrderPage />} />
        <Route path={pages.congratulations} element={<CongratulationsPage />} />
        <Route path={pages.viewOrder} element={<ViewOrderPage />} />
        <Route path={pages.trackOrder} element={<OrderTrackingPage />} />
        <Route path={pages.myOrders} element={<MyOrdersPage />} />
        <Route path={pages.profile} element={<ProfilePage />} />
        <Route element={<RequireAdmin />}>
          <Route path={pages.dashboard} element={<DashboardPage />} />
          <Route path={pages.customers} element={<CustomersPage />} />
          <Route path={pages.auditLog} element={<AuditPage />} />
        </Route>
      </Route>
      <Route path={pages.goodbye} element={<GoodbyePage />} />
      <Route path={pages.peopleList} element={<PeopleListPage />} />
      <Route path={pages.mailbox} element={<MailboxPage missing={<NotFoundPage />} />} />
      <Route path={pages.post} element={<PostPage />} />
      <Route path={pages.help} element={<HelpPage topic="help" />} />
      <Route path={pages.privacy} element={<HelpPage topic="privacy" />} />
      <Route path={pages.terms} element={<HelpPage topic="terms" />} />
      <Route path={pages.cookies} element={<HelpPage topic="cookies" />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
