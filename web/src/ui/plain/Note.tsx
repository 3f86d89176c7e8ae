import { phoneUrl } from '#web/lib/phoneUrl.ts';
import type { PlainMessageKey } from '#web/messages/translate.ts';
import { useContact } from '#web/lib/settings.ts';
import { useMessages } from '#web/messages/useMessages.ts';

/** What a note says. */
export interface Props {
  /** The text that says what needs scripts; the whole page unless something else is said. */
  what?: PlainMessageKey | undefined;
}

/** Says what needs scripts, and how to reach the shop. */
export default function Note({ what = 'plain.page' }: Props) {
  const { t } = useMessages();
  const { phone, email } = useContact();
  return (
    <div role="note" className="notice notice-info plain-note">
      {t(what)} {t('plain.contact')}{' '}
      <a href={phoneUrl(phone)} className="link">
        {phone}
      </a>
      {' · '}
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>
    </div>
  );
}
