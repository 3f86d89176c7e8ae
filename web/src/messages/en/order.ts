/** Texts of the order screens. */
export const order = {} as const;
