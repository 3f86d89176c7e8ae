interface Line<Image> {
  name: string;
  image: Image;
  quantity: number;
  unitPriceCents: number;
}

/** An order at a glance: its first product stands for it, with the number of further ones and of all pieces. */
export const orderGlance = <Image>({ lines }: { lines: readonly Line<Image>[] }) => ({
  name: lines[0]?.name ?? '',
  image: lines[0]?.image,
  unitPriceCents: lines[0]?.unitPriceCents ?? 0,
  quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
  more: Math.max(0, lines.length - 1),
});
