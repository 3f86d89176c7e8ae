import { deletionInput } from '#schema/customer.input.ts';
import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import * as doc from '#platform/http/openapi/parts.ts';
import { bodySchemas } from '#platform/http/openapi/body-schema.ts';
import type { Schemas } from '#platform/http/openapi/types.ts';
import { restBody } from '#platform/http/rest/rest-body.ts';
import type { Module } from '#platform/module/module.ts';
import { exportsOf } from './account-data.service.ts';

/** The body of `DELETE /backend/account`, for the customer with that e-mail. */
export const deletionBody = (ownEmail: string) =>
  restBody('AccountDeletion', 'The confirmation of the deletion.', deletionInput(ownEmail), {
    email: doc.about("The customer's own e-mail address, in upper or lower case", 'you@gmail.com'),
    password: doc.about("The customer's password, if the account has one", 'your password'),
  });

/** The schemas of export and deletion. */
export const privacySchemas = (modules: readonly Module[]): Schemas => ({
  ...bodySchemas(deletionBody('')),
  AccountData: doc.answerObject('Everything that the shop stores about a person, as of one moment.', {
    madeAt: doc.instant('When the copy was made', '2026-11-20T10:15:00.000Z'),
    profile: { type: 'object', description: 'The account itself' },
    ...Object.fromEntries(
      exportsOf(modules).map(([key, { description }]) => [key, doc.listOf({ type: 'object' }, description)]),
    ),
  }),
});

/** The REST calls about export and deletion. */
export const privacyPaths = doc.documented('Accounts', {
  'DELETE /backend/account': {
    operationId: 'deleteAccount',
    summary: "Delete one's own account",
    description:
      'Deletes the account at once. Orders stay without the personal data, reviews and comments without a name; everything else is deleted.',
    security: doc.signedIn,
    body: deletionBody(''),
    responses: { 200: doc.jsonAnswer(doc.ref('Done'), 'It is done.') },
    refusals: {
      409: doc.says('Somebody must remain.', 'LAST_ADMIN', CUSTOMER_MESSAGES.lastAdmin),
      422: doc.saysOf('The address or the password is not that of the account.', {
        email: CUSTOMER_MESSAGES.emailNotYours,
      }),
      429: doc.TOO_OFTEN,
    },
  },
  'GET /backend/account/data': {
    operationId: 'downloadData',
    summary: 'Export all data of the customer',
    description: 'A JSON file to download. It contains no passwords, hashes or tokens.',
    security: doc.signedIn,
    responses: {
      200: doc.jsonAnswer(
        doc.ref('AccountData'),
        'The copy.',
        doc.header('Content-Disposition', 'The name of the file.'),
      ),
    },
    refusals: { 429: doc.TOO_OFTEN },
  },
});
