/** `npm run bench`: the shop; `npm run bench -- admin`: the dashboard. */
await (process.argv[2] === 'admin' ? import('./admin/admin.ts') : import('./bench.ts'));
