import { CHARTS, STATISTICS_GRAINS, STATISTICS_MESSAGES } from '#schema/statistics.ts';
import * as doc from '#platform/http/openapi/parts.ts';

const day = (which: string, example: string) => ({
  ...doc.inQuery(which, `The ${which === 'from' ? 'first' : 'last'} day in Bangladesh.`, { type: 'string' }, true),
  example,
});

/** The REST call about the figures of charts. */
export const statisticsPaths = doc.documented('Statistics', {
  'GET /backend/admin/statistics.csv': {
    operationId: 'chartFile',
    summary: 'Download the figures of a chart',
    description:
      'The figures of one chart of the dashboard as a CSV file, amounts in dollars: at most three years, and 400 points. For admins.',
    security: doc.staff('MONEY'),
    parameters: [
      {
        ...doc.inQuery('chart', 'Which chart.', { type: 'string', enum: [...CHARTS] }, true),
        example: 'time',
      },
      day('from', '2026-11-01'),
      day('to', '2026-11-20'),
      doc.choice('grain', 'The time that a row of the chart `time` stands for.', STATISTICS_GRAINS, {
        default: 'DAY',
      }),
    ],
    responses: doc.file('text/csv', '', 'The file: UTF-8 with a byte order mark, a line of headers, commas.'),
    refusals: {
      400: doc.says('A parameter is given twice.', 'BAD_USER_INPUT', 'from must be given once.'),
      422: doc.saysOf('There is no such chart or range.', { from: STATISTICS_MESSAGES.dayInvalid }),
      429: doc.SPENT,
    },
  },
});
