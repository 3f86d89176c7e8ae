/**
 * The entries of the side navigation, in two groups: those of the spec's table (§2) in its order, then the others. Its
 * path (`adminPaths`), its label (`admin.nav`) and what is on its page, to find it by (`admin.find.on`), bear the name of
 * the page; its icon is a path on a 24-px grid.
 */
export const navigation = [
  [
    { page: 'dashboard', icon: 'M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4z' },
    { page: 'allOrders', icon: 'M6 3.5h12V21l-3-1.8-3 1.8-3-1.8L6 21zM9.5 8.5h5M9.5 12.5h5' },
    { page: 'allProducts', icon: 'M12 3.5 20 7.7v8.6l-8 4.2-8-4.2V7.7zM4 7.7l8 4.3 8-4.3M12 12v8.5' },
    { page: 'uploadProduct', icon: 'M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4 15.5V20h16v-4.5' },
    { page: 'chart', icon: 'M4 20h16M6.5 16v-5M12 16V5M17.5 16V9' },
    { page: 'orderStatus', icon: 'M4 4.5h4.5v15H4zM9.75 4.5h4.5v9h-4.5zM15.5 4.5H20v12h-4.5z' },
  ],
  [
    {
      page: 'customers',
      icon: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.8 19.5a6.2 6.2 0 0 1 12.4 0M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 14a6.2 6.2 0 0 1 3.7 5.5',
    },
    { page: 'categories', icon: 'M12 4v4M6 16v-4h12v4M12 8v4M4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4zM10 4h4v4h-4z' },
    { page: 'promotions', icon: 'M3.5 12 12 3.5h7.5V11L11 19.5zM15.5 8.5h.01' },
    { page: 'searchWords', icon: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20M8 10.5h5M10.5 8v5' },
    { page: 'messages', icon: 'M4 5h16v11.5H9.5L5.5 20v-3.5H4z' },
    { page: 'opinions', icon: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z' },
    { page: 'posts', icon: 'M5 4h11l3 3v13H5zM8.5 9.5h7M8.5 13h7M8.5 16.5h4' },
    { page: 'settings', icon: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4' },
    { page: 'auditLog', icon: 'M12 7.5V12l3 2M4.2 9.5A8.2 8.2 0 1 1 4 13M4 5v4.5h4.5' },
  ],
] as const;
