import { promisify } from 'node:util';
import { HOUR, type Limit } from '../rate-limits.ts';
import express, { type Request, type Response } from 'express';
import { MAX_UPLOAD_MEGABYTES, REVIEW_MESSAGES, UPLOAD_TYPES } from '../../../schema/review.ts';
import { NoPicture, TooLarge } from '../errors.ts';
import type { Call, Calls } from '../http/rest/rest.ts';

const UPLOADS_BY_CUSTOMER: Limit = { name: 'uploadByCustomer', points: 60, seconds: HOUR };

const readBytes = promisify(
  express.raw({ type: [...UPLOAD_TYPES], limit: MAX_UPLOAD_MEGABYTES * 1024 * 1024, inflate: false }),
);

/** Reads the request's body. @throws NoPicture, TooLarge */
const readPicture = async (request: Request, response: Response): Promise<Buffer> => {
  try {
    await readBytes(request, response);
  } catch (error) {
    const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
    throw isTooLarge ? new TooLarge(REVIEW_MESSAGES.uploadTooLarge) : error;
  }
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) throw new NoPicture(REVIEW_MESSAGES.uploadType);
  return body;
};

const uploadPicture: Call = async (request, context, response) => {
  const viewer = await context.signedIn();
  // Refused pictures do not count as pictures of the day, but they cost time as well.
  await context.services.limits.take(UPLOADS_BY_CUSTOMER, viewer.id);
  const key = await context.services.pictures.add(viewer, () => readPicture(request, response));
  response.status(201);
  return { key, path: `/pictures/${key}` };
};

const uploadProductPicture: Call = async (request, context, response) => {
  const viewer = await context.signedIn();
  const key = await context.services.productPictures.add(viewer, () => readPicture(request, response));
  response.status(201);
  return { key, path: `/pictures/${key}` };
};

/** The body is the picture itself. For signed-in customers, and for admins. */
export const pictureCalls: Calls = {
  'POST /backend/pictures': uploadPicture,
  'POST /backend/admin/pictures': uploadProductPicture,
};
