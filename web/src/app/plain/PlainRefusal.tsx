import { Container } from '@chakra-ui/react';
import * as pages from '#schema/pages.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** Why the server has refused a form, above its page. The login form says it itself. Only the server renders it. */
export default function PlainRefusal() {
  const { form } = useVisitor();
  if (form === null || form.path === pages.login) return null;
  return (
    <Container pt="5">
      <Notice tone="error">{form}</Notice>
    </Container>
  );
}
