/** Texts of the words that searches take for one another. */
export const searchWords = {
  'admin.searchWords.what':
    'Whoever searches for one of these names finds all of them. Both languages and any spelling; searches know them at once. Typing errors and the sound of Bangla words need no entry.',
  'admin.searchWords.new': 'New search word',
  'admin.searchWords.find': 'Find a word or name',
  'admin.searchWords.none': 'There is no such word.',
  'admin.searchWords.none.text': 'Add words that customers use and that your products do not have.',
  'admin.searchWords.word': 'Word',
  'admin.searchWords.names': 'Other names',
  'admin.searchWords.names.hint': 'With commas between them, such as: couch, settee',
  'admin.searchWords.edit': 'Edit',
  'admin.searchWords.edit.of': 'Edit {word}',
  'admin.searchWords.remove': 'Remove',
  'admin.searchWords.remove.of': 'Remove {word}',
  'admin.searchWords.removed': '{word} is removed.',
  'admin.searchWords.save': 'Save',
  'admin.searchWords.busy': 'Saving…',
  'admin.searchWords.saved': '{word} is saved.',
} as const;
