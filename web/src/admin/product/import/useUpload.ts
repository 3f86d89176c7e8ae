import { useEffect, useRef, useState } from 'react';
import { MAX_IMPORT_MEGABYTES } from '#schema/product-csv.ts';
import { IMPORT_MESSAGES } from '#schema/product-import.ts';
import { FAILURE_MESSAGES } from '#web/lib/failures.ts';
import { useStores } from '#web/lib/stores.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { UploadFailure } from '#web/lib/upload.ts';
import { uploadFile } from './uploadFile.ts';

interface UploadState {
  /** The file that is, or was last, uploaded; kept after a failure, so that it can be sent again. */
  file: File | null;
  /** How much of it has arrived; null while nothing is uploaded. */
  percent: number | null;
  failure: Translatable | null;
}

const IDLE: UploadState = { file: null, percent: null, failure: null };

/** Uploads a file of products, one at a time; leaving the page ends it. */
export const useUpload = (corrects: string | null, onDone: (importId: string) => void) => {
  const stores = useStores();
  const [state, setState] = useState(IDLE);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    if (stop.current) return;
    if (file.size > MAX_IMPORT_MEGABYTES * 1024 * 1024)
      return setState({ file, percent: null, failure: IMPORT_MESSAGES.fileTooLarge });
    const control = new AbortController();
    stop.current = control;
    setState({ file, percent: 0, failure: null });
    const onProgress = (percent: number) => setState((before) => ({ ...before, percent }));
    try {
      const id = await uploadFile(stores, { file, corrects, onProgress, signal: control.signal });
      setState(IDLE);
      onDone(id);
    } catch (error) {
      if (!(error instanceof UploadFailure)) throw error;
      if (!control.signal.aborted)
        setState({ file, percent: null, failure: error.reason ?? FAILURE_MESSAGES.unreachable });
    } finally {
      stop.current = null;
    }
  };
  return { ...state, send, again: () => state.file && send(state.file) };
};
