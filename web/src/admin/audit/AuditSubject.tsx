import type { AuditKind } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import type { Entry } from './auditWords.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** Where things of a kind are shown; null for those that have no page. */
const pathOf = (kind: AuditKind, id: string): string | null => {
  switch (kind) {
    case 'CUSTOMER':
      return adminPaths.customer(id);
    case 'ORDER':
    case 'PAYMENT':
    case 'RETURN':
      return adminPaths.order(id);
    case 'PRODUCT':
      return adminPaths.editProduct(id);
    case 'REVIEW':
    case 'COMMENT':
      return adminPaths.opinions;
    case 'MESSAGE':
      return adminPaths.messages;
    case 'IMPORT':
      return adminPaths.importProducts;
    case 'SYNONYM':
      return adminPaths.searchWords;
    case 'CATEGORY':
      return adminPaths.categories;
    case 'PROMOTION':
    case 'PAYOUT':
    case 'FAILED_WORK':
      return null;
  }
};

/** What an entry is about, with a link to it while it is there. */
export const AuditSubject = ({ subject }: { subject: Entry['subject'] }) => {
  const { t } = useMessages();
  if (subject === null) return '–';
  const { kind, id, label } = subject;
  const words = `${t(`admin.audit.kind.${kind}`)} ${label ?? ''}`.trim();
  const path = label === null ? null : pathOf(kind, id);
  if (path === null) return words;
  return <TextLink to={path}>{words}</TextLink>;
};
