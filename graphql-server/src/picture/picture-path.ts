/** A picture in the image store as the schema shows it. */
export const toPicture = (key: string, alt: string) => ({ path: `/pictures/${key}`, alt });

/** Returns a picture's absolute URL, for other programs. */
export const pictureUrl = (publicUrl: string, key: string): string => `${publicUrl}/pictures/${key}/800.webp`;
