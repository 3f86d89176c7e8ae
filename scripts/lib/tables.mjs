/**
 * One writer for each table: only the noun whose `*.entity.ts` declares a table writes it, and others read it only if
 * they say so here. `npm run statements` holds every statement to it.
 * @typedef {{ statement: string, noun: string, reads: ReadonlySet<string>, writes: ReadonlySet<string> }} Use
 */

/**
 * The tables of other nouns that a noun's statements read.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const reads = {
  audit: [
    'categories',
    'comments',
    'conversations',
    'courier_payouts',
    'customers',
    'messages',
    'orders',
    'posts',
    'products',
    'promotions',
    'reviews',
    'search_synonyms',
    'settings',
  ],
  auth: ['customers', 'settings'],
  cart: ['product_stock', 'product_translations', 'product_variants', 'products'],
  checkout: [
    'customers',
    'order_status_changes',
    'orders',
    'product_stock',
    'product_translations',
    'product_variants',
    'products',
  ],
  conversation: ['customers', 'orders'],
  'failed-work': ['events', 'jobs.job'],
  fulfilment: ['order_lines', 'orders'],
  inventory: ['product_variants', 'products'],
  metrics: ['events', 'jobs.job'],
  order: ['payment_attempts', 'product_translations', 'products', 'returns'],
  payment: ['customers', 'order_lines', 'orders'],
  picture: ['conversations', 'customers', 'messages', 'reviews'],
  product: ['comments', 'order_lines', 'product_stock', 'reviews'],
  'product-alert': [
    'cart_lines',
    'customers',
    'orders',
    'product_stock',
    'product_translations',
    'product_variants',
    'products',
    'wishlist_items',
  ],
  'product-editing': [
    'audit_entries',
    'categories',
    'customers',
    'order_lines',
    'orders',
    'price_changes',
    'product_skus',
    'product_stock',
    'product_translations',
    'product_variants',
    'products',
    'search_documents',
    'stock_changes',
  ],
  'product-import': [
    'categories',
    'order_lines',
    'product_pictures',
    'product_skus',
    'product_stock',
    'product_translations',
    'product_variants',
    'products',
    'stock_changes',
  ],
  promotion: ['categories', 'orders', 'products'],
  review: ['customers', 'order_lines', 'orders', 'product_translations', 'products', 'returns'],
  search: ['catalogue_changes', 'categories', 'product_counts', 'product_stock', 'product_translations', 'products'],
  statistics: [
    'categories',
    'comments',
    'customers',
    'messages',
    'order_lines',
    'orders',
    'payment_entries',
    'product_stock',
    'product_variants',
    'products',
    'return_lines',
    'returns',
    'reviews',
  ],
};

/**
 * Statements that write another noun's table. Nothing may be added: each goes when its noun calls the owner's service.
 * @type {readonly { why: string, statements: readonly string[] }[]}
 */
export const foreignWrites = [
  { why: 'A new order is one statement with its event.', statements: ['orderInserted'] },
  { why: 'The stock of a variant stands in its row.', statements: ['changeStock', 'piecesMoved'] },
  { why: 'Lines of the first orders get the variant that is made later.', statements: ['linesOfVariants'] },
];

/**
 * Returns what is wrong: a foreign table that is read or written undeclared, and declarations that nothing needs.
 * Tables without an owner are everybody's.
 * @param {readonly Use[]} uses
 * @param {ReadonlyMap<string, string>} owners nouns by table
 */
export function foreignUses(uses, owners, mayRead = reads, mayWrite = foreignWrites) {
  /** @type {Set<string>} */
  const problems = new Set();
  const needed = new Set();
  const exempt = new Set(mayWrite.flatMap(({ statements }) => statements));
  for (const { statement, noun, ...tables } of uses) {
    /** @param {string} table */
    const isForeign = (table) => (owners.get(table) ?? noun) !== noun;
    for (const table of [...tables.reads].filter(isForeign)) {
      needed.add(`${noun}.${table}`);
      if (!mayRead[noun]?.includes(table))
        problems.add(`${statement}: ${noun} reads ${table}, which is not in its list in scripts/lib/tables.mjs.`);
    }
    const written = [...tables.writes].filter(isForeign);
    if (written.length > 0) needed.add(statement);
    if (!exempt.has(statement))
      for (const table of written)
        problems.add(`${statement}: ${noun} writes ${table}; call the service of ${owners.get(table)}.`);
  }
  for (const [noun, tables] of Object.entries(mayRead))
    for (const table of tables)
      if (!needed.has(`${noun}.${table}`))
        problems.add(`scripts/lib/tables.mjs: ${noun} no longer reads ${table}; take it off its list.`);
  for (const statement of exempt)
    if (!needed.has(statement))
      problems.add(`scripts/lib/tables.mjs: ${statement} writes no foreign table; take it off the list.`);
  return [...problems];
}
