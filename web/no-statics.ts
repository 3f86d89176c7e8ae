/** Replaces a library that copies static fields to wrapped components: no component here needs it. */
export default function noStatics<Component>(component: Component): Component {
  return component;
}
