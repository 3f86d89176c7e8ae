import type { productImport as en } from '../../en/admin/import.ts';

/** Texts of the import of products. */
export const productImport = {
  'admin.import.title': 'পণ্য আমদানি',
} as const satisfies Record<keyof typeof en, string>;
