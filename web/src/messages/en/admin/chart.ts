/** Texts of the page Chart. */
export const chart = {
  'admin.chart.title': 'Chart',
} as const;
