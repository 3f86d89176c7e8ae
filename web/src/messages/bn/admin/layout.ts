import type { layout as en } from '../../en/admin/layout.ts';

/** Texts of the frame of the dashboard. */
export const layout = {
  'admin.nav': 'ড্যাশবোর্ডের পাতা',
  'admin.nav.open': 'ড্যাশবোর্ডের মেনু খুলুন',
  'admin.nav.close': 'মেনু বন্ধ করুন',
  'admin.nav.home': 'হাট ড্যাশবোর্ড',
  'admin.nav.manage': 'ব্যবস্থাপনা',
  'admin.nav.dashboard': 'ড্যাশবোর্ড',
  'admin.nav.allOrders': 'সব অর্ডার দেখুন',
  'admin.nav.allProducts': 'সব পণ্য দেখুন',
  'admin.nav.uploadProduct': 'পণ্য আপলোড',
  'admin.nav.chart': 'চ্যাট',
  'admin.nav.orderStatus': 'অর্ডারের অবস্থা',
  'admin.nav.customers': 'গ্রাহক',
  'admin.nav.messages': 'বার্তা',
  'admin.nav.reviews': 'রিভিউ ও মন্তব্য',
  'admin.nav.audit': 'কার্যবিবরণী',
  'admin.shop': 'দোকান দেখুন',
  'admin.missing': 'ড্যাশবোর্ডে এমন কোনো পাতা নেই।',
  'admin.missing.back': 'ড্যাশবোর্ডে যান',
  'admin.soon': 'এই পাতা তৈরি হচ্ছে।',
} as const satisfies Record<keyof typeof en, string>;
