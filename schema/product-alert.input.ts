/** The inputs of the mails about products that customers ask for. */
import * as v from 'valibot';

/** A product, or a colour and size of it, that somebody waits for or no longer waits for. */
export const stockAlertInput = v.object({
  productId: v.pipe(v.string(), v.toLowerCase()),
  color: v.nullish(v.string(), null),
  size: v.nullish(v.string(), null),
  wanted: v.boolean(),
});
