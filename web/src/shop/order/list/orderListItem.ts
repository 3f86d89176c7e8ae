interface Line<Image> {
  name: string;
  image: Image;
  quantity: number;
  unitPriceCents: number;
}

/** Returns the summary of an order for lists: its first product, the number of other products, and of all pieces. */
export const orderListItem = <Image>({ lines }: { lines: readonly Line<Image>[] }) => ({
  name: lines[0]?.name ?? '',
  image: lines[0]?.image,
  unitPriceCents: lines[0]?.unitPriceCents ?? 0,
  quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
  more: Math.max(0, lines.length - 1),
});
