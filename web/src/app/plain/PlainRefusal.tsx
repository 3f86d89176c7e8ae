import * as pages from '#schema/pages.ts';
import { useVisitor } from '#web/lib/visitor.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** Why the server has refused a form, above its page. The login form says it itself. Only the server renders it. */
export default function PlainRefusal() {
  const { translate } = useMessages();
  const { form } = useVisitor();
  if (form === null || form.path === pages.login) return null;
  return (
    <div className="page" style={{ paddingTop: '1.25rem' }}>
      <div role="alert" className="notice notice-error">
        {translate(form)}
      </div>
    </div>
  );
}
