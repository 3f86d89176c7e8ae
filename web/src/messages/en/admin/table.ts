/** Texts of the tables of the dashboard. */
export const table = {
  'admin.table.columns': 'Columns',
  'admin.table.selectAll': 'Select all loaded rows',
  'admin.table.select': 'Select {name}',
  'admin.table.bulk': 'With the selected rows',
  'admin.table.selected': '{count} selected',
  'admin.table.clear': 'Clear selection',
  'admin.table.count': '{count} in all',
  'admin.table.countOver': 'More than {count}',
  'admin.table.more': 'Show more',
  'admin.table.sorted.ascending': 'Sorted by {column}, ascending',
  'admin.table.sorted.descending': 'Sorted by {column}, descending',
} as const;
