import { useState, type FormEvent } from 'react';
import { errorMessage } from './errorMessage.ts';
import { goToField } from './goToField.ts';
import type { Saying } from './saying.ts';

interface Submission {
  /** Id of the first control that breaks a rule; null when all is right. Shows what is wrong. */
  firstWrong: () => string | null;
  /** Sends it; what it answers is said under the form. */
  send: () => Promise<string | void>;
}

/** Sending a form: once at a time, when every field is right; what kept it from arriving is said until it is sent again. */
export const useSubmit = ({ firstWrong, send }: Submission) => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Saying | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setWrong(null);
    const field = firstWrong();
    if (field !== null) return goToField(field);
    setBusy(true);
    try {
      setWrong((await send()) ?? null);
    } catch (error) {
      setWrong(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, submit };
};
