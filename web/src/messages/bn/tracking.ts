import type { tracking as en } from '../en/tracking.ts';

/** Texts of the pages that show where an order is, in Bangla. */
export const tracking = {
  'order.tracking.title': 'অর্ডার ট্র্যাকিং',
  'order.tracking.order': 'অর্ডার {number}',
  'order.tracking.done': 'হয়েছে',
  'order.tracking.open': 'বাকি আছে',
  'order.tracking.next': 'এরপর যা হবে',
  'order.tracking.details': 'অর্ডারের বিবরণ',
  'order.tracking.link.wrong': 'লিংকটি ভুল, অথবা এর মেয়াদ শেষ',
  'order.tracking.link.help':
    'আমাদের মেইলের লিংক ৯০ দিন কাজ করে, আর পুরোটা কপি করলেই কেবল কাজ করে। আপনার সব অর্ডার আপনার অ্যাকাউন্টেই আছে।',
  'order.tracking.link.signIn': 'লগইন করে আমার অর্ডার দেখি',
  'order.tracking.link.public':
    'যার কাছে এই লিংক আছে, সে দেখতে পাবে পার্সেলটি কোথায়; আপনার ঠিকানা বা কী কিনেছেন, তা নয়।',
  'order.tracking.link.mine': 'আমার অর্ডার দেখি',
} as const satisfies Record<keyof typeof en, string>;
