/** Under construction. */
export default function ProfilePage() {
  return null;
}
