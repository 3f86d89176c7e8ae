/** Returns an account's key: its e-mail in lower case. */
export const accountKey = (email: string): string => email.trim().toLowerCase();
