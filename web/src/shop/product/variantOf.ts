/** What a product can be chosen in. */
interface Choosable<Variant> {
  colors: readonly string[];
  sizes: readonly string[];
  /** Empty for a product whose stock does not depend on the choice. */
  variants: readonly Variant[];
}

interface Choice {
  color: string | null;
  size: string | null;
}

/** Returns the variant of a colour and size, where a single one need not be chosen; undefined when there is none. */
export const variantOf = <Variant extends Choice>(
  { colors, sizes, variants }: Choosable<Variant>,
  { color, size }: Choice,
): Variant | undefined =>
  variants.find((one) => one.color === (color ?? onlyOf(colors)) && one.size === (size ?? onlyOf(sizes)));

const onlyOf = (options: readonly string[]) => (options.length === 1 ? (options[0] ?? null) : null);
