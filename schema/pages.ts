/*
 * The paths of the shop's pages (spec §2), each once: the web's router has a page for each, and the server answers 404
 * for all others. `:id` and `:slug` stand for one part of a path. This file contains nothing else: `import * as pages`
 * is the list. They are separate constants, not an object, so that the first load does not contain unused ones.
 */
export const home = '/';
export const search = '/search';
export const products = '/product';
export const details = '/details/:id';
export const electronics = '/electronics';
export const fashion = '/fashion';
export const homeFurniture = '/home-furniture';
export const category = '/admin/:slug';
export const login = '/login';
export const forgotPassword = '/forgot-password';
export const resetPassword = '/reset-password';
export const confirmEmail = '/confirm-email';
export const cart = '/cart';
export const wishlist = '/wishlist';
export const confirmOrder = '/confirmorder';
export const congratulations = '/order/congratulations/:id';
export const pay = '/pay/:id';
export const viewOrder = '/vieworder/:id';
export const trackOrder = '/ordertracking/:id';
export const track = '/track';
export const myOrders = '/customer/order';
export const profile = '/customer/profile';
export const goodbye = '/customer/goodbye';
export const dashboard = '/deshboard';
export const allOrders = '/deshboard/allorders';
export const adminOrder = '/deshboard/orders/:id';
export const allProducts = '/deshboard/allproducts';
export const importProducts = '/deshboard/allproducts/import';
export const uploadProduct = '/deshboard/uploadproduct';
export const editProduct = '/deshboard/products/:id';
export const previewProduct = '/deshboard/preview';
export const chart = '/deshboard/chart';
export const orderStatus = '/deshboard/orderstatus';
export const categories = '/deshboard/categories';
export const promotions = '/deshboard/promotions';
export const settings = '/deshboard/settings';
export const searchWords = '/deshboard/search-words';
export const customers = '/deshboard/customers';
export const adminCustomer = '/deshboard/customers/:id';
export const adminMessages = '/deshboard/messages';
export const adminConversation = '/deshboard/messages/:id';
export const posts = '/deshboard/posts';
export const newPost = '/deshboard/newpost';
export const editPost = '/deshboard/posts/:id';
export const opinions = '/deshboard/reviews';
export const auditLog = '/deshboard/audit';
export const peopleList = '/people-list';
export const mailbox = '/mailbox';
export const post = '/posts/:slug';
export const help = '/help';
export const privacy = '/privacy';
export const terms = '/terms';
export const cookies = '/cookies';
