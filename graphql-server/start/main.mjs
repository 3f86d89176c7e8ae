// The process of a server: src/main.ts, read without its types.
import { readStripped } from './stripped.mjs';

readStripped();
await import('../src/main.ts');
