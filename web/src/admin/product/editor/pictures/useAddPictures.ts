import { useEffect, useRef, useState } from 'react';
import { uploadError } from '#schema/review.ts';
import { useFetchProductPictureMutation } from '#web/generated/graphql.ts';
import { errorMessage } from '#web/lib/errorMessage.ts';
import { useStores } from '#web/lib/stores.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { UploadFailure } from '#web/lib/upload.ts';
import { uploadPicture } from '#web/lib/uploadPicture.ts';
import { useMessages } from '#web/messages/useMessages.ts';
import { typedPicture } from '../stored.ts';
import type { TypedPicture } from '../values.ts';

/* GraphQL */ `
  mutation FetchProductPicture($url: String!) {
    fetchProductPicture(url: $url) {
      ... on FetchProductPictureSuccess {
        picture {
          key
          path
        }
      }
    }
  }
`;

/** A picture that is on its way, or was refused. */
export interface PendingPicture {
  id: number;
  /** Name of the file, or the URL. */
  name: string;
  source: File | string;
  /** How much of an upload is sent; null while it waits, or is fetched. */
  percent: number | null;
  /** Why it was refused; null while it is on its way. */
  failure: Translatable | null;
  /** Whether it was refused for what it is; it goes when others are added. */
  isFinal: boolean;
}

/** Uploads files and fetches URLs, one after the other, and passes on each picture that has arrived. */
export const useAddPictures = (onArrived: (picture: TypedPicture) => void) => {
  const { t } = useMessages();
  const stores = useStores();
  const fetchPicture = useFetchProductPictureMutation();
  const [pending, setPending] = useState<PendingPicture[]>([]);
  const next = useRef(1);
  const line = useRef<Promise<void>>(Promise.resolve());
  const underWay = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = underWay.current;
    return () => {
      for (const abort of all.values()) abort.abort();
      all.clear();
    };
  }, []);

  const change = (id: number, changes: Partial<PendingPicture>) =>
    setPending((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => {
    underWay.current.get(id)?.abort();
    underWay.current.delete(id);
    setPending((before) => before.filter((one) => one.id !== id));
  };

  const arrive = async ({ id, source }: PendingPicture, signal: AbortSignal) => {
    if (typeof source !== 'string') {
      const wrong = uploadError(source);
      if (wrong !== null) throw new UploadFailure(wrong, true);
      return uploadPicture(stores, source, (percent) => change(id, { percent }), signal, '/backend/admin/pictures');
    }
    const result = await fetchPicture({ url: source });
    if (result.__typename === 'InvalidInput') throw new UploadFailure(result);
    return result.picture;
  };
  const send = async (one: PendingPicture) => {
    const abort = underWay.current.get(one.id);
    if (!abort) return;
    try {
      const picture = await arrive(one, abort.signal);
      if (!underWay.current.has(one.id)) return;
      drop(one.id);
      onArrived(typedPicture(picture));
    } catch (error) {
      const { reason, isFinal } = error instanceof UploadFailure ? error : new UploadFailure(errorMessage(error));
      change(one.id, { percent: null, failure: reason ?? t('admin.editor.pictures.failed'), isFinal });
    }
  };
  const begin = (one: PendingPicture) => {
    underWay.current.set(one.id, new AbortController());
    line.current = line.current.then(() => send(one));
  };

  return {
    pending,
    add: (sources: readonly (File | string)[]) => {
      const added = sources.map((source) => ({
        id: next.current++,
        name: typeof source === 'string' ? source : source.name,
        source,
        percent: null,
        failure: null,
        isFinal: false,
      }));
      setPending((before) => [...before.filter(({ isFinal }) => !isFinal), ...added]);
      for (const one of added) begin(one);
    },
    again: (one: PendingPicture) => {
      change(one.id, { percent: null, failure: null });
      begin(one);
    },
    drop,
  };
};
