/** State of the history entry by which the login page knows that who is signed in wants to log in as somebody else. */
export const ANOTHER_ACCOUNT = { another: true } as const;
