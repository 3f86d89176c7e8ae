/** Constants and sentences of reviews, comments and their pictures, for pages and services. */

/** Reviews or comments per page (spec §9). */
export const REVIEW_PAGE_SIZE = 5;

/** The most characters of a comment. */
export const MAX_COMMENT_LENGTH = 1000;

/** The most characters of a review. */
export const MAX_REVIEW_LENGTH = 2000;

/** The most pictures of a review. */
export const MAX_REVIEW_PICTURES = 4;

/** Media types of pictures that customers may upload. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The most megabytes (of 1,048,576 bytes) of an uploaded picture. */
export const MAX_UPLOAD_MEGABYTES = 8;

/**
 * The most megapixels of an uploaded picture, by its decoder: most decoders read a picture line by line; those of WebP,
 * progressive JPEG and interlaced PNG keep the whole picture in memory; that of AVIF needs some 18 bytes per pixel.
 */
export const UPLOAD_PIXELS = { streamed: 50, whole: 24, avif: 12 } as const;

/** The most pictures that one customer may upload in 24 hours. */
export const MAX_UPLOADS_A_DAY = 40;

/** The most characters of the shop's answer to a review or comment. */
export const MAX_ANSWER_LENGTH = 1000;

/** The most characters of the reason of a rejection. */
export const MAX_REJECTION_LENGTH = 500;

/** Reviews and comments. */
export const OPINION_KINDS = ['REVIEW', 'COMMENT'] as const;

/** One of them. */
export type OpinionKind = (typeof OPINION_KINDS)[number];

/** Whether shoppers see a review or comment. */
export const OPINION_STATES = ['WAITING', 'PUBLISHED', 'REJECTED'] as const;

/** One of them. */
export type OpinionState = (typeof OPINION_STATES)[number];

/** Why a review is not accepted. */
export const REVIEW_REFUSALS = ['NOT_RECEIVED', 'ALREADY_REVIEWED'] as const;

/** One of them. */
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number];

/** Sentences about reviews, comments and their pictures. */
export const REVIEW_MESSAGES = {
  commentRequired: 'Comment is required',
  commentTooLong: `Comment is too long: ${MAX_COMMENT_LENGTH} characters at most`,
  ratingRequired: 'Please choose 1 to 5 stars',
  reviewRequired: 'Review is required',
  reviewTooLong: `Review is too long: ${MAX_REVIEW_LENGTH} characters at most`,
  reasonRequired: 'Please say why, for the author to read',
  reasonTooLong: `Reason is too long: ${MAX_REJECTION_LENGTH} characters at most`,
  answerTooLong: `Answer is too long: ${MAX_ANSWER_LENGTH} characters at most`,
  answeredMeanwhile: 'Somebody else has answered meanwhile. Compare, then save again.',
  tooManyPictures: `Too many pictures: ${MAX_REVIEW_PICTURES} at most`,
  notYourPicture: 'This picture is not one that you uploaded.',
  noSuchProduct: 'This product is not in the shop.',
  notReceived: 'Only those who bought this product here and received it can review it.',
  alreadyReviewed: 'You have reviewed this product already.',
  uploadType: 'Pictures can be JPEG, PNG, WebP or AVIF files.',
  uploadUnreadable: 'This file cannot be read as a picture. Please choose another one.',
  uploadTooLarge: `The picture is too large: ${MAX_UPLOAD_MEGABYTES} MB at most.`,
  uploadTooManyPixels: `The picture has too many pixels: ${UPLOAD_PIXELS.streamed} million at most.`,
  uploadTooManyPixelsWhole: `The picture has too many pixels: a WebP, a progressive JPEG or an interlaced PNG has ${UPLOAD_PIXELS.whole} million at most.`,
  uploadTooManyPixelsAvif: `The picture has too many pixels: an AVIF has ${UPLOAD_PIXELS.avif} million at most. As a JPEG it may have more.`,
  uploadsAtOnce: 'Some of your pictures are still being read. Please try again in a moment.',
  uploadLineFull: 'Many pictures are being read just now. Please try again in a moment.',
  uploadGivenUp: 'Reading this picture took too long. Please try again in a moment, or choose a smaller one.',
  picturesDown: 'Pictures cannot be stored or shown just now. Please try again in a few minutes.',
  tooManyUploads: `You have uploaded ${MAX_UPLOADS_A_DAY} pictures in one day. Please try again tomorrow.`,
} as const;

/** Returns the message for a file to upload, or null if it may be uploaded. */
export const uploadError = (file: { type: string; size: number }): string | null => {
  if (!UPLOAD_TYPES.some((type) => type === file.type)) return REVIEW_MESSAGES.uploadType;
  return file.size > MAX_UPLOAD_MEGABYTES * 1024 * 1024 ? REVIEW_MESSAGES.uploadTooLarge : null;
};
