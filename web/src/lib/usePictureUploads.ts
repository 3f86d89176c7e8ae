import { useEffect, useRef, useState } from 'react';
import { uploadError } from '#schema/review.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { useStores } from './stores.ts';
import type { Translatable } from './translatable.ts';
import { UploadFailure } from './upload.ts';
import { uploadPicture, type UploadedPicture } from './uploadPicture.ts';

/** A picture that is not uploaded yet. */
export interface PendingPicture {
  id: number;
  file: File;
  /** The URL under which this browser shows it. */
  preview: string;
  percent: number;
  /** Why the upload failed; null while it is running. */
  failure: Translatable | null;
}

interface PictureLimit {
  /** How many pictures there may be. */
  most: number;
  /** The sentence for more of them. */
  tooMany: string;
}

/** Uploads the chosen pictures, all at once, and passes on each that is uploaded. `arrived` are there already. */
export const usePictureUploads = (
  { most, tooMany }: PictureLimit,
  arrived: number,
  onArrived: (picture: UploadedPicture) => void,
) => {
  const { t } = useMessages();
  const stores = useStores();
  const [pending, setPending] = useState<PendingPicture[]>([]);
  const [refusal, setRefusal] = useState<Translatable | null>(null);
  const next = useRef(1);
  const underWay = useRef(new Map<number, { abort: AbortController; preview: string }>());

  useEffect(() => {
    const all = underWay.current;
    return () => {
      for (const { abort, preview } of all.values()) {
        abort.abort();
        URL.revokeObjectURL(preview);
      }
      all.clear();
    };
  }, []);

  const change = (id: number, changes: Partial<PendingPicture>) =>
    setPending((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => {
    const one = underWay.current.get(id);
    underWay.current.delete(id);
    if (one) URL.revokeObjectURL(one.preview);
    one?.abort.abort();
    setPending((before) => before.filter((other) => other.id !== id));
  };

  const send = async ({ id, file, preview }: PendingPicture) => {
    const abort = new AbortController();
    underWay.current.set(id, { abort, preview });
    try {
      const picture = await uploadPicture(stores, file, (percent) => change(id, { percent }), abort.signal);
      if (!underWay.current.has(id)) return;
      drop(id);
      onArrived(picture);
    } catch (error) {
      const { reason, isFinal } = error instanceof UploadFailure ? error : new UploadFailure(null);
      const failure = reason ?? t('reviews.form.pictureFailed');
      if (!isFinal) return change(id, { failure });
      drop(id);
      setRefusal(failure);
    }
  };

  const add = (files: readonly File[]) => {
    const room = most - arrived - pending.length;
    const wrong = files.map(uploadError).find((message) => message !== null);
    setRefusal(wrong ?? (files.length > room ? tooMany : null));
    const taken = files
      .filter((file) => uploadError(file) === null)
      .slice(0, Math.max(0, room))
      .map((file) => ({
        id: next.current++,
        file,
        preview: URL.createObjectURL(file),
        percent: 0,
        failure: null,
      }));
    setPending((before) => [...before, ...taken]);
    for (const picture of taken) void send(picture);
  };

  const again = (picture: PendingPicture) => {
    change(picture.id, { percent: 0, failure: null });
    void send(picture);
  };
  return { pending, refusal, add, again, drop };
};
