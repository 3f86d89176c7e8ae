/** The state in the browser's history that tells the goodbye page to end the session. */
export const DELETED = 'deleted';
