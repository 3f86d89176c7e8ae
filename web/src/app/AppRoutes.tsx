import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadLater } from '../messages/en.ts';
import { RequireAdmin } from './RequireAdmin.tsx';
import { RequireCustomer } from './RequireCustomer.tsx';
import { ShopLayout } from './ShopLayout.tsx';

/** A page that comes when it is first opened, with the texts that the home page does without. */
const page = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => Promise.all([load(), loadLater()]).then(([loaded]) => loaded));

const HomePage = lazy(() => import('../shop/home/HomePage.tsx'));
const SearchPage = page(() => import('../shop/product/SearchPage.tsx'));
const CategoryPage = page(() => import('../shop/product/CategoryPage.tsx'));
const ProductPage = page(() => import('../shop/product/ProductPage.tsx'));
const LoginPage = page(() => import('../shop/customer/LoginPage.tsx'));
const ForgotPasswordPage = page(() => import('../shop/customer/ForgotPasswordPage.tsx'));
const ResetPasswordPage = page(() => import('../shop/customer/ResetPasswordPage.tsx'));
const ConfirmEmailPage = page(() => import('../shop/customer/ConfirmEmailPage.tsx'));
const ProfilePage = page(() => import('../shop/customer/ProfilePage.tsx'));
const CartPage = page(() => import('../shop/cart/CartPage.tsx'));
const WishlistPage = page(() => import('../shop/cart/WishlistPage.tsx'));
const ConfirmOrderPage = page(() => import('../shop/order/ConfirmOrderPage.tsx'));
const CongratulationsPage = page(() => import('../shop/order/CongratulationsPage.tsx'));
const ViewOrderPage = page(() => import('../shop/order/ViewOrderPage.tsx'));
const OrderTrackingPage = page(() => import('../shop/order/OrderTrackingPage.tsx'));
const MyOrdersPage = page(() => import('../shop/order/MyOrdersPage.tsx'));
const DashboardPage = page(() => import('../admin/DashboardPage.tsx'));
const CustomersPage = page(() => import('../admin/customer/CustomersPage.tsx'));
const AuditPage = page(() => import('../admin/customer/AuditPage.tsx'));
const GoodbyePage = page(() => import('../shop/customer/GoodbyePage.tsx'));
const HelpPage = page(() => import('../shop/help/HelpPage.tsx'));
const PeopleListPage = page(() => import('../shop/conversation/PeopleListPage.tsx'));
const MailboxPage = page(() => import('../shop/mail/MailboxPage.tsx'));
const PostPage = page(() => import('../shop/journal/PostPage.tsx'));
const NotFoundPage = page(() => import('./NotFoundPage.tsx'));

/** Every address of the shop (spec §2). Each page is loaded when it is first opened. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<ShopLayout />}>
      <Route index element={<HomePage />} />
      <Route path="search" element={<SearchPage />} />
      <Route path="product" element={<SearchPage />} />
      <Route path="details/:id" element={<ProductPage />} />
      <Route path="electronics" element={<CategoryPage slug="electronics" />} />
      <Route path="fashion" element={<CategoryPage slug="fashion" />} />
      <Route path="home-furniture" element={<CategoryPage slug="home-furniture" />} />
      <Route path="admin/:slug" element={<CategoryPage />} />
      <Route path="login" element={<LoginPage />} />
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
      <Route path="reset-password" element={<ResetPasswordPage />} />
      <Route path="confirm-email" element={<ConfirmEmailPage />} />
      <Route path="cart" element={<CartPage />} />
      <Route path="wishlist" element={<WishlistPage />} />
      <Route element={<RequireCustomer />}>
        <Route path="confirmorder" element={<ConfirmOrderPage />} />
        <Route path="order/congratulations/:id" element={<CongratulationsPage />} />
        <Route path="vieworder/:id" element={<ViewOrderPage />} />
        <Route path="ordertracking/:id" element={<OrderTrackingPage />} />
        <Route path="customer/order" element={<MyOrdersPage />} />
        <Route path="customer/profile" element={<ProfilePage />} />
        <Route element={<RequireAdmin />}>
          <Route path="deshboard" element={<DashboardPage />} />
          <Route path="deshboard/customers" element={<CustomersPage />} />
          <Route path="deshboard/audit" element={<AuditPage />} />
        </Route>
      </Route>
      <Route path="customer/goodbye" element={<GoodbyePage />} />
      <Route path="people-list" element={<PeopleListPage />} />
      <Route path="mailbox" element={<MailboxPage missing={<NotFoundPage />} />} />
      <Route path="posts/:slug" element={<PostPage />} />
      <Route path="help" element={<HelpPage topic="help" />} />
      <Route path="privacy" element={<HelpPage topic="privacy" />} />
      <Route path="terms" element={<HelpPage topic="terms" />} />
      <Route path="cookies" element={<HelpPage topic="cookies" />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
