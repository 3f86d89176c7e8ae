import type { chart as en } from '../../en/admin/chart.ts';

/** Texts of the page Chart. */
export const chart = {
  'admin.chart.title': 'চার্ট',
} as const satisfies Record<keyof typeof en, string>;
