/** What somebody says to keep an address: one description for the form and the service. */
import * as v from 'valibot';
import { ADDRESS_MESSAGES } from './address.ts';
import { profilePhone } from './customer.input.ts';
import { requiredText } from './input.ts';

const oneLine = v.transform((text: string) => text.replace(/\s+/g, ' '));

/** An address. Whether there is an upazila of that id, the service tells: the list is too heavy for every form. */
export const addressInput = v.object({
  name: v.pipe(requiredText(120, ADDRESS_MESSAGES.nameRequired, ADDRESS_MESSAGES.nameTooLong), oneLine),
  phoneNumber: profilePhone,
  upazilaId: v.pipe(v.string(), v.nonEmpty(ADDRESS_MESSAGES.upazilaRequired)),
  line: v.pipe(requiredText(300, ADDRESS_MESSAGES.lineRequired, ADDRESS_MESSAGES.lineTooLong), oneLine),
});

/** An address as typed. */
export type TypedAddress = v.InferInput<typeof addressInput>;
