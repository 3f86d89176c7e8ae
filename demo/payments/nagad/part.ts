import { Router } from 'express';
import type { TwinFrame, TwinPart } from '../frame.ts';

/** The twin of Nagad. */
export const createNagadPart = (_frame: TwinFrame): TwinPart => ({
  router: Router(),
  choose: async () => {
    throw new Error('Not written yet.');
  },
});
