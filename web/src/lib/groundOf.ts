/** The painted ground of each department, by its slug; they are tokens of the theme. */
const GROUNDS: Record<string, string> = {
  electronics: 'pond',
  'smart-home-devices': 'pond',
  fashion: 'blush',
  books: 'blush',
  'home-furniture': 'mustard',
  'toys-baby': 'mustard',
  groceries: 'mustard',
  'beauty-health': 'leaf',
  'sports-outdoors': 'leaf',
};

/** Returns the ground of a department, for the attribute `data-ground`. */
export const groundOf = (department: string): string => GROUNDS[department] ?? 'mustard';
