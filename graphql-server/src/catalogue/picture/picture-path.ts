/** A picture in the image store as the schema shows it. */
export const toPicture = (key: string, alt: string) => ({ path: `/pictures/${key}`, alt });

/** Returns a picture's absolute URL, for other programs. */
export const pictureUrl = (publicUrl: string, key: string): string => `${publicUrl}/pictures/${key}/800.webp`;

/** Returns a picture's absolute URL for catalogues and search engines, of which some read JPEG only. */
export const feedPictureUrl = (publicUrl: string, key: string): string => `${publicUrl}/pictures/${key}/1200.jpg`;
