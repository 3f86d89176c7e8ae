/** Under construction. */
export default function LoginPage() {
  return null;
}
