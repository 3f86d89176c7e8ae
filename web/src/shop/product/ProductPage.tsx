/** Under construction. */
export default function ProductPage() {
  return null;
}
