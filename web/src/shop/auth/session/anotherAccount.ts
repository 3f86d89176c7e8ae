/** The history state that tells the login page that the signed-in customer wants to use another account. */
export const ANOTHER_ACCOUNT = { another: true } as const;
