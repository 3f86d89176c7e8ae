import type { AuditKind } from '#web/generated/graphql.ts';
import { adminPaths } from '#web/lib/adminPaths.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { nameOfSubject, type Entry } from './auditWords.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** Where things of a kind are shown; null for those that have no page. */
const PATHS: Readonly<Record<AuditKind, string | null | ((id: string) => string)>> = {
  CUSTOMER: adminPaths.customer,
  ORDER: adminPaths.order,
  PAYMENT: adminPaths.order,
  RETURN: adminPaths.order,
  PRODUCT: adminPaths.editProduct,
  REVIEW: adminPaths.opinions,
  COMMENT: adminPaths.opinions,
  MESSAGE: adminPaths.messages,
  IMPORT: adminPaths.importProducts,
  SYNONYM: adminPaths.searchWords,
  SETTING: adminPaths.settings,
  POST: adminPaths.editPost,
  CATEGORY: adminPaths.categories,
  PROMOTION: null,
  PAYOUT: null,
  FAILED_WORK: null,
};

/** What an entry is about, with a link to it while it is there. */
export const AuditSubject = ({ subject }: { subject: Entry['subject'] }) => {
  const messages = useMessages();
  if (subject === null) return '–';
  const { kind, id } = subject;
  const name = nameOfSubject(messages, subject);
  const words = `${messages.t(`admin.audit.kind.${kind}`)} ${name ?? ''}`.trim();
  const path = PATHS[kind];
  if (name === null || path === null) return words;
  return <TextLink to={typeof path === 'string' ? path : path(id)}>{words}</TextLink>;
};
