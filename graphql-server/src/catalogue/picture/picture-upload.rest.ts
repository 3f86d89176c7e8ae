import type { Request, Response } from 'express';
import { MAX_UPLOAD_MEGABYTES, REVIEW_MESSAGES, UPLOAD_TYPES } from '#schema/review.ts';
import { NoPicture } from '#kernel/errors.ts';
import type { Calls } from '#platform/http/rest/calls.ts';
import { MOST_UPLOADED_BYTES, uploadReader } from '#platform/http/rest/upload.ts';

const accepted = {
  types: UPLOAD_TYPES,
  megabytes: MAX_UPLOAD_MEGABYTES,
  tooLarge: REVIEW_MESSAGES.uploadTooLarge,
  busy: REVIEW_MESSAGES.uploadLineFull,
};

/** Returns what reads the request's body. It throws NoPicture, TooLarge and Busy. */
const pictureReader = (room: number) => {
  const readUpload = uploadReader({ ...accepted, room });
  return async (request: Request, response: Response): Promise<Buffer> => {
    const body = await readUpload(request, response);
    if (!body) throw new NoPicture(REVIEW_MESSAGES.uploadType);
    return body;
  };
};

const readPicture = pictureReader(MOST_UPLOADED_BYTES);

/** However slowly visitors send, half of the room is left for customers. */
const readPictureOfVisitor = pictureReader(MOST_UPLOADED_BYTES / 2);

const stored = (key: string, response: Response) => {
  response.status(201);
  return { key, path: `/pictures/${key}` };
};

/** The body is the picture itself. For signed-in customers, visitors who have a conversation, and for admins. */
export const pictureCalls: Calls = {
  'POST /backend/pictures': async (request, context, response) => {
    const { services, conversationKey, client } = context;
    const viewer = await context.viewer();
    const talk = viewer ? null : await services.conversations.own({ viewer, keyHash: conversationKey.hash });
    const key = talk
      ? await services.pictures.addOfVisitor(talk.id, client, () => readPictureOfVisitor(request, response))
      : await services.pictures.add(await context.signedIn(), () => readPicture(request, response));
    return stored(key, response);
  },
  'POST /backend/admin/pictures': async (request, context, response) => {
    const viewer = await context.signedIn();
    const key = await context.services.productPictures.add(viewer, () => readPicture(request, response));
    return stored(key, response);
  },
};
