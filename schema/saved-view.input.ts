/** The input of a saved view, for the form and the service. */
import * as v from 'valibot';
import { requiredText } from './input.ts';
import { MAX_VIEW_NAME_LENGTH, MAX_VIEW_QUERY_LENGTH, SAVED_VIEW_LISTS, SAVED_VIEW_MESSAGES } from './saved-view.ts';

/** A view to save. */
export const savedViewInput = v.object({
  list: v.picklist(SAVED_VIEW_LISTS),
  name: requiredText(MAX_VIEW_NAME_LENGTH, SAVED_VIEW_MESSAGES.nameRequired, SAVED_VIEW_MESSAGES.nameTooLong),
  query: v.pipe(v.string(), v.maxLength(MAX_VIEW_QUERY_LENGTH, SAVED_VIEW_MESSAGES.queryTooLong)),
});
