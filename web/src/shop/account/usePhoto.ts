import { useEffect, useRef, useState } from 'react';
import { uploadError } from '../../../../schema/review.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { useStores } from '../../lib/stores.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { uploadPicture, UploadFailure } from '../review/pictures/uploadPicture.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';
import type { Saying } from '../../lib/saying.ts';

/** A photo that is being uploaded, or whose upload failed. */
interface SentPhoto {
  file: File;
  /** The URL under which this browser shows it. */
  preview: string;
  percent: number;
}

/** The keys of the texts that say what was done. */
type Done = 'settings.photo.saved' | 'settings.photo.removed';

/** Uploads or removes the viewer's photo. */
export const usePhoto = () => {
  const { t } = useMessages();
  const stores = useStores();
  const updateProfile = useUpdateProfile();
  const [sent, setSent] = useState<SentPhoto | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Saying | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const underWay = useRef<{ abort: AbortController; preview: string } | null>(null);

  const forget = () => {
    underWay.current?.abort.abort();
    if (underWay.current) URL.revokeObjectURL(underWay.current.preview);
    underWay.current = null;
  };
  useEffect(() => forget, []);

  const keep = async (photo: string, message: Done) => {
    const result = await updateProfile({ photo });
    if (result.__typename === 'InvalidInput') return setFailure(result.message);
    setDone(message);
    setSent(null);
  };
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    setDone(null);
    try {
      await work();
    } catch (error) {
      const reason = error instanceof UploadFailure ? error.reason : errorMessage(error);
      setFailure(reason ?? t('settings.photo.failed'));
    } finally {
      setBusy(false);
    }
  };

  const send = async (file: File) => {
    forget();
    const wrong = uploadError(file);
    if (wrong !== null) {
      setSent(null);
      setDone(null);
      return setFailure(wrong);
    }
    const photo = { file, preview: URL.createObjectURL(file), percent: 0 };
    const abort = new AbortController();
    underWay.current = { abort, preview: photo.preview };
    setSent(photo);
    await act(async () => {
      const { key } = await uploadPicture(
        stores,
        file,
        (percent) => setSent((before) => before && { ...before, percent }),
        abort.signal,
      );
      await keep(key, 'settings.photo.saved');
    });
  };
  return {
    /** The photo that is shown while it is being uploaded, and after a failure. */
    sent,
    busy,
    failure,
    done,
    send: (file: File) => void send(file),
    again: () => sent && void send(sent.file),
    remove: () => void act(() => keep('', 'settings.photo.removed')),
  };
};
