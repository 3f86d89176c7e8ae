/** Under construction. */
export default function ViewOrderPage() {
  return null;
}
