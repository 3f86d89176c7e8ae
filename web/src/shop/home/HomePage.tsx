/** Under construction. */
export default function HomePage() {
  return null;
}
