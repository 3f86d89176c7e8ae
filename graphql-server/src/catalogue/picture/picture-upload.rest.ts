import type { Request, Response } from 'express';
import { MAX_UPLOAD_MEGABYTES, REVIEW_MESSAGES, UPLOAD_TYPES } from '#schema/review.ts';
import { NoPicture } from '#kernel/errors.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { uploadReader } from '#platform/http/rest/upload.ts';

const readUpload = uploadReader({
  types: UPLOAD_TYPES,
  megabytes: MAX_UPLOAD_MEGABYTES,
  tooLarge: REVIEW_MESSAGES.uploadTooLarge,
  busy: REVIEW_MESSAGES.uploadLineFull,
});

/** Reads the request's body. @throws NoPicture, TooLarge, Busy */
const readPicture = async (request: Request, response: Response): Promise<Buffer> => {
  const body = await readUpload(request, response);
  if (!body) throw new NoPicture(REVIEW_MESSAGES.uploadType);
  return body;
};

const uploadTo =
  (service: 'pictures' | 'productPictures'): Call =>
  async (request, context, response) => {
    const viewer = await context.signedIn();
    const key = await context.services[service].add(viewer, () => readPicture(request, response));
    response.status(201);
    return { key, path: `/pictures/${key}` };
  };

/** The body is the picture itself. For signed-in customers, and for admins. */
export const pictureCalls: Calls = {
  'POST /backend/pictures': uploadTo('pictures'),
  'POST /backend/admin/pictures': uploadTo('productPictures'),
};
