/** Under construction. */
export default function CategoryPage(_: { slug?: string }) {
  return null;
}
