/** A product with its pictures, as far as choosing one by colour needs it. */
interface Pictured<Image> {
  image: Image;
  images: readonly (Image & { color: string | null })[];
}

/** Returns the picture of a product in a colour; the main one if there is none, or no colour is chosen. */
export const pictureOf = <Image>({ image, images }: Pictured<Image>, color: string | null): Image =>
  (color === null ? undefined : images.find((picture) => picture.color === color)) ?? image;
