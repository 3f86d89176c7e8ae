import {
  useRequestEmailConfirmationMutation,
  useRequestPasswordResetMutation,
} from '#web/generated/graphql.ts';
import { dataOf } from '#web/lib/dataOf.ts';

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
  return async (email: string) => {
    const variables = { input: { email: email.trim() } };
    return kind === 'newPassword'
      ? (await dataOf(newPassword({ variables }))).requestPasswordReset
      : (await dataOf(confirmation({ variables }))).requestEmailConfirmation;
  };
};
