import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored } from '../storage.ts';
import { personOf } from '../token.ts';

/** Says who typed what lies in this tab. */
const OWNER = 'typed by';

/** Tells forms that are open that what was typed in them is forgotten. */
const FORGOTTEN = 'drafts-forgotten';

/** What is typed in a form, how it changes, and how it begins anew when it was sent. */
export type Draft<Values> = readonly [
  values: Values,
  change: (change: (before: Values) => Values) => void,
  forget: () => void,
];

/**
 * What is typed in a form, kept in this tab under the key until it is sent: neither a failure nor a reload loses it.
 * `parse` makes it of anything that may lie there, and must stay the same; by itself, what has the type of its beginning stays.
 */
export const useDraft = <Values extends object>(
  key: string,
  beginning: Values,
  parse: (stored: unknown, empty: Values) => Values = ofSameTypes,
): Draft<Values> => {
  const [empty] = useState(beginning);
  const [draft, show] = useState(empty);
  const latest = useRef(empty);

  useEffect(() => {
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
      write(key, JSON.stringify(latest.current));
      show(latest.current);
    },
    [key],
  );
  const forget = useCallback(() => {
    latest.current = empty;
    write(key, null);
    show(empty);
  }, [key, empty]);
  return [draft, change, forget];
};

/** Each value that is stored with the type that it has in `empty`, and of the others those. */
const ofSameTypes = <Values extends object>(stored: unknown, empty: Values): Values => {
  const kept = Object.entries(stored ?? {}).filter(
    ([name, value]) => typeof value === typeof empty[name as keyof Values],
  );
  return { ...empty, ...Object.fromEntries(kept) };
};

/** Whether a form was left with something typed in it. Never call while rendering. */
export const hasDraft = (key: string): boolean => read(key) !== null;

/** Forgets all that was typed in this tab and not sent: who signs out leaves nothing to the next person. */
export const forgetDrafts = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked: nothing lies there.
  }
  dispatchEvent(new Event(FORGOTTEN));
};

/**
 * The token has become another one, or none, here or in another tab: what was typed stays for who typed it, also when their session
 * ran out, and goes when they signed out or somebody else came.
 */
export const keepOwnDrafts = (before: string | null | undefined, next: string | null): void => {
  const isLeft =
    next === null ? readStored('sessionEnded') === null : before && personOf(before) !== personOf(next);
  if (isLeft) forgetDrafts();
};

/** Who is signed in by the stored token. */
const person = (): string | undefined => {
  const token = readStored('token');
  return token === null ? undefined : personOf(token);
};

const read = (key: string): unknown => {
  try {
    // Somebody else has come while this tab slept.
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
    // Blocked or full: it lasts as long as the page.
  }
};
