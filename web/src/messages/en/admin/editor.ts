/** Texts of the form of a product. */
export const editor = {
  'admin.editor.title': 'Add New Product',
  'admin.editor.edit': 'Edit product',
} as const;
