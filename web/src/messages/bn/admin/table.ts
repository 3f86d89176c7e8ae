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
} as const satisfies Record<keyof typeof en, string>;
