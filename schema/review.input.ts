/** The inputs of reviews and comments, for forms and services. */
import * as v from 'valibot';
import { requiredText } from './input.ts';
import {
  MAX_ANSWER_LENGTH,
  MAX_COMMENT_LENGTH,
  MAX_REJECTION_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_PICTURES,
  REVIEW_MESSAGES,
} from './review.ts';

/** A comment. */
export const commentInput = v.object({
  text: requiredText(MAX_COMMENT_LENGTH, REVIEW_MESSAGES.commentRequired, REVIEW_MESSAGES.commentTooLong),
});

const { ratingRequired } = REVIEW_MESSAGES;

/** A review; `rating` is 0 while no star was chosen, `pictures` are keys of uploaded pictures. */
export const reviewInput = v.object({
  rating: v.pipe(
    v.number(ratingRequired),
    v.integer(ratingRequired),
    v.minValue(1, ratingRequired),
    v.maxValue(5, ratingRequired),
  ),
  text: requiredText(MAX_REVIEW_LENGTH, REVIEW_MESSAGES.reviewRequired, REVIEW_MESSAGES.reviewTooLong),
  pictures: v.pipe(
    v.array(v.string()),
    v.maxLength(MAX_REVIEW_PICTURES, REVIEW_MESSAGES.tooManyPictures),
    v.readonly(),
  ),
});

/** The rejection of a review or comment. */
export const opinionRejectionInput = v.object({
  reason: requiredText(MAX_REJECTION_LENGTH, REVIEW_MESSAGES.reasonRequired, REVIEW_MESSAGES.reasonTooLong),
});

/** The shop's answer to a review or comment; empty for none. */
export const answerInput = v.object({
  text: v.pipe(v.string(), v.trim(), v.maxLength(MAX_ANSWER_LENGTH, REVIEW_MESSAGES.answerTooLong)),
});
