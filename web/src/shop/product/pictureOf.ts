/** A product with its pictures, as far as a colour decides which one is shown. */
interface Pictured<Image> {
  image: Image;
  images: readonly (Image & { color: string | null })[];
}

/** The picture that shows a product in a colour; the main one where there is none of it, or no colour is chosen. */
export const pictureOf = <Image>({ image, images }: Pictured<Image>, color: string | null): Image =>
  (color === null ? undefined : images.find((picture) => picture.color === color)) ?? image;
