import { equally, popular, type Workload } from '../workload.ts';
import type { LoadRequest } from '../load/load.ts';

const PREPARED = 20_000;

const pageOf = ({ id }: { id: string }): LoadRequest => ({
  method: 'GET',
  path: `/details/${id}`,
  accept: 'text/html',
});

/** Pages of products as the server renders them. */
export const pageWorkloads: readonly Workload[] = [
  {
    name: 'rendered product, hot',
    // What a shop has at hand an hour after its start: rendering what is not in memory is the next workload.
    requests: ({ products }) => popular(products.slice(0, 200), PREPARED).map(pageOf),
    answers: '</html>',
    target: { 10_000: 3000, 100_000: 3000, 1_000_000: 3000 },
  },
  {
    name: 'rendered product, cold',
    requests: ({ products }) => equally(products, PREPARED).map(pageOf),
    answers: '</html>',
  },
];
