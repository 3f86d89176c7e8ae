import { errorMessage } from '../lib/errorMessage.ts';
import type { Translatable } from '../lib/translatable.ts';
import { useMessages } from '../messages/useMessages.ts';

interface Props {
  /** Why data could not be loaded; without it the page itself failed. */
  error?: unknown;
  /** The same as a sentence, where it is known already. */
  message?: Translatable | null;
  /** Tries again; without it there is no button. A failure is shown by the page. */
  retry?: (() => unknown) | undefined;
}

/** A page or section that could not be shown: what happened, and a button to try again. */
export const FailedState = ({ error, message = error ? errorMessage(error) : null, retry }: Props) => {
  const { t, translate } = useMessages();
  return (
    <div role="alert" className="page state-failed">
      <h2 className="heading text-xl">{t(message ? 'error.fetch' : 'error.title')}</h2>
      <p className="muted">{message ? translate(message) : t('error.page')}</p>
      {retry && (
        <button type="button" className="button" onClick={() => void Promise.resolve(retry()).catch(() => undefined)}>
          {t('error.retry')}
        </button>
      )}
    </div>
  );
};
