import { useRequestEmailConfirmationMutation, useRequestPasswordResetMutation } from '#web/generated/graphql.ts';

/* GraphQL */ `
  mutation RequestPasswordReset($input: RequestMailInput!) {
    requestPasswordReset(input: $input) {
      ... on RequestMailSuccess {
        message
      }
    }
  }
`;

/* GraphQL */ `
  mutation RequestEmailConfirmation($input: RequestMailInput!) {
    requestEmailConfirmation(input: $input) {
      ... on RequestMailSuccess {
        message
      }
    }
  }
`;

/** The purpose of the requested mail. */
export type MailKind = 'newPassword' | 'confirmation';

/** Requests a mail with a link, and returns the result. Throws when no response came. */
export const useRequestMail = (kind: MailKind) => {
  const newPassword = useRequestPasswordResetMutation();
  const confirmation = useRequestEmailConfirmationMutation();
  const send = kind === 'newPassword' ? newPassword : confirmation;
  return (email: string) => send({ input: { email: email.trim() } });
};
