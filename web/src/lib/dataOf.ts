/** Returns the data of a mutation. Throws when the shop answered without any, or not at all. */
export const dataOf = async <Data>(mutation: Promise<{ data?: Data | null | undefined }>): Promise<Data> => {
  const { data } = await mutation;
  if (!data) throw new Error('The shop gave no answer.');
  return data;
};
