/** Texts of the Help Center, besides its questions. */
export const help = {
  'help.search': 'Search the questions',
  'help.search.placeholder': 'delivery, payment, password …',
  'help.none': 'No question has “{term}” in it. Write to us: people answer.',
  'help.people': 'Your question is not here? People answer.',
} as const;
