import { useDraft } from '#web/lib/form/useDraft.ts';
import type { UploadedPicture } from '#web/lib/uploadPicture.ts';

/** The draft of a review. */
export interface ReviewDraft {
  /** 0 while no star is chosen. */
  rating: number;
  text: string;
  pictures: readonly UploadedPicture[];
}

const EMPTY: ReviewDraft = { rating: 0, text: '', pictures: [] };

/** The draft of a product's review in this tab. */
export const useReviewDraft = (productId: string) => useDraft(`review ${productId}`, EMPTY, asReview);

/** Whether anything was typed or chosen. */
export const isBegun = ({ rating, text, pictures }: ReviewDraft): boolean =>
  rating > 0 || text !== '' || pictures.length > 0;

const asReview = (stored: unknown): ReviewDraft => {
  const { rating, text, pictures } = (stored ?? {}) as Partial<Record<keyof ReviewDraft, unknown>>;
  return {
    rating: typeof rating === 'number' ? rating : 0,
    text: typeof text === 'string' ? text : '',
    pictures: Array.isArray(pictures) ? pictures.filter(isPicture) : [],
  };
};

const isPicture = (value: unknown): value is UploadedPicture => {
  const { key, path } = (value ?? {}) as Partial<Record<keyof UploadedPicture, unknown>>;
  return typeof key === 'string' && typeof path === 'string';
};
