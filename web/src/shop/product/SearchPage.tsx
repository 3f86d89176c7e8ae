/** Under construction. */
export default function SearchPage() {
  return null;
}
