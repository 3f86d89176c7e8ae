import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored } from '../storage.ts';
import { personOf } from '../token.ts';
import { FORGOTTEN } from './forgetDrafts.ts';

/** The key in session storage of the customer who typed the drafts in this tab. */
const OWNER = 'typed by';

/** What is typed in a form, how it changes, and how it begins anew when it was sent. */
export type Draft<Values> = readonly [
  values: Values,
  change: (change: (before: Values) => Values) => void,
  forget: () => void,
];

/**
 * The values typed in a form, stored in this tab under the key until they are sent: neither a failure nor a reload
 * loses them. Without a key they last as long as the form. `parse` makes it of anything that may lie there, and must
 * stay the same; by itself, what has the type of its beginning stays.
 */
export const useDraft = <Values extends object>(
  key: string | null,
  beginning: Values,
  parse: (stored: unknown, empty: Values) => Values = ofSameTypes,
): Draft<Values> => {
  const [empty] = useState(beginning);
  const [draft, show] = useState(empty);
  const latest = useRef(empty);

  useEffect(() => {
    if (key === null) return;
    latest.current = parse(read(key), empty);
    show(latest.current);
  }, [key, parse, empty]);

  useEffect(() => {
    const begin = () => {
      latest.current = empty;
      show(empty);
    };
    addEventListener(FORGOTTEN, begin);
    return () => removeEventListener(FORGOTTEN, begin);
  }, [empty]);

  const change = useCallback(
    (changed: (before: Values) => Values) => {
      latest.current = changed(latest.current);
      if (key !== null) write(key, JSON.stringify(latest.current));
      show(latest.current);
    },
    [key],
  );
  const forget = useCallback(() => {
    latest.current = empty;
    if (key !== null) write(key, null);
    show(empty);
  }, [key, empty]);
  return [draft, change, forget];
};

/** Returns the stored values that have the same type as in `empty`, and those of `empty` for the others. */
const ofSameTypes = <Values extends object>(stored: unknown, empty: Values): Values => {
  const usable = Object.entries(stored ?? {}).filter(
    ([name, value]) => typeof value === typeof empty[name as keyof Values],
  );
  return { ...empty, ...Object.fromEntries(usable) };
};

/** Whether there is a draft under the key. Never call while rendering. */
export const hasDraft = (key: string): boolean => read(key) !== null;

/** The id of the customer of the stored token. */
const person = (): string | undefined => {
  const token = readStored('token');
  return token === null ? undefined : personOf(token);
};

const read = (key: string): unknown => {
  try {
    // Somebody else has signed in while this tab was suspended.
    const [owner, now] = [sessionStorage.getItem(OWNER), person()];
    if (owner !== null && now !== undefined && now !== owner) sessionStorage.clear();
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else {
      sessionStorage.setItem(key, text);
      const owner = person();
      if (owner !== undefined) sessionStorage.setItem(OWNER, owner);
    }
  } catch {
    // Storage is blocked or full: the draft lasts as long as the page.
  }
};
