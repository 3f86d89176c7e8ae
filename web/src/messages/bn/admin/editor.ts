import type { editor as en } from '../../en/admin/editor.ts';

/** Texts of the form of a product. */
export const editor = {
  'admin.editor.title': 'নতুন পণ্য যোগ করুন',
  'admin.editor.edit': 'পণ্য সম্পাদনা',
} as const satisfies Record<keyof typeof en, string>;
