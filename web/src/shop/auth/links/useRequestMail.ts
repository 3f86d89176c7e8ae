import {
  useRequestEmailConfirmationMutation,
  useRequestPasswordResetMutation,
  type RequestPasswordResetMutation,
} from '../../../generated/graphql.ts';

/* GraphQL */ `
  mutation RequestPasswordReset($input: RequestMailInput!) {
    requestPasswordReset(input: $input) {
      __typename
      ... on RequestMailSuccess {
        message
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/* GraphQL */ `
  mutation RequestEmailConfirmation($input: RequestMailInput!) {
    requestEmailConfirmation(input: $input) {
      __typename
      ... on RequestMailSuccess {
        message
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;

/** The purpose of the requested mail. */
export type MailKind = 'newPassword' | 'confirmation';

/** Requests a mail with a link, and returns the result. Throws when no response came. */
export const useRequestMail = (kind: MailKind) => {
  const [newPassword] = useRequestPasswordResetMutation();
  const [confirmation] = useRequestEmailConfirmationMutation();
  return async (email: string): Promise<RequestPasswordResetMutation['requestPasswordReset']> => {
    const variables = { input: { email: email.trim() } };
    const answer =
      kind === 'newPassword'
        ? (await newPassword({ variables })).data?.requestPasswordReset
        : (await confirmation({ variables })).data?.requestEmailConfirmation;
    if (!answer) throw new Error('The shop gave no answer.');
    return answer;
  };
};
