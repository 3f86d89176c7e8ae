import { sendCsv } from '#platform/http/rest/csv.ts';
import { queryText } from '#platform/http/rest/rest-input.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';

const chartFile: Call = async ({ query }, { services, signedIn, chargeQuota }, response) => {
  const viewer = await signedIn();
  chargeQuota(REST_PRICES.read);
  const textOf = (name: string) => queryText(query, name) ?? '';
  const { name, headers, rows } = await services.statistics.file(viewer, {
    chart: textOf('chart'),
    from: textOf('from'),
    to: textOf('to'),
    grain: queryText(query, 'grain') ?? 'DAY',
  });
  const columns = headers.map((header, place) => ({
    header,
    value: (row: (typeof rows)[number]) => row[place] ?? null,
  }));
  await sendCsv(response, { name, columns, rows: inTurn(rows) });
};

const inTurn = async function* <Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
};

/** The figures of the charts as files, for admins. */
export const statisticsCalls: Calls = { 'GET /backend/admin/statistics.csv': chartFile };
