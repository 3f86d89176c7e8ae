/** `npm run bench`: the shop; `-- admin`: the dashboard; `-- search-quality`: whether the search finds what people mean. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  admin: () => import('./admin/admin.ts'),
  'search-quality': () => import('./search-quality/search-quality.ts'),
};
await (benches[process.argv[2] ?? ''] ?? (() => import('./bench.ts')))();
