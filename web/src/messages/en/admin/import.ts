/** Texts of the import of products. */
export const productImport = {
  'admin.import.title': 'Import products',
} as const;
