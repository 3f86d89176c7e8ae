/** Texts of reviews and comments. */
export const reviews = {
  'admin.reviews.title': 'Reviews & comments',
  'admin.reviews.waiting': 'Reviews that wait',
  'admin.reviews.none': 'No review is waiting.',
  'admin.comments.waiting': 'Comments that wait',
  'admin.comments.none': 'No comment is waiting.',
  'admin.opinions.product': 'Product',
  'admin.opinions.author': 'Written by',
  'admin.opinions.text': 'Words',
  'admin.opinions.at': 'Written on',
  'admin.opinions.publish': 'Publish',
  'admin.opinions.publishing': 'Publishing…',
  'admin.opinions.about': 'of {name} about {product}',
  'admin.opinions.published': 'Published: {name} about {product}.',
} as const;
