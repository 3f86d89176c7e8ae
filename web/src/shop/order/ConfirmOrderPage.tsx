/** Under construction. */
export default function ConfirmOrderPage() {
  return null;
}
