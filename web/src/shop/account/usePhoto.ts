import { useEffect, useRef, useState } from 'react';
import { uploadError } from '#schema/review.ts';
import { useUpdateProfileMutation } from '#web/generated/graphql.ts';
import { useAction } from '#web/lib/form/useAction.ts';
import { useStores } from '#web/lib/stores.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { UploadFailure } from '#web/lib/upload.ts';
import { uploadPicture } from '#web/lib/uploadPicture.ts';

/** A photo that is being uploaded, or whose upload failed. */
interface SentPhoto {
  file: File;
  /** The URL under which this browser shows it. */
  preview: string;
  percent: number;
}

/** Uploads or removes the viewer's photo. */
export const usePhoto = () => {
  const { t } = useMessages();
  const stores = useStores();
  const updateProfile = useUpdateProfileMutation();
  const [sent, setSent] = useState<SentPhoto | null>(null);
  const underWay = useRef<{ abort: AbortController; preview: string } | null>(null);

  const forget = () => {
    underWay.current?.abort.abort();
    if (underWay.current) URL.revokeObjectURL(underWay.current.preview);
    underWay.current = null;
  };
  useEffect(() => forget, []);

  /** Returns the key of the uploaded picture. */
  const upload = async (file: File): Promise<string> => {
    const abort = new AbortController();
    const preview = URL.createObjectURL(file);
    underWay.current = { abort, preview };
    setSent({ file, preview, percent: 0 });
    const onProgress = (percent: number) => setSent((before) => before && { ...before, percent });
    return (await uploadPicture(stores, file, onProgress, abort.signal)).key;
  };

  /** Uploads a file as the photo; null removes the photo. */
  const { busy, what, done, failure, run, reset } = useAction(async (file: File | null) => {
    try {
      const result = await updateProfile({ input: { photo: file ? await upload(file) : '' } });
      if (result.__typename !== 'UpdateProfileSuccess') return result;
      setSent(null);
    } catch (error) {
      if (!(error instanceof UploadFailure)) throw error;
      return error.reason ?? t('settings.photo.failed');
    }
  });

  const send = (file: File) => {
    forget();
    const wrong = uploadError(file);
    if (wrong === null) return void run(file);
    setSent(null);
    reset(wrong);
  };
  return {
    /** The photo that is shown while it is being uploaded, and after a failure. */
    sent,
    busy,
    failure,
    /** The key of the text that says what was done. */
    done: done && (what ? ('settings.photo.saved' as const) : ('settings.photo.removed' as const)),
    send,
    again: () => sent && send(sent.file),
    remove: () => void run(null),
  };
};
