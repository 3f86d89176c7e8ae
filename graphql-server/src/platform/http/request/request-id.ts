import type { Response } from 'express';

/** Returns the id that the front has given to a request. */
export const requestIdOf = (response: Response): string => String(response.locals['requestId']);
