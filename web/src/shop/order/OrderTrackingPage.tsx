/** Under construction. */
export default function OrderTrackingPage() {
  return null;
}
