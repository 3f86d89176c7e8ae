/** Texts of the customer screens. */
export const customer = {
  'customer.profile.loading': 'Loading profile...',
  'customer.menu.login': 'Login',
  'customer.menu.open': 'Account menu of {name}',
  'customer.menu.label': 'Account',
  'customer.menu.user': 'User',
  'customer.menu.dashboard': 'Deshboard',
  'customer.menu.profile': 'Profile',
  'customer.menu.orders': 'My Orders',
  'customer.menu.help': 'Help Center',
  'customer.menu.privacy': 'Privacy policy',
  'customer.menu.terms': 'Terms',
  'customer.menu.cookies': 'Cookies',
  'customer.menu.another': 'Add another account',
  'customer.menu.signOut': 'Sign out',
} as const;
