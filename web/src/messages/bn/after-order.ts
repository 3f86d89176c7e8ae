import type { afterOrder as en } from '../en/after-order.ts';

/** What a customer does with an order later. */
export const afterOrder = {
  'invoice.download': 'ইনভয়েস ডাউনলোড করুন',
  'creditNote.download': 'ক্রেডিট নোট ডাউনলোড করুন',
  'invoice.making': 'ইনভয়েস তৈরি হচ্ছে…',
  'invoice.done': 'ইনভয়েসটি আপনার ডাউনলোডে আছে।',
  'order.admin.open': 'ড্যাশবোর্ডে দেখুন',
  'order.write': 'এই অর্ডার নিয়ে আমাদের লিখুন',
  'again.button': 'আবার কিনুন',
  'again.busy': 'দেখা হচ্ছে…',
  'again.all': 'সবকিছু আপনার কার্টে আছে',
  'again.some': 'কিছু পরিবর্তনসহ আপনার কার্টে আছে',
  'again.none': 'কার্টে কিছু রাখা গেল না',
  'again.pieces.one': '১টি পণ্য আজকের দামে কার্টে রাখা হয়েছে।',
  'again.pieces.many': '{count}টি পণ্য আজকের দামে কার্টে রাখা হয়েছে।',
  'again.changes': 'এই অর্ডারের সঙ্গে যা মেলে না',
  'again.gone': '{name} আর বিক্রি হয় না।',
  'again.choice': '{name} এই রঙে বা সাইজে আর আসে না।',
  'again.soldOut': '{name} শেষ হয়ে গেছে।',
  'again.fewer': '{name}: {wanted}টির বদলে {pieces}টি, কারণ আর নেই।',
  'again.inCart': '{name}: যতগুলো আছে, সবই আপনার কার্টে আছে।',
  'again.full': '{name} রাখা গেল না: কার্টে সর্বোচ্চ {most} রকম পণ্য থাকতে পারে।',
  'again.price': '{name}-এর দাম এখন {now}; আগে ছিল {before}।',
  'again.cart': 'কার্টে যান',
  'again.stay': 'এখানেই থাকুন',
} as const satisfies Record<keyof typeof en, string>;
