/** Texts of the category tree. */
export const categories = {
  'admin.categories.title': 'Categories',
  'admin.categories.new': 'New category',
  'admin.categories.none': 'There is no category yet.',
  'admin.categories.none.text': 'Products are in categories: create the first one.',
  'admin.categories.name': 'Name in English',
  'admin.categories.banglaName': 'Name in Bangla',
  'admin.categories.banglaName.optional': 'Name in Bangla (optional)',
  'admin.categories.place': 'Place',
  'admin.categories.place.hint': 'The category moves with everything that is in it, and the address of its page stays.',
  'admin.categories.top': 'At the top',
  'admin.categories.products': 'In the shop',
  'admin.categories.edit': 'Change',
  'admin.categories.edit.of': 'Change {name}',
  'admin.categories.create': 'Create',
  'admin.categories.save': 'Save',
  'admin.categories.saved': '{name} is saved.',
} as const;
