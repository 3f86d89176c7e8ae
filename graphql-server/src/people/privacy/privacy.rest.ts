import { CUSTOMER_MESSAGES } from '#schema/customer.ts';
import { withBody } from '#platform/http/rest/rest-body.ts';
import type { Call, Calls } from '#platform/http/rest/calls.ts';
import { deletionBody } from './privacy.openapi.ts';

const deleteAccount: Call = async (request, { services, client, cookies, signedIn }) => {
  const viewer = await signedIn();
  await withBody(request.body, deletionBody(viewer.email), (input) =>
    services.deletions.deleteAccount(viewer, input, client),
  );
  cookies.forgetTokens();
  return { message: CUSTOMER_MESSAGES.accountDeleted };
};

/** Downloads the export, indented so that people can read it. */
const downloadData: Call = async (_request, { services, client, signedIn }, response) => {
  const data = await services.accountData.exportOf(await signedIn(), client);
  response.attachment(`haat-my-data-${data.madeAt.slice(0, 10)}.json`);
  response.send(JSON.stringify(data, null, 2));
};

/** For signed-in customers, about themselves. */
export const privacyCalls: Calls = {
  'GET /backend/account/data': downloadData,
  'DELETE /backend/account': deleteAccount,
};
