import { Link } from '@chakra-ui/react';
import { phoneUrl } from '#web/lib/phoneUrl.ts';
import type { PlainMessageKey } from '#web/messages/translate.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { Notice } from '../Notice.tsx';

/** What a note says. */
export interface Props {
  /** The text that says what needs scripts; the whole page unless something else is said. */
  what?: PlainMessageKey | undefined;
}

/** Says what needs scripts, and how to reach the shop. */
export default function Note({ what = 'plain.page' }: Props) {
  const { t } = useMessages();
  const phone = t('footer.contact.phone');
  const email = t('footer.contact.email');
  return (
    <Notice tone="info" role="note" mt="4">
      {t(what)} {t('plain.contact')} <Link href={phoneUrl(phone)}>{phone}</Link>
      {' · '}
      <Link href={`mailto:${email}`}>{email}</Link>
    </Notice>
  );
}
