/** What the browser's history says of the way to the goodbye page that ends the session. */
export const DELETED = 'deleted';
