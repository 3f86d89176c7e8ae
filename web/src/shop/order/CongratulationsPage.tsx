/** Under construction. */
export default function CongratulationsPage() {
  return null;
}
