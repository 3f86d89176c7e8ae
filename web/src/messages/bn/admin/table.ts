import type { table as en } from '../../en/admin/table.ts';

/** Texts of the tables of the dashboard. */
export const table = {
  'admin.table.columns': 'কলাম',
  'admin.table.selectAll': 'দেখানো সব সারি বাছুন',
  'admin.table.select': '{name} বাছুন',
  'admin.table.bulk': 'বাছাই করা সারি নিয়ে',
  'admin.table.selected': '{count}টি বাছাই করা',
  'admin.table.clear': 'বাছাই মুছুন',
  'admin.table.count': 'মোট {count}টি',
  'admin.table.countOver': '{count}টির বেশি',
  'admin.table.more': 'আরও দেখুন',
  'admin.table.sorted.ascending': '{column} অনুসারে সাজানো, ছোট থেকে বড়',
  'admin.table.sorted.descending': '{column} অনুসারে সাজানো, বড় থেকে ছোট',
  'admin.csv': 'CSV ডাউনলোড করুন',
  'admin.csv.rows': '{count} সারি…',
  'admin.csv.rowsOf': '{all} সারির মধ্যে {count}…',
  'admin.csv.stop': 'থামান',
  'admin.csv.done': 'ফাইলটি আপনার ডাউনলোডে আছে। সারি: {count}।',
  'admin.csv.refused': 'দোকান ফাইলটি তৈরি করতে পারেনি। আবার চেষ্টা করুন।',
  'admin.csv.signedOut': 'ফাইলটি ডাউনলোড করতে আবার লগইন করুন।',
  'admin.csv.tooOften': 'একসঙ্গে অনেক ফাইল চাওয়া হয়েছে। এক মিনিট অপেক্ষা করুন।',
  'admin.csv.broken': 'ডাউনলোড মাঝপথে থেমে গেছে, কিছুই সেভ হয়নি। আবার চেষ্টা করুন।',
} as const satisfies Record<keyof typeof en, string>;
