/** Under construction. */
export default function MyOrdersPage() {
  return null;
}
