import { refresh } from '#web/lib/session/refresh.ts';
import type { Stores } from '#web/lib/stores.ts';

/** How long the server may be silent, in milliseconds. A long file takes longer, but always moves. */
const SILENCE_MS = 30_000;

/** Why a file could not be downloaded. */
export type CsvFailure = 'refused' | 'signedOut' | 'tooOften' | 'broken';

interface Download {
  /** Path with the query of the list. */
  path: string;
  /** The name of the file, where the server gives none. */
  usualName: string;
  signal: AbortSignal;
  /** Called with the number of rows so far. */
  onRows: (count: number) => void;
}

const LINE_BREAK = 10;

/** Counts the lines in a part of a file. Line breaks inside cells count too: it is a measure of progress. */
const linesIn = (part: Uint8Array): number => {
  let count = 0;
  for (const byte of part) if (byte === LINE_BREAK) count += 1;
  return count;
};

/**
 * Downloads a list as a CSV file. Only our own request can send the token, so it is not a plain link. A file that
 * breaks off is not saved. Returns why it failed; undefined after a success, or when it was stopped.
 */
export const downloadCsv = async (stores: Stores, wish: Download): Promise<CsvFailure | undefined> => {
  const stopped = new AbortController();
  wish.signal.addEventListener('abort', () => stopped.abort(), { once: true });
  let timer = setTimeout(() => stopped.abort(), SILENCE_MS);
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stopped.abort(), SILENCE_MS);
  };
  try {
    const token = await stores.get(refresh).freshToken();
    // oxlint-disable-next-line no-restricted-globals -- request() waits 30 seconds for all of an answer; here it is SILENCE_MS for each part
    const answer = await fetch(`${location.origin}${wish.path}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: stopped.signal,
    });
    if (!answer.ok || !answer.body) return failureOf(answer.status);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    let lines = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      hear();
      parts.push(value as Uint8Array<ArrayBuffer>);
      lines += linesIn(value);
      // The first line is the headers.
      wish.onRows(Math.max(0, lines - 1));
    }
    save(new Blob(parts, { type: 'text/csv' }), nameOf(answer) ?? wish.usualName);
    return undefined;
  } catch {
    return wish.signal.aborted ? undefined : 'broken';
  } finally {
    clearTimeout(timer);
  }
};

const failureOf = (status: number): CsvFailure => {
  if (status === 401) return 'signedOut';
  return status === 429 ? 'tooOften' : 'refused';
};

const nameOf = (answer: Response) =>
  /filename="?([\w.-]+)"?/.exec(answer.headers.get('content-disposition') ?? '')?.[1];

const save = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
