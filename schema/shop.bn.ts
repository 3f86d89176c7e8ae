import type { SHOP } from './shop.ts';

/** The same in Bangla; in a file of its own, so that English pages do without. */
export const SHOP_IN_BANGLA = {
  name: 'হাট',
  address: 'বাড়ি ১২, রোড ৭, ধানমন্ডি, ঢাকা ১২০৫, বাংলাদেশ',
  phone: '+৮৮০ ১৭০০-০০০০০০',
  email: 'hello@haat.example',
} as const satisfies Record<keyof typeof SHOP, string>;
