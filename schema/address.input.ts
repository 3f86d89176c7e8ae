/** The input of an address, for the form and the service. */
import * as v from 'valibot';
import { ADDRESS_MESSAGES } from './address.ts';
import { profilePhone } from './customer.input.ts';
import { requiredText } from './input.ts';

const oneLine = v.transform((text: string) => text.replace(/\s+/g, ' '));

/** An address. Whether the upazila exists is checked by the service: the list is too large for every form. */
export const addressInput = v.object({
  name: v.pipe(requiredText(120, ADDRESS_MESSAGES.nameRequired, ADDRESS_MESSAGES.nameTooLong), oneLine),
  phoneNumber: profilePhone,
  upazilaId: v.pipe(v.string(), v.nonEmpty(ADDRESS_MESSAGES.upazilaRequired)),
  line: v.pipe(requiredText(300, ADDRESS_MESSAGES.lineRequired, ADDRESS_MESSAGES.lineTooLong), oneLine),
});
