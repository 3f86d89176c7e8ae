import { PICTURE_FORMATS, PICTURE_WIDTHS, SHARED_PICTURE } from '#schema/limits.ts';
import {
  MAX_UPLOAD_MEGABYTES,
  MAX_UPLOADS_A_DAY,
  REVIEW_MESSAGES,
  UPLOAD_PIXELS,
  UPLOAD_TYPES,
} from '#schema/review.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';

const exampleKey = 'upload/6f0c2c52-6f0f-4c5e-9d43-0f6c1f0a7d15';

/** The schemas of pictures. */
export const pictureSchemas: Schemas = {
  UploadedPicture: doc.answerObject('The picture is stored.', {
    key: doc.text(
      'Key of the picture, for `pictures` of the mutations `addReview` and `sendMessage`, and `photo` of `updateProfile`',
      exampleKey,
    ),
    path: doc.text('Path of the picture: append `/{width}.{format}`', `/pictures/${exampleKey}`),
  }),
};

const pictureBody = {
  required: true as const,
  description: `The file itself, at most ${MAX_UPLOAD_MEGABYTES} MB and ${UPLOAD_PIXELS.streamed} million pixels; a WebP, a progressive JPEG or an interlaced PNG ${UPLOAD_PIXELS.whole} million, an AVIF ${UPLOAD_PIXELS.avif} million.`,
  content: Object.fromEntries(UPLOAD_TYPES.map((type) => [type, {}])),
};

const pictureRefusals = {
  400: doc.says(
    'The request was broken off, or the body cannot be read.',
    'BAD_USER_INPUT',
    'The request was broken off.',
  ),
  413: doc.says(
    'The picture has too many bytes or pixels.',
    'TOO_LARGE',
    REVIEW_MESSAGES.uploadTooLarge,
    REVIEW_MESSAGES.uploadTooManyPixels,
  ),
  415: doc.says(
    'The body is not a complete picture of one of these types.',
    'NO_PICTURE',
    REVIEW_MESSAGES.uploadType,
    REVIEW_MESSAGES.uploadUnreadable,
  ),
  503: doc.says(
    'Too many pictures are being processed, this one took too long, or pictures cannot be stored; the header `Retry-After` says how many seconds to wait.',
    'UNAVAILABLE',
    REVIEW_MESSAGES.uploadLineFull,
    REVIEW_MESSAGES.uploadGivenUp,
    REVIEW_MESSAGES.picturesDown,
  ),
};

/** The REST calls about pictures. */
export const picturePaths = doc.documented('Catalogue', {
  'POST /backend/pictures': {
    operationId: 'uploadPicture',
    summary: 'Upload a picture',
    description: `A picture for a review or a message of one's own, or a photo of oneself; of a visitor who has written to the shop, by the cookie of their conversation, for their messages. The server draws it afresh, upright, at most ${Math.max(...PICTURE_WIDTHS)} pixels wide and high, and keeps nothing else of the file: no place, no camera. At most ${MAX_UPLOADS_A_DAY} in 24 hours.`,
    security: doc.signedIn,
    requestBody: pictureBody,
    responses: { 201: doc.jsonAnswer(doc.ref('UploadedPicture'), 'The picture is stored.') },
    refusals: {
      ...pictureRefusals,
      429: `${MAX_UPLOADS_A_DAY} pictures were uploaded in the last 24 hours, too many were refused, or several of this customer are still being read. Of visitors all uploads from their address count.`,
    },
  },
  'POST /backend/admin/pictures': {
    operationId: 'uploadProductPicture',
    summary: 'Upload a picture of a product',
    description: `A picture for the mutation \`saveProduct\`. The server draws it afresh, upright, at most ${Math.max(...PICTURE_WIDTHS)} pixels wide and high, and keeps nothing else of the file. It is removed after a week unless a product was saved with it. For admins.`,
    security: doc.staff('CATALOGUE'),
    requestBody: pictureBody,
    responses: { 201: doc.jsonAnswer(doc.ref('UploadedPicture'), 'The picture is stored.') },
    refusals: {
      ...pictureRefusals,
      429: 'Too many pictures were uploaded within an hour, or several of this admin are still being read.',
    },
  },
  'GET /pictures/{key}/{file}': {
    operationId: 'showPicture',
    summary: 'Load a picture',
    description:
      'A picture in the requested width and format, never larger than the original; or as `share.jpg`, for previews of links. It may be cached for ever: a changed picture gets another key.',
    parameters: [
      doc.pathId(
        'key',
        "Key of the picture, as in a product's picture URLs; it may contain a slash.",
        'demo/sony-wh-1000xm5-1',
      ),
      doc.pathId(
        'file',
        `\`{width}.{format}\`. Widths: ${PICTURE_WIDTHS.join(', ')}. Formats: ${PICTURE_FORMATS.join(', ')}. Or \`share.jpg\`: ${SHARED_PICTURE.width} by ${SHARED_PICTURE.height} pixels.`,
        '480.avif',
      ),
    ],
    responses: {
      200: {
        description: 'The picture.',
        headers: { ETag: { schema: { type: 'string' }, description: 'Changes with the picture.' } },
        content: { 'image/avif': {}, 'image/webp': {}, 'image/jpeg': {} },
      },
    },
    refusals: {
      400: doc.says(
        'The width or the format is not one of those.',
        'BAD_USER_INPUT',
        `Pictures come in these formats: ${PICTURE_FORMATS.join(', ')}.`,
      ),
      404: doc.says('There is no such picture.', 'NOT_FOUND', 'There is no such picture.'),
      429: doc.SPENT,
      503: doc.says(
        'The original cannot be read, or too many pictures are being drawn; the header `Retry-After` says how many seconds to wait.',
        'UNAVAILABLE',
        REVIEW_MESSAGES.picturesDown,
      ),
    },
  },
});
