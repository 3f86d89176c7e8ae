/** A language of the shop as HTML and HTTP name it; the schema and the database have it in capitals (`Language`). */
export type LanguageTag = 'en' | 'bn';
