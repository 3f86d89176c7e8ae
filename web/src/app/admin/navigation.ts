import { adminPaths } from '#web/lib/adminPaths.ts';

/**
 * The entries of the side navigation, in two groups: those of the spec's table (§2) in its order, with its labels, then
 * the others. Each has what is on its page, to find it by, and its icon, a path on a 24-px grid.
 */
export const navigation = [
  [
    {
      to: adminPaths.dashboard,
      label: 'admin.nav.dashboard',
      on: 'admin.find.on.dashboard',
      icon: 'M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4z',
    },
    {
      to: adminPaths.allOrders,
      label: 'admin.nav.allOrders',
      on: 'admin.find.on.allOrders',
      icon: 'M6 3.5h12V21l-3-1.8-3 1.8-3-1.8L6 21zM9.5 8.5h5M9.5 12.5h5',
    },
    {
      to: adminPaths.allProducts,
      label: 'admin.nav.allProducts',
      on: 'admin.find.on.allProducts',
      icon: 'M12 3.5 20 7.7v8.6l-8 4.2-8-4.2V7.7zM4 7.7l8 4.3 8-4.3M12 12v8.5',
    },
    {
      to: adminPaths.uploadProduct,
      label: 'admin.nav.uploadProduct',
      on: 'admin.find.on.uploadProduct',
      icon: 'M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4 15.5V20h16v-4.5',
    },
    {
      to: adminPaths.chart,
      label: 'admin.nav.chart',
      on: 'admin.find.on.chart',
      icon: 'M4 20h16M6.5 16v-5M12 16V5M17.5 16V9',
    },
    {
      to: adminPaths.orderStatus,
      label: 'admin.nav.orderStatus',
      on: 'admin.find.on.orderStatus',
      icon: 'M4 4.5h4.5v15H4zM9.75 4.5h4.5v9h-4.5zM15.5 4.5H20v12h-4.5z',
    },
  ],
  [
    {
      to: adminPaths.customers,
      label: 'admin.nav.customers',
      on: 'admin.find.on.customers',
      icon: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.8 19.5a6.2 6.2 0 0 1 12.4 0M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 14a6.2 6.2 0 0 1 3.7 5.5',
    },
    {
      to: adminPaths.categories,
      label: 'admin.nav.categories',
      on: 'admin.find.on.categories',
      icon: 'M12 4v4M6 16v-4h12v4M12 8v4M4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4zM10 4h4v4h-4z',
    },
    {
      to: adminPaths.promotions,
      label: 'admin.nav.promotions',
      on: 'admin.find.on.promotions',
      icon: 'M3.5 12 12 3.5h7.5V11L11 19.5zM15.5 8.5h.01',
    },
    {
      to: adminPaths.searchWords,
      label: 'admin.nav.searchWords',
      on: 'admin.find.on.searchWords',
      icon: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20M8 10.5h5M10.5 8v5',
    },
    {
      to: adminPaths.messages,
      label: 'admin.nav.messages',
      on: 'admin.find.on.messages',
      icon: 'M4 5h16v11.5H9.5L5.5 20v-3.5H4z',
    },
    {
      to: adminPaths.opinions,
      label: 'admin.nav.reviews',
      on: 'admin.find.on.reviews',
      icon: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
    },
    {
      to: adminPaths.auditLog,
      label: 'admin.nav.audit',
      on: 'admin.find.on.audit',
      icon: 'M12 7.5V12l3 2M4.2 9.5A8.2 8.2 0 1 1 4 13M4 5v4.5h4.5',
    },
  ],
] as const;
