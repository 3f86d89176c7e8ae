import { HOUR, type Limit } from '#platform/rate-limits/rate-limits.ts';
import type { Request, Response } from 'express';
import { MAX_UPLOAD_MEGABYTES, REVIEW_MESSAGES, UPLOAD_TYPES } from '#schema/review.ts';
import { NoPicture } from '#kernel/errors.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { uploadReader } from '#platform/http/rest/upload.ts';

const UPLOADS_BY_CUSTOMER: Limit = { name: 'uploadByCustomer', points: 60, seconds: HOUR };

const readUpload = uploadReader({
  types: UPLOAD_TYPES,
  megabytes: MAX_UPLOAD_MEGABYTES,
  tooLarge: REVIEW_MESSAGES.uploadTooLarge,
});

/** Reads the request's body. @throws NoPicture, TooLarge, QueueFull */
const readPicture = async (request: Request, response: Response): Promise<Buffer> => {
  const body = await readUpload(request, response);
  if (!body) throw new NoPicture(REVIEW_MESSAGES.uploadType);
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
